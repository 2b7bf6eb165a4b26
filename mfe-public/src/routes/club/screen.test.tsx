import { expectAccessible } from '@club-reviews/shared-ui/testing';
import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClubPageFacts } from '../../api/types';
import { aClubDetail, aClubPage, aReview, aSearchResult } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const user = userEvent.setup({ delay: null });
const ADDRESS = '/clubs/leeds-lions';

/** 24 reviews: every third one about Under 7s, the others about Under 12s. */
const REVIEWS = Array.from({ length: 24 }, (_, index) =>
  aReview({
    id: 100 - index,
    ageGroup: index % 3 === 0 ? 'U7s' : 'U12s',
    reviewText: `Review number ${index + 1}.`,
  }),
);
const BIG_CLUB = aClubDetail({
  reviewCount: 24,
  ageGroups: [
    { ageGroup: 'U12s', count: 16 },
    { ageGroup: 'U7s', count: 8 },
  ],
});

function someReviews({ query }: FakeRequest) {
  const group = query.get('ageGroup');
  const words = query.get('words') ?? '';
  const reviews = REVIEWS.filter(
    ({ ageGroup, reviewText }) => (group === null || ageGroup === group) && reviewText.includes(words),
  );
  const limit = Number(query.get('limit'));
  return { body: reviews.slice(0, limit), headers: { 'X-Total-Count': String(reviews.length) } };
}

