import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminPhoto } from '../../../../testing/factories';
import { aSession, beSignedIn, refusal, showAdmin } from '../../../../testing/show-admin';

const user = userEvent.setup({ delay: null });
const LIST = 'GET /admin/photos';
const DECIDE = 'POST /admin/photos/12/decision';
const card = async (words = /Under tens/) => within((await screen.findByText(words)).closest('li')!);
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'State' })).getByRole('button', { name });

beforeEach(beSignedIn);

describe('the list of pictures', () => {
  it('shows the public ones', async () => {
    const { calls } = await showAdmin('/admin/photos?state=public', { [LIST]: { body: [anAdminPhoto()] } });
    const shown = await card();
    expect(shown.getByRole('heading', { name: 'Leeds Lions' })).toBeVisible();
    expect(shown.getByRole('img', { name: 'Under tens after a match' })).toHaveAttribute(
      'src',
      `/api/photos/${'b'.repeat(24)}/800.webp`,
    );
    expect(shown.getByText(/^Alex, 21 November 2026/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'The club’s entry' })).toHaveAttribute('href', '/admin/clubs/7');
    expect(calls(LIST)[0]?.query.get('state')).toBe('public');
    expect(screen.getByText('1 picture, newest first')).toHaveAttribute('role', 'status');
    expect(chip('Shown')).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows those in another state, with the reason and without files', async () => {
    const refused = anAdminPhoto({ state: 'refused', key: null, reason: 'A name can be read.' });
    const { api, calls } = await showAdmin('/admin/photos', { [LIST]: { body: [] } });
    expect(await screen.findByText('No pictures to check')).toBeVisible();
    api.answer(LIST, { body: [refused] });
    await user.click(chip('Refused'));
    const shown = await card();
    expect(shown.getByText(/A name can be read\.$/)).toBeVisible();
    expect(shown.queryByRole('img')).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Take down' })).not.toBeInTheDocument();
    expect(calls(LIST).at(-1)?.query.get('state')).toBe('refused');
  });

  it('opens with waiting ones, and links to the queue for them', async () => {
    const held = anAdminPhoto({ state: 'held', decidedAt: null, decidedBy: null });
    const { calls } = await showAdmin('/admin/photos', { [LIST]: { body: [held] } });
    expect((await card()).getByRole('link', { name: 'Decide in the queue' })).toHaveAttribute(
      'href',
      '/admin?entry=photo-12',
    );
    expect(calls(LIST)[0]?.query.get('state')).toBe('held');
  });

  it('takes a picture down with a reason', async () => {
    const { api, calls } = await showAdmin('/admin/photos', {
      [LIST]: { body: [anAdminPhoto()] },
      [DECIDE]: refusal(409, 'This picture isn’t public'),
    });
    await user.click((await card()).getByRole('button', { name: 'Take down' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Take down this picture of Leeds Lions?' }),
    );
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    await fillIn(dialog.getByRole('textbox'), 'A parent objects.');
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    expect(await dialog.findByText('This picture isn’t public')).toBeVisible();
    api.answer(DECIDE, { body: anAdminPhoto({ state: 'taken-down', key: null }) });
    api.answer(LIST, { body: [] });
    await user.click(dialog.getByRole('button', { name: 'Take down' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls(DECIDE).at(-1)?.body).toEqual({ decision: 'take-down', reason: 'A parent objects.' });
    expect(await screen.findByText('No pictures to check')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Club pictures' })).toHaveFocus());
  });

  it('only lets moderators take pictures down', async () => {
    await showAdmin('/admin/photos', {
      'GET /admin/session': { body: aSession({ role: 'reader', name: 'Robin' }) },
      [LIST]: { body: [anAdminPhoto()] },
    });
    expect((await card()).queryByRole('button', { name: 'Take down' })).not.toBeInTheDocument();
  });

  it('continues on the next page', async () => {
    const headers = { Link: '</api/admin/photos?cursor=abc>; rel="next"', 'X-Next-Cursor': 'abc' };
    await showAdmin('/admin/photos', { [LIST]: { body: [anAdminPhoto()], headers } });
    await card();
    const pager = within(screen.getByRole('navigation', { name: 'Pages of pictures' }));
    expect(pager.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/admin/photos?cursor=abc',
    );
  });
});
