import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BIG_CLUB, bigClub, CLUB_ADDRESS as ADDRESS, shownReviews } from '../../testing/big-club';
import { aClubDetail, aClubPage, aReview } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });

describe('reviews of a club', () => {
  it('are filtered by age group, which is kept in the address', async () => {
    const { api } = await showPage(ADDRESS, bigClub);
    const filter = within(await screen.findByRole('group', { name: 'Filter by age group' }));
    expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All Ages (24)',
      'Under 12s (16)',
      'Under 7s (8)',
    ]);
    await user.click(filter.getByRole('button', { name: 'Under 7s (8)' }));
    await waitFor(() => expect(shownReviews()).toHaveLength(8));
    expect(window.location.search).toBe('?group=U7s');
    expect(api.requests.at(-1)!.call).toBe(`GET ${ADDRESS}/reviews?ageGroup=U7s&limit=10&page=1`);
    expect(screen.getByText('Reviews of Under 7s: 8')).toBeInTheDocument();
  });

  it('say that a group has none, with a link back to all', async () => {
    await showPage(`${ADDRESS}?group=U9s`, bigClub);
    expect(await screen.findByText('No reviews found for Under 9s')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'View all reviews' }));
    await waitFor(() => expect(shownReviews()).toHaveLength(10));
  });

  it('are filtered by the histogram’s bars, and pressing a bar again clears the filter', async () => {
    const { api } = await showPage(ADDRESS, {
      ...bigClub,
      [`GET ${ADDRESS}`]: { body: { ...BIG_CLUB, ratingCounts: [1, 0, 2, 6, 15] } },
    });
    const ratings = within(await screen.findByRole('region', { name: 'Ratings' }));
    expect(ratings.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      ['5 stars: 15 reviews', '4 stars: 6 reviews', '3 stars: 2 reviews', '1 star: 1 review'].map((text) =>
        expect.stringContaining(text),
      ),
    );
    await user.click(ratings.getByRole('link', { name: '4 stars: 6 reviews' }));
    await waitFor(() => expect(window.location.search).toBe('?stars=4'));
    expect(ratings.getByRole('link', { name: '4 stars: 6 reviews' })).toHaveAttribute('aria-current', 'true');
    expect(await screen.findByText('6 of 24 reviews with 4 stars')).toBeInTheDocument();
    expect(api.requests.at(-1)!.call).toBe(`GET ${ADDRESS}/reviews?limit=10&page=1&stars=4`);
    await user.click(ratings.getByRole('link', { name: '4 stars: 6 reviews' }));
    await waitFor(() => expect(window.location.search).toBe('?reviews=1'));
  });

  it('say if the club has invited one, and how those compare with the others', async () => {
    const invitedReviews = { invited: { count: 12, rating: 4.8 }, unprompted: { count: 21, rating: 3.9 } };
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: { body: { ...BIG_CLUB, page: aClubPage({ invitedReviews }) } },
      [`GET ${ADDRESS}/reviews`]: { body: [aReview({ isInvited: 1 }), aReview({ id: 32 })] },
    });
    expect(await screen.findAllByText('Invited by the club')).toHaveLength(1);
    const ratings = screen.getByRole('region', { name: 'Ratings' });
    expect(ratings).toHaveTextContent('12 of 33 reviews came by invitation, average 4.8; unprompted 3.9.');
  });

  it('are sorted and searched, with a link back to all', async () => {
    const { api } = await showPage(ADDRESS, bigClub);
    const orders = within(await screen.findByRole('navigation', { name: 'Sort reviews' }));
    await user.click(orders.getByRole('link', { name: 'Lowest' }));
    await waitFor(() => expect(window.location.search).toBe('?sort=lowest'));
    expect(api.requests.at(-1)!.call).toBe(`GET ${ADDRESS}/reviews?limit=10&page=1&sortBy=lowest`);

    const box = screen.getByRole('searchbox', { name: 'Search these reviews' });
    await user.type(box, 'number 2{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?words=number+2&sort=lowest'));
    expect(await screen.findByText('6 of 24 reviews that say “number 2”')).toBeInTheDocument();
    expect(shownReviews()).toHaveLength(6);
    await user.clear(box);
    await user.type(box, 'mud{Enter}');
    expect(await screen.findByText('No reviews that say “mud”')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'View all reviews' }));
    await waitFor(() => expect(window.location.search).toBe('?sort=lowest'));
    expect(box).toHaveValue('');
  });

  it('are three at first; then they grow by ten, and the first new one gets the focus', async () => {
    await showPage(ADDRESS, bigClub);
    await waitFor(() => expect(shownReviews()).toHaveLength(3));
    await user.click(screen.getByRole('link', { name: 'All 24 reviews' }));
    await waitFor(() => expect(shownReviews()).toHaveLength(10));
    expect(window.location.search).toBe('?reviews=1');
    expect(screen.getByText('Review number 4.').closest('li')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Load more reviews' }));
    await waitFor(() => expect(shownReviews()).toHaveLength(20));
    expect(screen.getByText('Review number 11.').closest('li')).toHaveFocus();
    expect(window.location.search).toBe('?reviews=2');
    await user.click(screen.getByRole('link', { name: 'Load more reviews' }));
    await waitFor(() => expect(shownReviews()).toHaveLength(24));
    expect(screen.queryByRole('link', { name: 'Load more reviews' })).not.toBeInTheDocument();
  });

  it('searches the chosen age group’s reviews, even without scripts, and says what the bars count', async () => {
    await showPage(`${ADDRESS}?group=U7s&sort=lowest&reviews=2`, bigClub);
    const form = await screen.findByRole('search', { name: 'Search these reviews' });
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      ...{ words: '', group: 'U7s', sort: 'lowest' },
    });
    expect(screen.getByText(/^These cover every age group/)).toBeInTheDocument();
  });

  it('invites the first review of a club without any', async () => {
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: {
        body: aClubDetail({ reviewCount: 0, overallRating: 0, aiSummary: null, ageGroups: [] }),
      },
      [`GET ${ADDRESS}/reviews`]: { body: [] },
    });
    expect(await screen.findByText('No reviews yet. Be the first to review this club!')).toBeInTheDocument();
    expect(screen.queryByText('What Parents Say')).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Filter by age group' })).not.toBeInTheDocument();
  });

  it('of a club with 10,000 are read page by page to the last', async () => {
    const answers = {
      ...bigClub,
      [`GET ${ADDRESS}`]: { body: { ...BIG_CLUB, reviewCount: 10_000 } },
      [`GET ${ADDRESS}/reviews`]: { body: [aReview()], headers: { 'X-Total-Count': '10000' } },
    };
    const { api } = await showPage(`${ADDRESS}?reviews=108`, answers);
    expect(await screen.findByText('Showing 9,801 to 9,900 of 10,000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous reviews' })).toHaveAttribute(
      'href',
      `${ADDRESS}?reviews=107`,
    );
    await user.click(screen.getByRole('link', { name: 'Next reviews' }));
    expect(await screen.findByText('Showing 9,901 to 10,000 of 10,000')).toBeInTheDocument();
    expect(api.requests.at(-1)!.call).toBe(`GET ${ADDRESS}/reviews?limit=100&page=100`);
    expect(screen.queryByRole('link', { name: 'Next reviews' })).not.toBeInTheDocument();
  });

  it('say so if words are only looked for in the newest', async () => {
    await showPage(`${ADDRESS}?words=coach`, {
      ...bigClub,
      [`GET ${ADDRESS}`]: { body: { ...BIG_CLUB, reviewCount: 26_573 } },
      [`GET ${ADDRESS}/reviews`]: { body: [aReview()], headers: { 'X-Total-Count': '2238' } },
    });
    expect(await screen.findByText('2,238 of the newest 5,000 reviews that say “coach”')).toBeInTheDocument();
  });

  it('include the one that a shared link leads to, however old it is', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const old = aReview({ id: 12, reviewText: 'From the first season.' });
    await showPage(`${ADDRESS}#review-12`, { ...bigClub, 'GET /reviews/12': { body: old } });
    const review = (await screen.findByText('From the first season.')).closest('li');
    await waitFor(() => expect(review).toHaveFocus());
    expect(review).toHaveAttribute('id', 'review-12');
    expect(shownReviews()).toHaveLength(3);
  });
});
