import { BrowserRouter, dismissToast, onContentChange, useRoutes } from '@club-reviews/shared-ui/platform';
import type { RouteObject } from '@club-reviews/shared-ui/platform';
import { fakeApi, testContext } from '@club-reviews/shared-ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createRemote } from '../../app/routes';
import { aPreview, aReviewContent } from '../../testing/factories';
import { refusal, heading, press } from '../../testing/show-my-review';
import { PREVIEW, VERIFY, LINK, VERIFIED, QUESTION, publish, show } from '../../testing/show-verification';

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
  });

  it('reads "Publishing…" and can’t be sent twice while the response is pending', async () => {
    let answer = () => {};
    const { sent } = await show(undefined, LINK, {
      [VERIFY]: () => new Promise((resolve) => (answer = () => resolve({ body: VERIFIED }))),
    });
    await heading(QUESTION);
    await publish();
    expect(await screen.findByRole('button', { name: 'Publishing…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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
