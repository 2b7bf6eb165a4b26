import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '@club-reviews/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { ACCEPTED, showClubAdmin } from '../../testing/show-club-admin';

const user = userEvent.setup({ delay: null });

const toast = () => within(screen.getByRole('status'));
const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Leeds Lions - Admin Dashboard' });

beforeEach(() => localStorage.clear());

describe('password from the emailed link', () => {
  const LINK = '/club-admin/set-password#token=secret-token';
  const choose = async (newPassword: string, confirmPassword: string) => {
    await fillIn(screen.getByLabelText('New Password'), newPassword);
    await fillIn(screen.getByLabelText('Confirm New Password'), confirmPassword);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
  };

  it('is set and opens the dashboard; the token is removed from the address', async () => {
    const { calls } = await showClubAdmin(LINK, { 'POST /club-admin/set-password': ACCEPTED });
    await waitFor(() => expect(window.location.href).not.toContain('token'));
    await choose('over the bar', 'over the bar');
    await dashboard();
    expect(calls('POST /club-admin/set-password')[0]!.body).toEqual({
      token: 'secret-token',
      password: 'over the bar',
    });
    expect(window.location.pathname).toBe('/club-admin');
  });

  it('is followed by a code if the login has a second factor', async () => {
    const step = {
      ticket: 'a-ticket',
      methods: ['passkey', 'recovery-code'],
      expiresAt: '2126-01-01T00:00:00Z',
    };
    await showClubAdmin(LINK, {
      'POST /club-admin/set-password': { status: 202, body: { secondStep: step } },
      'POST /club-admin/login/code': ACCEPTED,
    });
    await choose('over the bar', 'over the bar');
    await fillIn(await screen.findByLabelText('Recovery code'), 'abcd-efgh-jkmn');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await dashboard();
  });

  it.each([
    ['abcdef', 'abcdeg', 'Password Mismatch', 'New passwords do not match', 'Confirm New Password'],
    ['abc', 'abc', 'Password Too Short', 'Password must be at least 6 characters', 'New Password'],
  ])('%s and %s: %s', async (newPassword, confirmPassword, title, description, field) => {
    const { calls } = await showClubAdmin(LINK);
    await choose(newPassword, confirmPassword);
    expect(await toast().findByText(title)).toBeVisible();
    expect(toast().getByText(description)).toBeVisible();
    expect(screen.getByLabelText(field)).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
    expect(calls('POST /club-admin/set-password')).toEqual([]);
  });

  it.each([404, 410])('offers a new link when the server responds with %d', async (status) => {
    await showClubAdmin(LINK, {
      'POST /club-admin/set-password': { status, body: { message: 'Used already.' } },
    });
    await choose('over the bar', 'over the bar');
    expect(await screen.findByText('Used already.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      '/club-admin?forgot-password',
    );
  });

  it('needs the complete link', async () => {
    await showClubAdmin('/club-admin/set-password');
    expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  });
});
