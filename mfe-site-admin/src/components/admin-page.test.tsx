import { dismissToast } from '@club-reviews/shared-ui/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, beSignedIn, navigationLink, showAdmin } from '../testing/show-admin';

const password = () => screen.getByLabelText('Site password');
const unlock = () => screen.getByRole('button', { name: 'Unlock' });
const untilOpen = () => navigationLink('Queue');
const refusal = (status: number, message: string) => ({ status, body: { statusCode: status, message } });

describe('the header of the area', () => {
  beforeEach(beSignedIn);
  const place = () => document.getElementById('area-header');
  afterEach(() => place()?.remove());

  it('is in the shell’s place for it, and gone with the session', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<div id="area-header"></div>');
    await showAdmin();
    await untilOpen();
    const header = within(place()!);
    expect(header.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    expect(header.getByRole('link', { name: /^View site/ })).toHaveAttribute('href', '/');
    await userEvent.click(header.getByText('Your account'));
    expect(header.getByText('Owner')).toBeVisible();
    expect(header.getByRole('link', { name: 'Account and password' })).toHaveAttribute(
      'href',
      '/admin/account',
    );
    await userEvent.keyboard('{Escape}');
    expect(header.getByText('Owner')).not.toBeVisible();
    await userEvent.click(header.getByRole('button', { name: 'Log out', hidden: true }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(place()).toBeEmptyDOMElement();
  });

  it('is above the page of a shell that has no place for it', async () => {
    await showAdmin();
    await untilOpen();
    expect(screen.getByRole('link', { name: 'Admin' })).toBeVisible();
  });
});

describe('password gate', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => act(() => dismissToast()));

  it('asks for the password before sending anything', async () => {
    const { api } = await showAdmin();
    await userEvent.click(unlock());
    expect(await screen.findByText('Please enter the password')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(/Please enter the password/);
    expect(api.requests).toEqual([]);
  });

  it('rejects a wrong password and keeps it for correction', async () => {
    const words = 'Incorrect password.';
    await showAdmin('/admin/reviews', {
      'POST /admin/login': { status: 401, body: { message: words, fields: { password: words } } },
    });
    await userEvent.type(password(), 'kick-off{Enter}');
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(within(screen.getByRole('status')).getByText('Incorrect password.')).toBeVisible();
    expect(password()).toHaveValue('kick-off');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
  });

  it('opens with the right password, uses the cookie from then on, and stays open after a reload', async () => {
    const { calls, unmount } = await showAdmin();
    await userEvent.type(password(), ' the site password {Enter}');
    expect(await screen.findByText('Access Granted')).toBeVisible();
    expect(calls('POST /admin/login')[0]!.body).toEqual({ password: ' the site password ' });
    await untilOpen();
    await waitFor(() => expect(calls('GET /admin/reviews')).toHaveLength(1));
    expect(calls('GET /admin/reviews')[0]!.headers.get('X-Session')).toBe('cookie');
    unmount();
    await showAdmin();
    await untilOpen();
  });

  it('checks a kept session with the server before showing anything', async () => {
    beSignedIn();
    let answer = () => {};
    const { calls } = await showAdmin('/admin/reviews', {
      'GET /admin/session': () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: aSession() });
        }),
    });
    await waitFor(() => expect(calls('GET /admin/session')).toHaveLength(1));
    expect(screen.getByText('Checking your session')).toBeInTheDocument();
    expect(calls('GET /admin/reviews')).toEqual([]);
    await act(async () => answer());
    await untilOpen();
  });

  it('closes with an explanation if the kept session is no longer valid', async () => {
    beSignedIn();
    await showAdmin('/admin/reviews', { 'GET /admin/session': refusal(401, 'Please log in.') });
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(password()).toBeVisible();
    expect(localStorage.getItem('site-admin-session')).toBeNull();
  });

  it('closes when any call finds that the session has ended, and returns to the same list', async () => {
    beSignedIn();
    const { api } = await showAdmin('/admin/reviews?status=awaiting-approval', {
      'POST /reviews/31/approve': refusal(401, 'Please log in.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    await userEvent.type(password(), 'the site password{Enter}');
    await untilOpen();
    await screen.findByRole('button', { name: /^Approve/ });
    expect(api.requests.at(-1)!.query.get('status')).toBe('awaiting-approval');
  });

  it('closes on its own when the session expires', async () => {
    beSignedIn();
    await showAdmin('/admin/reviews', {
      'GET /admin/session': () => ({
        body: aSession({}, new Date(Date.now() + 300).toISOString()),
      }),
    });
    await untilOpen();
    expect(await screen.findByText('Your session has ended')).toBeVisible();
  });

  it('keeps the session while the server can’t be reached, and offers a retry', async () => {
    beSignedIn();
    const { api } = await showAdmin('/admin/reviews', {
      'GET /admin/session': () => {
        throw new TypeError('network');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session couldn’t be checked');
    expect(localStorage.getItem('site-admin-session')).not.toBeNull();
    api.answer('GET /admin/session', {
      body: aSession(),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await untilOpen();
  });

  it('locks again on logout', async () => {
    beSignedIn();
    const { calls } = await showAdmin();
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Logged Out')).toBeVisible();
    expect(calls('POST /admin/logout')).toHaveLength(1);
    expect(password()).toBeVisible();
    expect(localStorage.getItem('site-admin-session')).toBeNull();
    expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
  });

  it('says how long to wait after too many attempts', async () => {
    await showAdmin('/admin/reviews', {
      'POST /admin/login': { ...refusal(429, 'Too many attempts.'), headers: { 'Retry-After': '120' } },
    });
    await userEvent.type(password(), 'the site password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please try again in 2 minutes.',
    );
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
  });

  it('says that the server could not be reached', async () => {
    await showAdmin('/admin/reviews', {
      'POST /admin/login': () => {
        throw new TypeError('network');
      },
    });
    await userEvent.type(password(), 'the site password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server couldn’t be reached.');
  });

  it('is kept out of search engines and has its name in the title', async () => {
    await showAdmin();
    expect(document.title).toBe('Reviews | Youth Football Club Reviews');
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
