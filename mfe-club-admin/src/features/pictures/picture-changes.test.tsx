import { fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { movePhoto } from '../../api/move-photo';
import { anOwnPhoto } from '../../testing/factories';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });
const LIST = 'GET /club-admin/photos';
const CHANGE = 'PATCH /club-admin/photos/1';
const PHOTOS = [1, 2, 3].map((id) => anOwnPhoto({ id, description: `Photo ${id}` }));

const shown = () =>
  screen.getAllByRole('img', { name: /^Photo \d$/ }).map((image) => image.getAttribute('alt'));
const down = () => screen.findByRole('button', { name: 'Move “Photo 1” down' });

beforeEach(beLoggedIn);

describe('the order of a club’s photos', () => {
  it('changes at once, is announced, and the focus stays on the button', async () => {
    let answered = () => {};
    const answer = new Promise<void>((resolve) => (answered = resolve));
    const { api } = await showClubAdmin('/club-admin?tab=profile', {
      [LIST]: { body: PHOTOS },
      [CHANGE]: async () => {
        await answer;
        return { body: PHOTOS[0] };
      },
    });
    await user.click(await down());
    expect(shown()).toEqual(['Photo 2', 'Photo 1', 'Photo 3']);
    expect(await down()).toHaveFocus();
    api.answer(LIST, { body: [PHOTOS[1], PHOTOS[0], PHOTOS[2]] });
    answered();
    expect(await screen.findByText('“Photo 1” is now number 2 of 3')).toHaveAttribute('role', 'status');
    expect(shown()).toEqual(['Photo 2', 'Photo 1', 'Photo 3']);
  });

  it('can be changed by keyboard to the end, where the button stays but does nothing', async () => {
    const { calls } = await showClubAdmin('/club-admin?tab=profile', {
      [LIST]: { body: PHOTOS.slice(0, 2) },
      [CHANGE]: () => new Promise(() => {}),
    });
    (await down()).focus();
    await user.keyboard('{Enter}');
    expect(await down()).toHaveFocus();
    expect(await down()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(calls(CHANGE)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Move “Photo 1” up' })).not.toHaveAttribute('aria-disabled');
  });

  it('goes back when the server refuses', async () => {
    await showClubAdmin('/club-admin?tab=profile', {
      [LIST]: { body: PHOTOS },
      [CHANGE]: { status: 503, body: { statusCode: 503, message: 'Not now', error: 'Service Unavailable' } },
    });
    await user.click(await down());
    expect(await screen.findByText('Not moved')).toBeVisible();
    expect(screen.getByText('Not now')).toBeVisible();
    expect(shown()).toEqual(['Photo 1', 'Photo 2', 'Photo 3']);
    expect(screen.queryByText(/is now number/)).not.toBeInTheDocument();
  });

  it('has no buttons for a single photo, even beside refused ones, and moves a waiting replacement along', async () => {
    const better = anOwnPhoto({ id: 9, state: 'held', replacesId: 1 });
    const logo = anOwnPhoto({ id: 8, kind: 'logo' });
    const ids = (position: number) =>
      movePhoto([logo, PHOTOS[0]!, better, PHOTOS[1]!], 1, position).map(({ id }) => id);
    expect(ids(1)).toEqual([2, 1, 9, 8]);
    expect(ids(0)).toEqual([1, 9, 2, 8]);
    expect(movePhoto(PHOTOS, 77, 0)).toEqual(PHOTOS);
    const refused = anOwnPhoto({ id: 7, state: 'refused', key: null, description: 'Team' });
    await showClubAdmin('/club-admin?tab=profile', { [LIST]: { body: [refused, PHOTOS[0], better] } });
    expect(await screen.findByRole('button', { name: 'Delete “Photo 1”' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });
});

describe('the description of a picture', () => {
  it('is changed in a dialog that says when the public will see it', async () => {
    const { api, calls } = await showClubAdmin('/club-admin?tab=profile', { [LIST]: { body: PHOTOS } });
    await user.click(await screen.findByRole('button', { name: 'Describe “Photo 1”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Describe this photo' }));
    expect(dialog.getByText('Your description goes live on the club’s page straight away.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /^What it shows/ });
    expect(field).toHaveValue('Photo 1');
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please describe the picture for people who can’t see it')).toBeVisible();
    await user.click(field);
    await user.paste('x'.repeat(151));
    expect(await dialog.findByText(/at most 150 characters/)).toBeVisible();
    await user.clear(field);
    await fillIn(field, ' The under tens ');
    const words = 'Please leave out the name';
    api.answer(CHANGE, { status: 400, body: { message: words, fields: { description: words } } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(words)).toBeVisible();
    api.answer(CHANGE, { body: PHOTOS[0] });
    await user.type(field, '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Description saved')).toBeVisible();
    expect(calls(CHANGE).at(-1)?.body).toEqual({ description: 'The under tens !' });
    expect(await screen.findByRole('button', { name: 'Describe “Photo 1”' })).toHaveFocus();
  });

  it("may be empty for a logo, and isn't asked for on a refused picture", async () => {
    const logo = anOwnPhoto({ id: 1, kind: 'logo', state: 'held', description: 'A lion' });
    const refused = anOwnPhoto({ id: 2, state: 'refused', key: null, description: 'Team' });
    const { calls } = await showClubAdmin('/club-admin?tab=profile', {
      [LIST]: { body: [logo, refused] },
      [CHANGE]: { body: logo },
    });
    await user.click(await screen.findByRole('button', { name: 'Describe “A lion”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Describe this logo' }));
    expect(dialog.getByText(/once it’s public/)).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /optional/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls(CHANGE)).toHaveLength(1));
    expect(calls(CHANGE)[0]?.body).toEqual({ description: '' });
    expect(screen.queryByRole('button', { name: 'Describe “Team”' })).not.toBeInTheDocument();
  });
});
