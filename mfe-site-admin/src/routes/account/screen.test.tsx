import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beSignedIn, navigationLink, refusal, showAdmin } from '../../testing/show-admin';

const LIST = 'GET /admin/sessions';
const HERE = {
  id: 2,
  browser: 'Firefox on Windows',
  createdAt: '2026-03-14T08:00:00.000Z',
  lastSeenAt: '2026-03-14T09:30:00.000Z',
  isCurrent: true,
};
const PHONE = { ...HERE, id: 1, browser: 'Safari on iOS', isCurrent: false };

const devices = async () => within(await screen.findByRole('list', { name: 'Logged-in devices' }));
const logOutPhone = () => screen.findByRole('button', { name: /^Log out Safari on iOS/ });

describe('the account page', () => {
  beforeEach(beSignedIn);

  it('is in the navigation, and says where the moderator is logged in', async () => {
    await showAdmin('/admin/account', { [LIST]: { body: [HERE, PHONE] } });
    expect(await navigationLink('Account')).toHaveAttribute('aria-current', 'page');
    const list = await devices();
    expect(list.getByText('Firefox on Windows')).toHaveTextContent('Firefox on WindowsThis device');
    expect(list.getAllByText('Last seen 14 March 2026, 09:30. Logged in 14 March 2026, 08:00.')).toHaveLength(
      2,
    );
    expect(list.getAllByRole('button')).toHaveLength(1);
  });

  it('logs one device out and moves the focus to the list', async () => {
    const { api, calls } = await showAdmin('/admin/account', {
      [LIST]: { body: [HERE, PHONE] },
      'DELETE /admin/sessions/1': { status: 204 },
    });
    const button = await logOutPhone();
    api.answer(LIST, { body: [HERE] });
    await userEvent.click(button);
    expect(await screen.findByText('Device logged out')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(calls('DELETE /admin/sessions/1')).toHaveLength(1);
    expect((await screen.findByRole('list', { name: 'Logged-in devices' })).parentElement).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument();
  });

  it('logs all other devices out', async () => {
    const { api } = await showAdmin('/admin/account', {
      [LIST]: { body: [HERE, PHONE, { ...PHONE, id: 3 }] },
      'POST /admin/sessions/end-others': { status: 204 },
    });
    const button = await screen.findByRole('button', { name: 'Log out all other devices' });
    api.answer(LIST, { body: [HERE] });
    await userEvent.click(button);
    expect(await screen.findByText('All other devices are logged out')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  });

  it('says why a device is still logged in, and refetches the list', async () => {
    const { api } = await showAdmin('/admin/account', {
      [LIST]: { body: [HERE, PHONE] },
      'DELETE /admin/sessions/1': refusal(404, 'This session has already ended'),
    });
    const button = await logOutPhone();
    api.answer(LIST, { body: [HERE] });
    await userEvent.click(button);
    expect(await screen.findByText('This session has already ended')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  });

  it('offers a retry if the list could not be loaded', async () => {
    const { api } = await showAdmin('/admin/account', { [LIST]: refusal(503, 'Not ready.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your devices didn’t load');
    api.answer(LIST, { body: [HERE] });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await devices();
  });
});