const bigClub = {
  [`GET ${ADDRESS}`]: { body: BIG_CLUB },
  [`GET ${ADDRESS}/reviews`]: someReviews,
};
const shownReviews = () => screen.queryAllByText(/^Review number/);

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
    await showPage('/clubs/old-lions?ageGroup=U7s', {
      'GET /clubs/old-lions': { body: BIG_CLUB },
      'GET /clubs/old-lions/reviews': someReviews,
      ...bigClub,
    });
    await waitFor(() => expect(window.location.pathname).toBe(ADDRESS));
    expect(window.location.search).toBe('?ageGroup=U7s');
  });

  it('shows who the club is, its ratings, its summary and its reviews', async () => {
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: { body: aClubDetail({ leagues: ['Northern Junior League', 'Girls League'] }) },
      [`GET ${ADDRESS}/reviews`]: { body: [aReview({ responseText: 'Thank you, from all of us.' })] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Leeds Lions' })).toBeInTheDocument();
    expect(screen.getByText(/plays in 2 leagues/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Visit Website/ })).toHaveAttribute(
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
    expect(review.getByText('Verified')).toBeInTheDocument();
    expect(review.getAllByRole('img', { name: '5 out of 5' })).toHaveLength(2);
    expect(review.getByRole('heading', { name: 'Club Response' })).toBeInTheDocument();
    expect(review.getByText('Thank you, from all of us.')).toBeInTheDocument();
    expect(window.dataLayer).toContainEqual({ event: 'club_view', clubId: 7 });
  });

  it('shows the profile as far as the club has filled it in, and only links safe addresses', async () => {
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: {
        body: aClubDetail({
          website: 'javascript:alert(1)',
          teams: ['Under 7s Cubs'],
          membershipFees: '£20 a month',
          instagram: '@lions',
          facebook: 'javascript:alert(1)',
          photoDetails: [
            { key: 'a'.repeat(24), description: 'Under tens in the rain', width: 1600, height: 1200 },
            { key: 'b'.repeat(24), description: '', width: 640, height: 480 },
          ],
        }),
      },
    });
    expect(await screen.findByText('Under 7s Cubs')).toBeInTheDocument();
    expect(screen.getByText('£20 a month')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/lions',
    );
    expect(screen.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument();
    const photo = screen.getByRole('img', { name: 'Under tens in the rain' });
    expect(photo).toHaveAttribute('src', `/api/photos/${'a'.repeat(24)}/800.webp`);
    expect(photo).toHaveAttribute('width', '1600');
    expect(photo).toHaveAttribute('loading', 'lazy');
    expect(photo.previousElementSibling).toHaveAttribute(
      'srcset',
      expect.stringContaining('/1600.avif 1600w'),
    );
    expect(screen.getByRole('img', { name: /^Photo 2 of/ })).toHaveAttribute('height', '480');
    expect(document.querySelector('[href^="javascript"], [src^="javascript"]')).toBeNull();
    expect(screen.queryByText('Training')).not.toBeInTheDocument();
  });

  it('shows its teams, youngest first, with training and places, and further facts', async () => {
    const team = { category: 'girls' as const, name: null, training: [], places: null, freePlaces: null };
    const ages = ['U12s', 'U7s', 'U8s', 'U9s', 'U10s', 'U11s', 'U13s'] as const;
    await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: {
        body: aClubDetail({
          teams: ['U12s Girls', 'Walking football'],
          teamDetails: ages.map((ageGroup) => ({
            ...team,
            ageGroup,
            ...(ageGroup === 'U7s' && {
              name: 'Cubs',
              training: [{ day: 'tue', start: '18:00', end: '19:15' }],
              places: 'yes',
              freePlaces: 3,
            }),
          })),
          cost: { pence: 2500, per: 'month', note: 'Kit included', freeTrial: true },
          accreditation: '2-star',
          groundSurfaces: ['grass', '3g'],
          groundAccess: ['step-free'],
        }),
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Teams and training' }));
    const rows = section.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Under 7s girls · CubsTuesday 6pm to 7.15pm3 places free');
    expect(rows[1]).toHaveTextContent('Under 8s girls');
    expect(section.getByText('Show 1 more team')).toBeInTheDocument();
    const details = within(screen.getByRole('region', { name: 'Club details' }));
    for (const text of [
      '£25 a month Free trial Kit included',
      'England Football Accredited, 2 stars',
      'Grass, 3G pitch',
      'Step-free access',
    ])
      expect(details.getByText(text)).toBeInTheDocument();
    const glance = screen.getAllByText('Ages')[0]!.closest('dl')!;
    expect(glance).toHaveTextContent(
      /^AgesUnder 7s to 13sTeamsGirlsTrainingTuesdaysFee£25 a monthPlaces freeUnder 7s/,
    );
    expect(screen.getByText('Walking football')).toBeInTheDocument();
    expect(screen.queryByText('U12s Girls')).not.toBeInTheDocument();
  });

  it('searches the chosen age group’s reviews, even without scripts, and says what the bars count', async () => {
    await showPage(`${ADDRESS}?age=U7s&sort=lowest&reviews=2`, bigClub);
    const form = await screen.findByRole('search', { name: 'Search these reviews' });
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      ...{ words: '', age: 'U7s', sort: 'lowest' },
    });
    expect(screen.getByText(/^These cover every age group/)).toBeInTheDocument();
  });

  it('links to its parts and keeps the filter', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    await showPage(`${ADDRESS}?age=U7s`, bigClub);
    const parts = within(await screen.findByRole('navigation', { name: 'On this page' }));
    expect(parts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['overview', 'reviews', 'details'].map((id) => `${ADDRESS}?age=U7s#${id}`),
    );
    expect(parts.getByRole('link', { current: true })).toHaveTextContent('Overview');
    await user.click(parts.getByRole('link', { name: 'Reviews: 24 reviews' }));
    const heading = screen.getByRole('heading', { name: 'Parent reviews' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(window.location.search).toBe('?age=U7s');
  });

  it('folds a long text about the club, and unfolds it on request', async () => {
    const aboutUs = 'A club for everybody. '.repeat(20).trim();
    await showPage(ADDRESS, { [`GET ${ADDRESS}`]: { body: aClubDetail({ aboutUs }) } });
    const button = await screen.findByRole('button', { name: 'Read more of what the club says' });
    const words = screen.getByText(aboutUs).parentElement!;
    expect(words).toHaveAttribute('data-folded');
    await user.click(button);
    expect(words).not.toHaveAttribute('data-folded');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves out unknown facts', async () => {
    await showPage(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Club details' })).toBeInTheDocument();
    for (const name of [
      'Teams and training',
      'Cost',
      'Accreditation',
      'Welfare officer',
      'Surface',
      'At the ground',
    ])
      expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it('shows how to contact the welfare officer on request', async () => {
    const CONTACT = `POST ${ADDRESS}/welfare-contact`;
    const { api } = await showPage(ADDRESS, {
      [`GET ${ADDRESS}`]: {
        body: aClubDetail({ welfareOfficer: { name: 'Sam Reed', hasEmail: true, hasPhone: true } }),
      },
      [CONTACT]: { status: 429, body: { message: 'Too many requests. Please try again later.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Show contact details' }));
    expect(await screen.findByText('Too many requests. Please try again later.')).toBeInTheDocument();
    api.answer(CONTACT, {
      body: { name: 'Sam Reed', email: 'welfare@lions.example', phone: '0113 496 0000' },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'welfare@lions.example' })).toHaveAttribute(
      'href',
      'mailto:welfare@lions.example',
    );
    expect(screen.getByRole('link', { name: '0113 496 0000' })).toHaveAttribute('href', 'tel:01134960000');
    await expectAccessible();
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
    expect(screen.getByRole('link', { name: 'Ask about a place' })).toHaveAttribute('href', `${ADDRESS}/ask`);
    expect(screen.queryByText(/Do you run this club/)).not.toBeInTheDocument();
    expect(api.requests.map(({ call }) => call)).toContain(`GET ${ADDRESS}?include=page`);
  });

  it('invites the people who run an unclaimed club', async () => {
    await showPage(ADDRESS, withPage({ isClaimed: false }));
    expect((await screen.findAllByText(/Do you run this club/))[0]).toBeInTheDocument();
    expect(screen.queryByText(/Managed by the club/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ask about a place' })).not.toBeInTheDocument();
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
    await expectAccessible();
  });

  it('leads to the clubs nearby', async () => {
    const otters = aSearchResult({ id: 8, name: 'Otley Otters', slug: 'otley-otters', distanceMiles: 1.24 });
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
    expect(window.location.search).toBe('?age=U7s');
    expect(api.requests.at(-1)!.call).toBe(`GET ${ADDRESS}/reviews?ageGroup=U7s&limit=10&page=1`);
    expect(screen.getByText('Reviews of Under 7s: 8')).toBeInTheDocument();
  });

  it('say that a group has none, with a link back to all', async () => {
    await showPage(`${ADDRESS}?age=U9s`, bigClub);
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
    await waitFor(() => expect(window.location.search).toBe(''));
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
    await expectAccessible();
  });

  it('grow by ten, and the first new one gets the focus', async () => {
    await showPage(ADDRESS, bigClub);
    await waitFor(() => expect(shownReviews()).toHaveLength(10));
    await user.click(screen.getByRole('link', { name: 'Load more reviews' }));
    await waitFor(() => expect(shownReviews()).toHaveLength(20));
    expect(screen.getByText('Review number 11.').closest('li')).toHaveFocus();
    expect(window.location.search).toBe('?reviews=2');
    await user.click(screen.getByRole('link', { name: 'Load more reviews' }));
    await waitFor(() => expect(shownReviews()).toHaveLength(24));
    expect(screen.queryByRole('link', { name: 'Load more reviews' })).not.toBeInTheDocument();
  });
});

describe('sharing', () => {
  async function openShare(name: string) {
    await showPage(ADDRESS, bigClub);
    await waitFor(() => expect(shownReviews()).toHaveLength(10));
    await user.click(screen.getAllByRole('button', { name })[0]!);
    return within(await screen.findByRole('dialog'));
  }

  it('offers the sites, and copies the club’s link', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const dialog = await openShare('Share');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    for (const name of ['Facebook', 'Twitter', 'WhatsApp', 'Email']) {
      expect(dialog.getByRole('link', { name })).toBeInTheDocument();
    }
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith('http://site.test/clubs/leeds-lions');
    expect(await dialog.findByRole('button', { name: 'Link copied!' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2000));
    expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('says when copying failed', async () => {
    const dialog = await openShare('Share');
    const refuse = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } });
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Failed to copy link. Please try again.')).toBeInTheDocument();
  });

  it('links to a single review', async () => {
    const dialog = await openShare('Share this review');
    expect(dialog.getByLabelText('Link')).toHaveValue('http://site.test/clubs/leeds-lions#review-100');
    expect(dialog.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('“Review number 1.”')),
    );
  });
});
