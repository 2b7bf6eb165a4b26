import { act, screen, within } from '@testing-library/react';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { ACCEPTED, beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const DEMO_LOGIN = { email: 'demo@club.test', password: 'sample-password' };
const user = userEvent.setup({ delay: null });

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });
const toast = () => within(screen.getByRole('status'));
const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Leeds Lions - Admin Dashboard' });

async function fillIn() {
  await user.type(email(), ' secretary@example.org ');
  await user.type(password(), 'over the bar');
}

beforeEach(() => localStorage.clear());

describe('club login', () => {
  it('needs both address and password, and goes to the first that is missing', async () => {
    const { api } = await showClubAdmin();
    await user.click(logIn());
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });

  it.each([
    [{ status: 401, body: { message: 'Unauthorized' } }, 'Invalid email or password'],
    [{ status: 429, body: { message: 'Too many attempts.' } }, 'Too many attempts.'],
  ])('refused with %j, says so and keeps what was typed', async (refusal, words) => {
    await showClubAdmin('/club-admin', { 'POST /club-admin/login': refusal });
    await fillIn();
    await user.click(logIn());
    expect(await toast().findByText('Login Failed')).toBeVisible();
    expect(toast().getByText(words)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(password()).toHaveValue('over the bar');
  });

  it('logs in, and is still logged in when the page is loaded again', async () => {
    const { calls, unmount } = await showClubAdmin();
    await fillIn();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(calls('POST /club-admin/login')[0]!.body).toEqual({
      email: 'secretary@example.org',
      password: 'over the bar',
    });
    await dashboard();
    expect(localStorage.getItem('club-admin-session')).toMatch(/^\d+$/);
    unmount();
    await showClubAdmin();
    await dashboard();
  });

  it('fills in the demo login where there is one', async () => {
    const { calls } = await showClubAdmin('/club-admin', {}, { demoLogin: DEMO_LOGIN });
    await user.click(screen.getByRole('button', { name: 'Fill in the demo login' }));
    await user.click(logIn());
    await screen.findByText('Login Successful');
    expect(calls('POST /club-admin/login')[0]!.body).toEqual(DEMO_LOGIN);
  });

  it('shows no demo login without sample data', async () => {
    await showClubAdmin();
    expect(screen.queryByText('Demo login')).not.toBeInTheDocument();
  });

  it('is kept out of search engines and names itself in the title', async () => {
    await showClubAdmin();
    expect(document.title).toBe('Club login | Youth Football Club Reviews');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

describe('end of a session', () => {
  beforeEach(beLoggedIn);

  it('forgets the session on log out', async () => {
    const { calls } = await showClubAdmin();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(calls('POST /club-admin/logout')).toHaveLength(1);
    expect(email()).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('stays logged in, and says so, when the server cannot end the session', async () => {
    await showClubAdmin('/club-admin', { 'POST /club-admin/logout': { status: 503 } });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await toast().findByText('You’re still logged in')).toBeVisible();
    await dashboard();
  });

  it('counts as logged out when the server has ended the session before', async () => {
    await showClubAdmin('/club-admin', { 'POST /club-admin/logout': { status: 401 } });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
  });

  it('leads back to the login when the server refuses the session, and says why', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/dashboard': { status: 401, body: { message: 'Unauthorized' } },
    });
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('leads back to the login when its time is over', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/session': {
        body: { ...ACCEPTED.body, role: 'club-admin', expiresAt: '2026-03-14T12:00:00.000Z', clubs: [] },
      },
    });
    expect(await screen.findByText('Your session has ended')).toBeVisible();
  });

  it('keeps the reply that was being written until after the next login', async () => {
    const { api } = await showClubAdmin();
    await user.click(await screen.findByRole('button', { name: /^Respond/ }));
    await user.type(screen.getByLabelText('Respond to Review'), 'Thank you');
    api.answer('POST /club-admin/reviews/31/respond', { status: 401, body: { message: 'Unauthorized' } });
    await user.click(screen.getByRole('button', { name: 'Save Response' }));
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    await fillIn();
    await user.click(logIn());
    expect(await screen.findByLabelText('Respond to Review')).toHaveValue('Thank you');
  });

  it('follows a log out in another tab', async () => {
    await showClubAdmin();
    await dashboard();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'club-admin-session', newValue: null }));
    });
    expect(await screen.findByLabelText('Email address')).toBeVisible();
  });
});

describe('forgotten password', () => {
  it('asks for the address that was typed, and does not tell whether it is known', async () => {
    const { calls } = await showClubAdmin('/club-admin', {
      'POST /club-admin/forgot-password': {
        status: 202,
        body: { message: 'Sent.', mailbox: '/dev/mailbox' },
      },
    });
    await user.type(email(), 'secretary@example.org');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(email()).toHaveValue('secretary@example.org');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText('Please check your email')).toBeVisible();
    expect(calls('POST /club-admin/forgot-password')[0]!.body).toEqual({ email: 'secretary@example.org' });
    expect(screen.getByRole('link', { name: 'read them in the mailbox' })).toBeVisible();
    await expectAccessible();
  });

  it('says why no link was sent', async () => {
    await showClubAdmin('/club-admin?forgot-password', {
      'POST /club-admin/forgot-password': { status: 429, body: { message: 'Too many links.' } },
    });
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    await user.type(email(), 'secretary@example.org');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many links.');
  });
});
