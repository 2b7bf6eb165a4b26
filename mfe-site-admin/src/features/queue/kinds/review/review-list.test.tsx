import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdminReview, HELD } from '../../../../testing/factories';
import { beSignedIn, reviewCard, showAdmin } from '../../../../testing/show-admin';

/** A list in parts: each call returns one, with a link to the next. */
function inParts(parts: unknown[][]) {
  return ({ query }: FakeRequest) => {
    const index = Number(query.get('cursor') ?? 0);
    const next = index + 1 < parts.length ? `</api/admin/reviews?cursor=${index + 1}>; rel="next"` : '';
    return { body: parts[index], headers: { Link: next } };
  };
}

beforeEach(beSignedIn);

describe('list of reviews', () => {
  it('names the club of a review that has no club name', async () => {
    const { clubName: _name, clubSlug: _slug, ...nameless } = anAdminReview();
    await showAdmin('/admin/reviews', { 'GET /admin/reviews': { body: [nameless] } });
    const club = within(await reviewCard()).getByRole('link', { name: 'Unknown Club' });
    expect(club).toHaveAttribute('href', '/clubs/unknown-club');
  });

  it('shows what moderators decide by', async () => {
    await showAdmin();
    const review = within(await reviewCard());
    expect(review.getByRole('heading', { name: 'Leeds Lions' })).toBeVisible();
    expect(review.getByRole('img', { name: '4.2 out of 5 stars' })).toBeVisible();
    expect(review.getByText('Awaiting Approval')).toBeVisible();
    expect(review.getByText('parent@example.org')).toBeVisible();
    expect(review.getByText('11 March 2026, 10:00')).toBeVisible();
    expect(review.getByText('Under 12s')).toBeVisible();
  });

  it('labels reviews, and only offers to approve those that are waiting', async () => {
    const labels = [
      ['Pending Verification', 'pending-verification', 0],
      ['Awaiting Approval', 'awaiting-approval', 1],
      ['Approved', 'approved', 0],
    ] as const;
    const body = labels.map(([, status], index) =>
      anAdminReview({ id: 31 + index, status, reviewText: status }),
    );
    await showAdmin('/admin/reviews', { 'GET /admin/reviews': { body } });
    for (const [label, status, approvals] of labels) {
      const review = within((await screen.findByText(status)).closest('li')!);
      expect(review.getByText(label)).toBeVisible();
      expect(review.queryAllByRole('button', { name: /^Approve/ })).toHaveLength(approvals);
      expect(review.getByRole('button', { name: /^Delete/ })).toBeVisible();
    }
  });

  it('says in plain words why a review is on hold', async () => {
    await showAdmin('/admin/reviews', { 'GET /admin/reviews': { body: [HELD] } });
    const review = within(await reviewCard());
    expect(review.getByText('On hold')).toBeVisible();
    expect(review.getByText('The text seems to contain a phone number and a link.')).toBeVisible();
  });

  it('folds a long text until the rest is requested', async () => {
    await showAdmin('/admin/reviews', {
      'GET /admin/reviews': { body: [anAdminReview({ reviewText: 'Mud. '.repeat(100).trim() })] },
    });
    const button = await screen.findByRole('button', { name: 'Show all' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('says that it is empty, or that nothing matches and how to see all', async () => {
    const { api } = await showAdmin('/admin/reviews?rating=1', { 'GET /admin/reviews': { body: [] } });
    expect(await screen.findByText('No reviews match')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all reviews' }));
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(api.requests.at(-1)!.query.get('rating')).toBeNull();
  });
});

describe('paging', () => {
  const PAGES = [
    Array.from({ length: 25 }, (_, index) => anAdminReview({ id: 100 - index, reviewText: `New ${index}` })),
    [anAdminReview({ id: 1, reviewText: 'The oldest' })],
  ];

  it('goes forward with the server’s link and back with the browser, both ways', async () => {
    await showAdmin('/admin/reviews?status=approved', { 'GET /admin/reviews': inParts(PAGES) });
    await screen.findByText('New 0');
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('The oldest');
    expect(window.location.search).toBe('?status=approved&cursor=1');
    expect(screen.getByText('Page 2')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Reviews' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await screen.findByText('New 0');
    expect(window.location.search).toBe('?status=approved');
    act(() => window.history.forward());
    await screen.findByText('The oldest');
    await userEvent.click(screen.getByRole('link', { name: 'Newest' }));
    await screen.findByText('New 0');
  });

  it('searches further parts until a page is full, and says so', async () => {
    let goOn = () => {};
    const { calls } = await showAdmin('/admin/reviews?q=mud', {
      'GET /admin/reviews': async (request) => {
        if (request.query.get('cursor') === '2') await new Promise<void>((resolve) => (goOn = resolve));
        return inParts([[], [anAdminReview()], [anAdminReview({ id: 2, reviewText: 'Mud of old' })]])(
          request,
        );
      },
    });
    await reviewCard();
    expect(screen.getByText('1 review found so far. Looking further back…')).toBeVisible();
    await act(async () => goOn());
    await screen.findByText('Mud of old');
    expect(screen.getByText('2 reviews on this page, newest first')).toBeVisible();
    expect(calls('GET /admin/reviews')).toHaveLength(3);
  });

  it('stops after a while and continues on request', async () => {
    const { calls } = await showAdmin('/admin/reviews?q=rare', {
      'GET /admin/reviews': inParts([...Array.from({ length: 11 }, () => []), [anAdminReview()]]),
    });
    expect(await screen.findByText('0 reviews found so far. Older reviews may match too.')).toBeVisible();
    expect(calls('GET /admin/reviews')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
    await reviewCard();
    expect(calls('GET /admin/reviews')).toHaveLength(12);
  });
});
