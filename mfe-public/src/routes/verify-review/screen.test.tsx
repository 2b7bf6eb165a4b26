import { BrowserRouter, useRoutes } from '@club-reviews/shared-ui/platform';
import type { RouteObject } from '@club-reviews/shared-ui/platform';
import { expectAccessible, fakeApi, testContext } from '@club-reviews/shared-ui/testing';
import type { FakeAnswer } from '@club-reviews/shared-ui/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createRemote } from '../../app/routes';
import { showPage } from '../../testing/show-page';

const VERIFY = 'POST /reviews/verify';
const RESEND = 'POST /reviews/verify/resend';
const LINK = '/verify-review?token=secret-1';
const VERIFIED = { status: 'verified', clubSlug: 'leeds-lions', clubName: 'Leeds Lions', isHeld: false };

const refusal = (status: number, message: string): FakeAnswer => ({
  status,
  body: { statusCode: status, message, error: 'Error' },
});
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

async function show(answer: FakeAnswer | (() => Promise<FakeAnswer>), address = LINK) {
  const { api, ...view } = await showPage(address, { [VERIFY]: answer });
  return { api, ...view, sent: (call = VERIFY) => api.requests.filter((request) => request.call === call) };
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

describe('verifying a review', () => {
  beforeEach(() => {
    window.dataLayer = [];
  });

  it('confirms by a POST on load and leads to the club', async () => {
    const { sent } = await show({ body: VERIFIED });
    expect(await heading('Thank you for your review')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
    expect(screen.getByRole('link', { name: 'See Leeds Lions' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions',
    );
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Thank you for your review'));
    await expectAccessible();
  });

  it('confirms once even where effects run twice', async () => {
    const api = fakeApi({ [VERIFY]: { body: VERIFIED } });
    const { routes, preload } = createRemote(testContext());
    await preload('/verify-review');
    window.history.replaceState(null, '', LINK);
    render(
      <StrictMode>
        <BrowserRouter>
          <Routes routes={routes} />
        </BrowserRouter>
      </StrictMode>,
    );
    expect(await heading('Thank you for your review')).toBeVisible();
    expect(api.requests.filter(({ call }) => call === VERIFY)).toHaveLength(1);
  });

  it('says that it is confirming until the answer is there', async () => {
    let answer = () => {};
    const { sent } = await show(() => new Promise((resolve) => (answer = () => resolve({ body: VERIFIED }))));
    expect(await heading('Confirming your review…')).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await act(async () => answer());
    expect(await heading('Thank you for your review')).toBeVisible();
  });

  it('takes the token out of the address and keeps it for a reload', async () => {
    const { unmount } = await show({ body: VERIFIED });
    await waitFor(() => expect(window.location.search).toBe(''));
    unmount();
    const { state } = window.history;
    const api = fakeApi({ [VERIFY]: { body: { ...VERIFIED, status: 'already-verified' } } });
    const { routes } = createRemote(testContext());
    window.history.replaceState(state, '', '/verify-review');
    render(
      <BrowserRouter>
        <Routes routes={routes} />
      </BrowserRouter>,
    );
    expect(await heading('Your review is already confirmed')).toBeVisible();
    expect(api.requests.map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
  });

  it('tells nobody about the token', async () => {
    await show({ body: VERIFIED });
    await heading('Thank you for your review');
    expect(JSON.stringify(window.dataLayer)).toBe('[]');
    expect(document.head.innerHTML).not.toContain('secret-1');
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  it('says kindly that a moderator looks at a held review first', async () => {
    await show({ body: { ...VERIFIED, isHeld: true } });
    expect(await heading('Thank you for your review')).toBeVisible();
    expect(screen.getByText(/a moderator has a quick look/)).toBeVisible();
    expect(screen.queryByText(/helps other parents from now on/)).not.toBeInTheDocument();
  });

  it('says that the review was confirmed before', async () => {
    await show({ body: { ...VERIFIED, status: 'already-verified' } });
    expect(await heading('Your review is already confirmed')).toBeVisible();
  });

  it.each([
    ['it does not know', 404],
    ['it cannot read', 400],
  ])('says of a token that %s that the link is unknown', async (_what, status) => {
    await show(refusal(status, 'Unknown link.'));
    expect(await heading('This link doesn’t work')).toBeVisible();
    await expectAccessible();
  });

  it.each(['/verify-review', '/verify-review?token='])(
    'asks nothing when %s has no token',
    async (address) => {
      const { api } = await show({ body: VERIFIED }, address);
      expect(await heading('Something is missing from the link')).toBeVisible();
      expect(api.requests).toEqual([]);
    },
  );

  it('offers another try when the server cannot be reached', async () => {
    const { api } = await show(async () => {
      throw new TypeError('network');
    });
    expect(await heading('We could not confirm your review')).toBeVisible();
    expect(screen.getByText(/The server could not be reached/)).toBeVisible();
    await expectAccessible();
    api.answer(VERIFY, { body: VERIFIED });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Thank you for your review')).toBeVisible();
  });

  it('says how long to wait after too many tries', async () => {
    await show({ ...refusal(429, 'Too many requests.'), headers: { 'Retry-After': '60' } });
    expect(await screen.findByText('Too many requests. Please try again in a minute.')).toBeVisible();
  });
});

describe('an expired link', () => {
  const EXPIRED = refusal(410, 'This link has expired.');
  const sendNew = () => userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));

  it('is replaced by a new one on request', async () => {
    const { api, sent } = await show(EXPIRED);
    api.answer(RESEND, { status: 202, body: { message: 'Sent.', mailbox: '/dev/mailbox' } });
    expect(await heading('This link has expired')).toBeVisible();
    await expectAccessible();
    await sendNew();
    expect(await heading('Please check your email')).toBeVisible();
    expect(sent(RESEND).map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
    expect(screen.getByRole('link', { name: /mailbox/ })).toHaveAttribute('href', '/dev/mailbox');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Please check your email'));
  });

  it('says why no new link was sent', async () => {
    const { api } = await show(EXPIRED);
    await heading('This link has expired');
    api.answer(RESEND, refusal(429, 'A new link was sent a moment ago.'));
    await sendNew();
    expect(await screen.findByRole('alert')).toHaveTextContent('A new link was sent a moment ago.');
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeEnabled();
  });
});
