import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const LIST = 'GET /club-admin/sessions';
const HERE = {
  id: 2,
  browser: 'Firefox on Windows',
  createdAt: '2026-03-14T08:00:00.000Z',
  lastSeenAt: '2026-03-14T09:30:00.000Z',
  isCurrent: true,
};

beforeEach(beLoggedIn);

it('the club area shows where somebody is logged in, and logs other devices out', async () => {
  const { api, calls } = await showClubAdmin('/club-admin', {
    [LIST]: { body: [HERE, { ...HERE, id: 1, browser: 'Safari on iOS', isCurrent: false }] },
    'DELETE /club-admin/sessions/1': { status: 204 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Devices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Logged-in devices' }));
  const button = await dialog.findByRole('button', { name: /^Log out Safari on iOS/ });
  api.answer(LIST, { body: [HERE] });
  await userEvent.click(button);
  await waitFor(() => expect(dialog.queryByText('Safari on iOS')).not.toBeInTheDocument());
  expect(calls('DELETE /club-admin/sessions/1')).toHaveLength(1);
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
