import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, fillIn } from '@club-reviews/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { ACCEPTED, beLoggedIn, showClubAdmin } from '../../testing/show-club-admin';

const DEMO_LOGIN = { email: 'demo@club.test', password: 'sample-password' };
const user = userEvent.setup({ delay: null });

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });
const toast = () => within(screen.getByRole('status'));
const dashboard = () => screen.findByRole('heading', { level: 1, name: 'Leeds Lions - Admin Dashboard' });

async function fillInLogin() {
  await fillIn(email(), ' secretary@example.org ');
  await fillIn(password(), 'over the bar');
}

beforeEach(() => localStorage.clear());

describe('club login', () => {
  it('needs both address and password, and focuses the first that is missing', async () => {
    const { api } = await showClubAdmin();
    await user.click(logIn());
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    expect(email()).toHaveFocus();
    // Spaces are no address, but may be a password.
    await user.type(email(), '  ');
    await user.type(password(), '  ');
    await waitFor(() => expect(screen.queryByText('Please enter your password')).not.toBeInTheDocument());
    await user.click(logIn());
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it.each([
    [{ status: 401, body: { message: 'Unauthorized' } }, 'Invalid email or password'],
    [{ status: 429, body: { message: 'Too many attempts.' } }, 'Too many attempts.'],
  ])('shows that the login was refused with %j, and keeps what was typed', async (refusal, words) => {
    await showClubAdmin('/club-admin', { 'POST /club-admin/login': refusal });
    await fillInLogin();
    await user.click(logIn());
    expect(await toast().findByText('Login Failed')).toBeVisible();
    expect(toast().getByText(words)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(password()).toHaveValue('over the bar');
  });

  it('logs in, and is still logged in after the page is reloaded', async () => {
    const { calls, unmount } = await showClubAdmin();
    await fillInLogin();
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

  it('asks for a code if the login has a second factor', async () => {
    const step = {
      ticket: 'a-ticket',
      methods: ['totp', 'recovery-code'],
      expiresAt: '2126-01-01T00:00:00Z',
    };
    const { api, calls } = await showClubAdmin('/club-admin', {
      'POST /club-admin/login': { status: 202, body: { secondStep: step } },
      'POST /club-admin/login/code': { status: 400, body: { message: 'Wrong', fields: { code: 'Wrong' } } },
    });
    await fillInLogin();
    await user.click(logIn());
    await fillIn(await screen.findByLabelText('Code'), '000000');
    expect(localStorage.getItem('club-admin-session')).toBeNull();
    await user.click(logIn());
    await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
    api.answer('POST /club-admin/login/code', ACCEPTED);
    await user.click(logIn());
    await dashboard();
    expect(calls('POST /club-admin/login/code').at(-1)!.body).toEqual({ ticket: 'a-ticket', code: '000000' });
  });

  it('fills in the demo login if there is one', async () => {
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

  it('is kept out of search engines and has its name in the title', async () => {
    await showClubAdmin();
    expect(document.title).toBe('Club login | Youth Football Club Reviews');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

describe('end of a session', () => {
  beforeEach(beLoggedIn);

  it('forgets the session on logout', async () => {
    const { calls } = await showClubAdmin();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(calls('POST /club-admin/logout')).toHaveLength(1);
    expect(email()).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('stays logged in, with a message, if the server can’t end the session', async () => {
    await showClubAdmin('/club-admin', { 'POST /club-admin/logout': { status: 503 } });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('You’re still logged in')).toBeVisible();
    await dashboard();
  });

  it('counts as logged out if the server has already ended the session', async () => {
    await showClubAdmin('/club-admin', { 'POST /club-admin/logout': { status: 401 } });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
  });

  it('returns to the login if the server refuses the session, and says why', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/dashboard': { status: 401, body: { message: 'Unauthorized' } },
    });
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('returns to the login when the session expires', async () => {
    await showClubAdmin('/club-admin', {
      'GET /club-admin/session': {
        body: { ...ACCEPTED.body, role: 'club-admin', expiresAt: '2026-03-14T12:00:00.000Z', clubs: [] },
      },
    });
    expect(await screen.findByText('Your session has ended')).toBeVisible();
  });

  it('keeps an unfinished reply until the next login', async () => {
    const { api } = await showClubAdmin();
    await user.click(await screen.findByRole('button', { name: /^Respond/ }));
    await fillIn(screen.getByLabelText('Respond to Review'), 'Thank you');
    api.answer('POST /club-admin/reviews/31/respond', { status: 401, body: { message: 'Unauthorized' } });
    await user.click(screen.getByRole('button', { name: 'Save Response' }));
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    await fillInLogin();
    await user.click(logIn());
    expect(await screen.findByLabelText('Respond to Review')).toHaveValue('Thank you');
  });

  it('follows a logout in another tab', async () => {
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
  it('asks for the typed address, and does not reveal whether it is known', async () => {
    const { calls } = await showClubAdmin('/club-admin', {
      'POST /club-admin/forgot-password': {
        status: 202,
        body: { message: 'Sent.', mailbox: '/dev/mailbox' },
      },
    });
    await fillIn(email(), 'secretary@example.org');
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
    await fillIn(email(), 'secretary@example.org');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many links.');
  });
});
