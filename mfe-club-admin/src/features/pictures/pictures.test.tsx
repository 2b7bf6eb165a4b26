import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnPhoto } from '../../testing/factories';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null, applyAccept: false });
const LIST = 'GET /club-admin/photos';
const ADD = 'POST /club-admin/photos';
const file = (name = 'match.jpg', bytes = 20) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

const show = (answers = {}) => showClubAdmin('/club-admin?tab=profile', answers);

beforeEach(beLoggedIn);

describe('the club’s pictures', () => {
  it('show their state', async () => {
    await show({
      [LIST]: {
        body: [
          anOwnPhoto(),
          anOwnPhoto({ id: 6, state: 'held', suffix: '?until=1&signature=x', description: 'Our pitch' }),
          anOwnPhoto({
            id: 7,
            state: 'refused',
            key: null,
            reason: 'A name can be read.',
            description: 'Team',
          }),
        ],
      },
    });
    const shown = await screen.findByRole('img', { name: 'Under tens after a match' });
    expect(shown).toHaveAttribute('src', `/api/photos/${'a'.repeat(24)}/800.webp`);
    expect(screen.getByRole('img', { name: 'Our pitch' })).toHaveAttribute(
      'src',
      expect.stringContaining('?until=1&signature=x'),
    );
    expect(screen.getByText('Waiting for a moderator')).toBeVisible();
    expect(screen.getByText('A name can be read.')).toBeVisible();
    expect(screen.getByText('No logo uploaded')).toBeVisible();
    await expectAccessible();
  });

  it('are sent with a description and an answer about children', async () => {
    const { api, calls } = await show();
    await user.click(await screen.findByRole('button', { name: 'Add a photo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a photo' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Please choose a picture')).toBeVisible();
    expect(dialog.getByText('Please describe the picture for people who can’t see it')).toBeVisible();
    expect(dialog.getByText('Please say whether children can be recognised')).toBeVisible();
    await user.upload(dialog.getByLabelText('A photo'), file());
    await fillIn(dialog.getByRole('textbox', { name: /^What it shows/ }), 'Our pitch');
    await user.click(dialog.getByRole('radio', { name: 'Yes' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Please confirm that parents or carers have agreed')).toBeVisible();
    await expectAccessible();
    await user.click(dialog.getByRole('checkbox', { name: /^The parents or carers/ }));
    api.answer(ADD, { status: 201, body: anOwnPhoto({ state: 'held' }) });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { query } = calls(ADD)[0]!;
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ kind: 'photo', description: 'Our pitch', showsChildren: 'true', hasConsent: 'true' },
    });
    expect(calls(LIST)).toHaveLength(2);
  });

  it('say what is wrong with a picture', async () => {
    const words = 'SVG files can’t be used. Please send a JPEG, PNG or WebP picture';
    const body = { statusCode: 400, message: words, error: 'Bad Request', fields: { file: words } };
    const { calls } = await show({ [ADD]: { status: 400, body } });
    await user.click(await screen.findByRole('button', { name: 'Add a logo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add the club’s logo' }));
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await user.upload(dialog.getByLabelText('The club’s logo'), file('large.jpg', 10_500_000));
    expect(await dialog.findByText(/larger than 10 MB/)).toBeVisible();
    await user.upload(dialog.getByLabelText('The club’s logo'), file('crest.svg'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(`crest.svg: ${words}`)).toBeVisible();
    expect(calls(ADD)).toHaveLength(1);
  });

  it('are moved, replaced, and deleted once that is confirmed', async () => {
    const photos = [1, 2, 3].map((id) => anOwnPhoto({ id, description: `Photo ${id}` }));
    const { calls } = await show({
      [LIST]: { body: photos },
      'PATCH /club-admin/photos/2': { body: photos[1] },
      'DELETE /club-admin/photos/3': { status: 204 },
    });
    await user.click(await screen.findByRole('button', { name: 'Move “Photo 2” up' }));
    await waitFor(() => expect(calls('PATCH /club-admin/photos/2')[0]?.body).toEqual({ position: 0 }));
    expect(screen.queryByRole('button', { name: 'Add a photo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Replace “Photo 1”' }));
    expect(await screen.findByRole('dialog', { name: 'Replace this photo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Delete “Photo 3”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this photo?' }));
    expect(calls('DELETE /club-admin/photos/3')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls('DELETE /club-admin/photos/3')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Visuals' })).toHaveFocus());
  });
});
