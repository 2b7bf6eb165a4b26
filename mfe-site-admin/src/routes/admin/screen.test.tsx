import { dismissToast } from '@club-reviews/shared-ui/platform';
import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STATS } from '../../testing/factories';
import { beSignedIn, showAdmin } from '../../testing/show-admin';

const password = () => screen.getByLabelText('Site password');
const unlock = () => screen.getByRole('button', { name: 'Unlock' });
const untilOpen = () => screen.findByRole('tab', { name: 'Reviews' });
const refusal = (status: number, message: string) => ({ status, body: { statusCode: status, message } });

describe('password gate', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => act(() => dismissToast()));

  it('asks for the password before anything is sent', async () => {
    const { api } = await showAdmin();
    await userEvent.click(unlock());
    expect(await screen.findByText('Please enter the password')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(/Please enter the password/);
    expect(api.requests).toEqual([]);
  });

  it('denies a wrong password and keeps it for correction', async () => {
    const words = 'Incorrect password.';
    await showAdmin('/admin', {
      'POST /admin/login': { status: 401, body: { message: words, fields: { password: words } } },
    });
    await userEvent.type(password(), 'kick-off{Enter}');
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(within(screen.getByRole('status')).getByText('Incorrect password.')).toBeVisible();
    expect(password()).toHaveValue('kick-off');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
  });

  it('opens with the right password, sends the token from then on, and stays open after a reload', async () => {
    const { calls, unmount } = await showAdmin();
    await userEvent.type(password(), 'the site password{Enter}');
    expect(await screen.findByText('Access Granted')).toBeVisible();
    expect(calls('POST /admin/login')[0]!.body).toEqual({ password: 'the site password' });
    await untilOpen();
    await waitFor(() => expect(calls('GET /admin/reviews')).toHaveLength(1));
    expect(calls('GET /admin/reviews')[0]!.headers.get('Authorization')).toBe('Bearer a.b.c');
    unmount();
    await showAdmin();
    await untilOpen();
  });

  it('asks the server about a kept session before it shows anything', async () => {
    beSignedIn();
    let answer = () => {};
    const { calls } = await showAdmin('/admin', {
      'GET /admin/session': () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: { role: 'site-admin', expiresAt: '2126-01-01T00:00:00.000Z' } });
        }),
    });
    await waitFor(() => expect(calls('GET /admin/session')).toHaveLength(1));
    expect(screen.getByText('Checking your session')).toBeInTheDocument();
    expect(calls('GET /admin/reviews')).toEqual([]);
    await act(async () => answer());
    await untilOpen();
  });

  it('closes with a word of explanation when the kept session no longer holds', async () => {
    beSignedIn();
    await showAdmin('/admin', { 'GET /admin/session': refusal(401, 'Please log in.') });
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(password()).toBeVisible();
    expect(sessionStorage.getItem('site-admin-token')).toBeNull();
  });

  it('closes when any call finds the session ended, and returns to the same list', async () => {
    beSignedIn();
    const { api } = await showAdmin('/admin?status=awaiting-approval', {
      'POST /reviews/31/approve': refusal(401, 'Please log in.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    await userEvent.type(password(), 'the site password{Enter}');
    await untilOpen();
    await screen.findByRole('button', { name: /^Approve/ });
    expect(api.requests.at(-1)!.query.get('status')).toBe('awaiting-approval');
  });

  it('closes by itself when the session’s time is over', async () => {
    beSignedIn();
    await showAdmin('/admin', {
      'GET /admin/session': () => ({
        body: { role: 'site-admin', expiresAt: new Date(Date.now() + 300).toISOString() },
      }),
    });
    await untilOpen();
    expect(await screen.findByText('Your session has ended')).toBeVisible();
  });

  it('keeps the session while the server cannot be reached, and offers another try', async () => {
    beSignedIn();
    const { api } = await showAdmin('/admin', {
      'GET /admin/session': () => {
        throw new TypeError('network');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session could not be checked');
    expect(sessionStorage.getItem('site-admin-token')).toBe('a.b.c');
    api.answer('GET /admin/session', {
      body: { role: 'site-admin', expiresAt: '2126-01-01T00:00:00.000Z' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await untilOpen();
  });

  it('locks again on log out', async () => {
    beSignedIn();
    await showAdmin();
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(password()).toBeVisible();
    expect(sessionStorage.getItem('site-admin-token')).toBeNull();
    expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
  });

  it('says how long to wait after too many tries', async () => {
    await showAdmin('/admin', {
      'POST /admin/login': { ...refusal(429, 'Too many attempts.'), headers: { 'Retry-After': '120' } },
    });
    await userEvent.type(password(), 'the site password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again in 2 minutes.',
    );
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
  });

  it('says that the server could not be reached', async () => {
    await showAdmin('/admin', {
      'POST /admin/login': () => {
        throw new TypeError('network');
      },
    });
    await userEvent.type(password(), 'the site password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  });

  it('is kept out of search engines and names itself in the title', async () => {
    await showAdmin();
    expect(document.title).toBe('Site administration | Youth Football Club Reviews');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('has no accessibility violations, with and without an error', async () => {
    await showAdmin();
    await expectAccessible();
    await userEvent.click(unlock());
    await screen.findByText('Please enter the password');
    await expectAccessible();
  });
});

describe('numbers', () => {
  beforeEach(() => {
    sessionStorage.clear();
    beSignedIn();
  });

  it('lead to what they count', async () => {
    await showAdmin();
    const waiting = await screen.findByRole('link', { name: 'Awaiting approval 31' });
    expect(waiting).toHaveAttribute('href', '/admin?status=awaiting-approval');
    expect(screen.getByRole('link', { name: 'On hold 4' })).toHaveAttribute('href', '/admin?hold=yes');
    await userEvent.click(screen.getByRole('link', { name: 'Pending claims 2' }));
    expect(await screen.findByRole('tab', { name: 'Claims', selected: true })).toBeVisible();
    expect(window.location.search).toBe('?tab=claims&status=pending');
  });

  it('say where counting ended', async () => {
    await showAdmin('/admin', { 'GET /admin/stats': { body: { ...STATS, pendingClaims: 10_000 } } });
    expect(await screen.findByRole('link', { name: 'Pending claims 10,000+' })).toBeVisible();
  });

  it('stay open while they are not known', async () => {
    await showAdmin('/admin', { 'GET /admin/stats': { status: 503 } });
    expect(await screen.findByRole('link', { name: 'Awaiting approval –' })).toBeVisible();
  });
});
