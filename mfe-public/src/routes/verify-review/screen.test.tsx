import { BrowserRouter, dismissToast, onContentChange, useRoutes } from '@club-reviews/shared-ui/platform';
import type { RouteObject } from '@club-reviews/shared-ui/platform';
import { expectAccessible, fakeApi, testContext } from '@club-reviews/shared-ui/testing';
import type { FakeResponse } from '@club-reviews/shared-ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRemote } from '../../app/routes';
import { aPreview, aReviewContent } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const PREVIEW = 'POST /reviews/verify/preview';
const VERIFY = 'POST /reviews/verify';
const REJECT = 'POST /reviews/verify/reject';
const RESEND = 'POST /reviews/verify/resend';
const LINK = '/verify-review#token=secret-1';
const VERIFIED = { status: 'verified', clubSlug: 'leeds-lions', clubName: 'Leeds Lions', isHeld: false };
const QUESTION = 'Publish your review of Leeds Lions?';

const refusal = (status: number, message: string): FakeResponse => ({
  status,
  body: { statusCode: status, message, error: 'Error' },
});
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const publish = () => press('Publish my review');

async function show(
  preview: FakeResponse | (() => Promise<FakeResponse>) = { body: aPreview() },
  address = LINK,
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const { api, ...view } = await showPage(address, {
    [PREVIEW]: preview,
    [VERIFY]: { body: VERIFIED },
    ...answers,
  });
  return { api, ...view, sent: (call = VERIFY) => api.requests.filter((request) => request.call === call) };
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

afterEach(() => act(() => dismissToast()));

describe('verifying a review', () => {
  beforeEach(() => {
    window.dataLayer = [];
  });

  it('shows what would be published, and publishes nothing on its own', async () => {
    const { api, sent } = await show();
    expect(await heading(QUESTION)).toBeVisible();
    const review = within(screen.getByRole('article', { name: 'Your review' }));
    expect(review.getByText('Patient coaches, and every child gets a game.')).toBeVisible();
    expect(review.getByRole('img', { name: '4.2 out of 5 stars' })).toBeVisible();
    expect(review.getByText('Under 12s')).toBeVisible();
    expect(review.getByText('11 March 2026')).toBeVisible();
    expect(review.getByText('Facilities').closest('div')).toHaveTextContent('3');
    expect(sent(PREVIEW).map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
    expect(api.requests).toHaveLength(1);
    await expectAccessible();
  });

  it('publishes on request, and leads to the club', async () => {
    const changed = jest.fn();
    const stop = onContentChange(changed);
    const { sent } = await show();
    await heading(QUESTION);
    await publish();
    expect(await heading('Thank you for your review')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
    expect(screen.getByRole('link', { name: 'See Leeds Lions' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions',
    );
    expect(screen.getByRole('link', { name: 'Get a link by email' })).toHaveAttribute('href', '/my-reviews');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Thank you for your review'));
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    await expectAccessible();
  });

  it('reads "Publishing…" and can’t be sent twice while the response is pending', async () => {
    let answer = () => {};
    const { sent } = await show(undefined, LINK, {
      [VERIFY]: () => new Promise((resolve) => (answer = () => resolve({ body: VERIFIED }))),
    });
    await heading(QUESTION);
    await publish();
    expect(await screen.findByRole('button', { name: 'Publishing…' })).toBeDisabled();
    expect(sent()).toHaveLength(1);
    await act(async () => answer());
    expect(await heading('Thank you for your review')).toBeVisible();
  });

  it('shows the earlier review that it would replace', async () => {
    const earlier = aReviewContent({ reviewText: 'It was better last year.', ageGroup: 'U11s' });
    const { sent } = await show({ body: aPreview({ replaces: earlier }) });
    expect(await heading('Replace your review of Leeds Lions?')).toBeVisible();
    expect(
      within(screen.getByRole('article', { name: /earlier review/ })).getByText('It was better last year.'),
    ).toBeVisible();
    await expectAccessible();
    await press('Replace my review');
    expect(await heading('Thank you for your review')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('removes the token from the address and keeps it for a reload', async () => {
    const { unmount } = await show();
    await waitFor(() => expect(window.location.hash).toBe(''));
    await heading(QUESTION);
    unmount();
    const { state } = window.history;
    const api = fakeApi({ [PREVIEW]: { body: aPreview({ status: 'already-verified' }) } });
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

  it('accepts links from earlier emails, with the token in the query string', async () => {
    const { sent } = await show(undefined, '/verify-review?token=secret-2');
    expect(await heading(QUESTION)).toBeVisible();
    expect(sent(PREVIEW).map(({ body }) => body)).toEqual([{ token: 'secret-2' }]);
    expect(window.location.search).toBe('');
  });

  it('accepts a link with the punctuation after it', async () => {
    const { sent } = await show(undefined, `${LINK}).`);
    expect(await heading(QUESTION)).toBeVisible();
    expect(sent(PREVIEW).map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
  });

  it('keeps the review while a dialog’s own history entry is open above it', async () => {
    await show();
    await heading(QUESTION);
    act(() => {
      window.history.pushState(null, '', '/verify-review?write-review=');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    expect(screen.getByRole('heading', { level: 2, name: QUESTION })).toBeVisible();
  });

  it('reads the next link opened in the same tab', async () => {
    const { api, sent } = await show();
    await heading(QUESTION);
    api.answer(PREVIEW, { body: aPreview({ clubName: 'Otley Otters' }) });
    act(() => {
      window.history.pushState(null, '', '/verify-review#token=secret-2');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    expect(await heading('Publish your review of Otley Otters?')).toBeVisible();
    expect(sent(PREVIEW).map(({ body }) => body)).toEqual([{ token: 'secret-1' }, { token: 'secret-2' }]);
  });

  it('keeps the token to itself', async () => {
    await show();
    await heading(QUESTION);
    await publish();
    await heading('Thank you for your review');
    expect(JSON.stringify(window.dataLayer)).toBe('[]');
    expect(document.documentElement.innerHTML).not.toContain('secret-1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret-1');
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  it('explains, before and after, that a moderator checks a held review first', async () => {
    await show({ body: aPreview({ isHeld: true }) }, LINK, {
      [VERIFY]: { body: { ...VERIFIED, isHeld: true } },
    });
    await heading(QUESTION);
    expect(screen.getByText(/a moderator will read it before it appears/)).toBeVisible();
    await publish();
    expect(await heading('Thank you for your review')).toBeVisible();
    expect(screen.getByText(/A moderator will have a quick look/)).toBeVisible();
    expect(screen.queryByText(/can now help other parents/)).not.toBeInTheDocument();
  });

  it('says that the review has already been confirmed', async () => {
    await show({ body: aPreview({ status: 'already-verified' }) });
    expect(await heading('Your review is already confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish my review' })).not.toBeInTheDocument();
  });

  it.each([
    ['it does not know', 404],
    ['it cannot read', 400],
  ])('says that the link is unknown for a token that %s', async (_what, status) => {
    await show(refusal(status, 'Unknown link.'));
    expect(await heading('This link doesn’t work')).toBeVisible();
    await expectAccessible();
  });

  it.each(['/verify-review', '/verify-review?token=', '/verify-review#token='])(
    'makes no request if %s has no token',
    async (address) => {
      const { api } = await show(undefined, address);
      expect(await heading('Something is missing from the link')).toBeVisible();
      expect(api.requests).toEqual([]);
    },
  );

  it('offers a retry if the server can’t be reached', async () => {
    const { api } = await show(async () => {
      throw new TypeError('network');
    });
    expect(await heading('We couldn’t open your review')).toBeVisible();
    expect(screen.getByText(/We couldn’t reach the server/)).toBeVisible();
    await expectAccessible();
    api.answer(PREVIEW, { body: aPreview() });
    await press('Retry');
    expect(await heading(QUESTION)).toBeVisible();
  });

  it('says how long to wait after too many attempts', async () => {
    await show({ ...refusal(429, 'Too many requests.'), headers: { 'Retry-After': '60' } });
    expect(await screen.findByText('Too many requests. Please try again in a minute.')).toBeVisible();
  });

  it('keeps the review on the page if publishing fails, for a retry', async () => {
    const { api } = await show(undefined, LINK, { [VERIFY]: refusal(503, 'The database is away.') });
    await heading(QUESTION);
    await publish();
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
    expect(screen.getByRole('article', { name: 'Your review' })).toBeVisible();
    await expectAccessible();
    api.answer(VERIFY, { body: VERIFIED });
    await publish();
    expect(await heading('Thank you for your review')).toBeVisible();
  });

  it('gives the server’s reason why a review can no longer be published', async () => {
    await show(undefined, LINK, { [VERIFY]: refusal(409, 'A moderator removed your earlier review.') });
    await heading(QUESTION);
    await publish();
    expect(await heading('This review can’t be published')).toBeVisible();
    expect(screen.getByText('A moderator removed your earlier review.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('This review can’t be published'));
  });

  it('offers a new link if the old one expires while the review is being read', async () => {
    await show(undefined, LINK, { [VERIFY]: refusal(410, 'This link has expired.') });
    await heading(QUESTION);
    await publish();
    expect(await heading('This link has expired')).toBeVisible();
  });
});

describe('a review written by someone else', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Not your review?' });

  it('is removed after one question, which says what happens next', async () => {
    const { sent } = await show(undefined, LINK, {
      [REJECT]: { body: { clubName: 'Leeds Lions' } },
    });
    await heading(QUESTION);
    await press('This was not me');
    expect(await dialog()).toHaveTextContent(
      'whoever sent it can’t send it again with your email address. You can still review Leeds Lions yourself.',
    );
    await expectAccessible(await dialog());
    expect(sent(REJECT)).toHaveLength(0);
    await press('Remove this review');
    expect(await heading('We’ve removed that review')).toBeVisible();
    expect(screen.getByText(/You can still review Leeds Lions yourself/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('We’ve removed that review'));
    expect(sent(REJECT).map(({ body }) => body)).toEqual([{ token: 'secret-1' }]);
    expect(sent()).toHaveLength(0);
  });

  it('doesn’t change if the question is cancelled', async () => {
    const { sent } = await show();
    await heading(QUESTION);
    await press('This was not me');
    await dialog();
    await press('Cancel');
    await waitFor(() => expect(screen.getByRole('button', { name: 'This was not me' })).toHaveFocus());
    expect(sent(REJECT)).toHaveLength(0);
  });

  it('says why it was not removed', async () => {
    await show(undefined, LINK, { [REJECT]: refusal(503, 'Not now.') });
    await heading(QUESTION);
    await press('This was not me');
    await dialog();
    await press('Remove this review');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  });
});

describe('an expired link', () => {
  const EXPIRED = refusal(410, 'This link has expired.');
  const sendNew = () => press('Send a new link');

  it('is replaced by a new one on request', async () => {
    const { api, sent } = await show(EXPIRED);
    api.answer(RESEND, { status: 202, body: { message: 'Sent.', mailbox: '/dev/mailbox' } });
    expect(await heading('This link has expired')).toBeVisible();
    await expectAccessible();
    // The outcome has the focus.
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
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
