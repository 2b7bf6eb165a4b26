import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClubPageFacts } from '../../api/types';
import { BIG_CLUB, bigClub, CLUB_ADDRESS as ADDRESS, someReviews } from '../../testing/big-club';
import { aClubDetail, aClubPage, aReview, aListedClub } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  window.dataLayer = [];
});

describe('a club’s page', () => {
  it('says that the club has closed and where its players are, and accepts no review', async () => {
    const successor = { name: 'Yorkshire Yaks', slug: 'yorkshire-yaks' };
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: {
        body: aClubDetail({ closed: { since: '2026-05-01T09:00:00.000Z', successor } }),
      },
      [`GET ${ADDRESS}/reviews`]: { body: [aReview()] },
    });
    expect(await screen.findByText('This club has closed')).toBeVisible();
    expect(screen.getByText(/hasn’t taken reviews since 1 May 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yorkshire Yaks' })).toHaveAttribute(
      'href',
      '/clubs/yorkshire-yaks',
    );
    expect(screen.queryByRole('link', { name: /Write a Review/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Do you run this club/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ask about a place' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('switches to the club’s current address', async () => {
    await showPage('/clubs/old-lions?group=U7s', {
      'GET /clubs/old-lions': { body: BIG_CLUB },
      'GET /clubs/old-lions/reviews': someReviews,
      ...bigClub,
    });
    await waitFor(() => expect(window.location.pathname).toBe(ADDRESS));
    expect(window.location.search).toBe('?group=U7s');
  });

  it('shows who the club is, its ratings, its summary and its reviews', async () => {
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: { body: aClubDetail({ leagues: ['Northern Junior League', 'Girls League'] }) },
      [`GET ${ADDRESS}/reviews`]: { body: [aReview({ responseText: 'Thank you, from all of us.' })] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Leeds Lions' })).toBeInTheDocument();
    expect(screen.getByText(/plays in 2 leagues/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Visit Website \(/ })).toHaveAttribute(
      'href',
      'https://lions.example.org/',
    );
    expect(screen.getByText('Summary generated from verified parent reviews')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '3.7 out of 5' })).toBeInTheDocument();
    const details = within(screen.getByRole('region', { name: 'Club details' }));
    expect(details.getByText('Beckett Fields')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write a Review' })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions?write-review=leeds-lions',
    );

    const review = within(
      (await screen.findByText('Patient coaches, and every child gets a game.')).closest('li')!,
    );
    expect(review.getByText('3 days ago')).toBeInTheDocument();
    expect(review.getByText('Under 12s')).toBeInTheDocument();
    expect(review.getByRole('button', { name: 'Verified' })).toBeInTheDocument();
    const name = 'eview by a parent of Under 12s, 11 March 2026';
    expect(review.getByRole('heading', { level: 3, name: `R${name}` })).toBeInTheDocument();
    expect(review.getByRole('button', { name: `Share r${name}` })).toBeInTheDocument();
    expect(
      review.getByRole('link', {
        name: 'Report the review of Leeds Lions from 11 March 2026, by a parent of Under 12s',
      }),
    ).toBeInTheDocument();
    expect(review.getAllByRole('img', { name: '5 out of 5' })).toHaveLength(2);
    expect(review.getByRole('heading', { name: 'Club Response', level: 4 })).toBeInTheDocument();
    expect(review.getByText('Thank you, from all of us.')).toBeInTheDocument();
    expect(window.dataLayer).toContainEqual({ event: 'club_view', clubId: 7 });
  });

  it('links to its parts and keeps the filter', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    await showPage(`${ADDRESS}?group=U7s`, bigClub);
    const parts = within(await screen.findByRole('navigation', { name: 'On this page' }));
    expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['overview', 'reviews', 'details'].map((id) => `${ADDRESS}?group=U7s#${id}`),
    );
    expect(parts.getByRole('link', { current: true })).toHaveTextContent('Overview');
    await user.click(parts.getByRole('link', { name: 'Reviews 24' }));
    const heading = screen.getByRole('heading', { name: 'Parent reviews' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(window.location.search).toBe('?group=U7s');
  });

  it('says that a club does not exist, or that an address is invalid', async () => {
    const { unmount } = await showPage('/clubs/no-such-club');
    expect(await screen.findByRole('heading', { name: 'Club Not Found' })).toBeInTheDocument();
    unmount();
    const { api } = await showPage('/clubs/%20');
    expect(screen.getByRole('heading', { name: 'Invalid Club URL' })).toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });

  it('offers a retry if the club could not be loaded', async () => {
    const { api } = await showPage(ADDRESS, { [`GET ${ADDRESS}`]: { status: 503 } });
    await screen.findByText('Unable to load the club');
    api.answer(`GET ${ADDRESS}`, { body: aClubDetail() });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leeds Lions' })).toBeInTheDocument();
  });

  it('adds the club to the comparison and removes it again', async () => {
    await showPage(ADDRESS);
    const compare = await screen.findByRole('button', { name: 'Compare' });
    await user.click(compare);
    expect(compare).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('region', { name: 'Compare Clubs' })).toBeInTheDocument();
    await user.click(compare);
    expect(compare).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('further parts of a club’s page', () => {
  const withPage = (page: Partial<ClubPageFacts>, club: Parameters<typeof aClubDetail>[0] = {}) => ({
    [`GET ${ADDRESS}`]: { body: aClubDetail({ ...club, page: aClubPage(page) }) },
  });

  it('says that the club manages it and how often it replies, and does not ask who runs it', async () => {
    const { api } = await showPage(
      ADDRESS,
      withPage({ isClaimed: true, replies: { reviews: 25, answered: 12 } }),
    );
    expect(await screen.findByText('Managed by the club, replies to 48% of reviews')).toBeInTheDocument();
    // Beside the page in a wide window, below it on a phone.
    for (const link of screen.getAllByRole('link', { name: 'Ask about a place' })) {
      expect(link).toHaveAttribute('href', `${ADDRESS}/ask`);
    }
    expect(screen.queryByText(/Do you run this club/)).not.toBeInTheDocument();
    expect(api.requests.map(({ call }) => call)).toContain(`GET ${ADDRESS}?include=page`);
  });

  it('invites the people who run an unclaimed club', async () => {
    await showPage(ADDRESS, withPage({ isClaimed: false }));
    expect((await screen.findAllByText(/Do you run this club/))[0]).toBeInTheDocument();
    expect(screen.queryByText(/Managed by the club/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ask about a place' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Visit Website of Leeds Lions/ })).toHaveAttribute(
      'href',
      'https://lions.example.org/',
    );
  });

  it('shows the ratings season by season, with a table of the same numbers', async () => {
    await showPage(
      ADDRESS,
      withPage({
        seasons: [
          { season: 2023, reviewCount: 4, overallRating: 3.5 },
          { season: 2025, reviewCount: 2, overallRating: 4.5 },
        ],
      }),
    );
    const section = within(await screen.findByRole('region', { name: 'Season by season' }));
    expect(section.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'SeasonAverage out of 5Reviews',
      '2023/243.54',
      '2024/25No reviews0',
      '2025/26, so far4.52',
    ]);
  });

  it('leads to the clubs nearby', async () => {
    const otters = aListedClub({ id: 8, name: 'Otley Otters', slug: 'otley-otters', distanceMiles: 1.24 });
    await showPage(ADDRESS, withPage({ nearby: [otters] }));
    const nearby = within(await screen.findByRole('region', { name: 'Nearby clubs' }));
    expect(nearby.getByRole('link', { name: 'Otley Otters' })).toHaveAttribute('href', '/clubs/otley-otters');
    expect(nearby.getByText('1.2 miles away')).toBeInTheDocument();
  });

  it('points out that there are few reviews', async () => {
    await showPage(ADDRESS, withPage({}, { reviewCount: 1 }));
    expect(await screen.findByText('Few reviews.')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Filter by age group' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Season by season' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Sort reviews' })).not.toBeInTheDocument();
  });
});
