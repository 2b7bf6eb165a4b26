import { testContext } from '@club-reviews/shared-ui/testing';
import { aClubDetail, aClubsPage, aReview } from '../testing/factories';
import { shortened } from '../head/head-tags';
import { describePage } from './describe-page';
import { matchPattern } from './match-path';

const context = testContext();
const BRAND = context.config.brandName;

async function getHead(address: string, values: unknown[] = []) {
  const { pathname, search } = new URL(address, context.origin);
  const head = (await describePage({ pathname, search }, context))!.head(values);
  const content = (name: string) =>
    head.meta.find((tag) => tag.name === name || tag.property === name)?.content;
  return { ...head, content, canonical: head.link.find(({ rel }) => rel === 'canonical')?.href };
}

describe('the home page’s head', () => {
  it('says how many clubs there are, and that the site can be searched', async () => {
    const head = await getHead('/', [{ totalClubs: 322, totalReviews: 4012 }]);
    expect(head.title).toBe(BRAND);
    expect(head.content('description')).toMatch(/over 300 youth football clubs/);
    expect(head.canonical).toBe('http://site.test/');
    expect(head.content('robots')).toBeUndefined();
    expect(head.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'WebSite',
        potentialAction: expect.objectContaining({ '@type': 'SearchAction' }),
      }),
    ]);
  });

  it('keeps search results out of search engines', async () => {
    const head = await getHead('/?postcode=ls6&radiusMiles=3');
    expect(head.title).toBe(`Clubs within 3 miles of LS6 | ${BRAND}`);
    expect(head.content('robots')).toBe('noindex, follow');
    expect(head.canonical).toBe('http://site.test/');
  });
});

describe('the directory’s head', () => {
  it('names its page, which is its own canonical address', async () => {
    const head = await getHead('/browse-clubs?page=2');
    expect(head.title).toBe(`Browse All Clubs, page 2 | ${BRAND}`);
    expect(head.canonical).toBe('http://site.test/browse-clubs?page=2');
  });

  it('responds with 404 beyond the last page, but not for an empty directory', async () => {
    expect((await getHead('/browse-clubs?page=99', [aClubsPage([])])).status).toBe(404);
    expect((await getHead('/browse-clubs', [aClubsPage([])])).status).toBe(200);
  });

  it('keeps text searches out of search engines', async () => {
    expect((await getHead('/browse-clubs?q=leeds')).content('robots')).toBe('noindex, follow');
  });
});

describe('a club page’s head', () => {
  const reviews = { reviews: [aReview()], total: 1 };

  it.each([
    ['/clubs/old-lions?ageGroup=U9s', '/clubs/leeds-lions?ageGroup=U9s'],
    ['/clubs/424242', '/clubs/leeds-lions'],
  ])('redirects visitors from its former address %s', async (address, location) => {
    expect(await getHead(address, [aClubDetail(), reviews])).toMatchObject({ status: 301, location });
  });

  it.each(['/clubs/leeds-lions', '/clubs/LEEDS-lions', `/clubs/${aClubDetail().id}`])(
    'stays at %s',
    async (address) => {
      const head = await getHead(address, [aClubDetail(), reviews]);
      expect([head.status, head.location]).toEqual([200, undefined]);
    },
  );

  it('names the club, and uses its slug as canonical even if the address has its id', async () => {
    const head = await getHead('/clubs/7', [aClubDetail(), reviews]);
    expect(head.status).toBe(200);
    expect(head.title).toBe(`Leeds Lions, Leeds: parent reviews | ${BRAND}`);
    expect(head.canonical).toBe('http://site.test/clubs/leeds-lions');
    expect(head.content('og:url')).toBe('http://site.test/clubs/leeds-lions');
    expect(head.content('og:image')).toBe('http://site.test/api/og-image/club/7');
    expect(head.content('twitter:card')).toBe('summary_large_image');
  });

  it('gives the size of an image that the api draws, and of no others', async () => {
    const getSize = (head: Awaited<ReturnType<typeof getHead>>) =>
      ['type', 'width', 'height'].map((name) => head.content(`og:image:${name}`));
    expect(getSize(await getHead('/clubs/7', [aClubDetail(), reviews]))).toEqual([
      'image/png',
      '1200',
      '630',
    ]);
    const own = await getHead('/clubs/7', [
      aClubDetail({ clubLogo: 'https://img.example.org/a.jpg' }),
      reviews,
    ]);
    expect(own.content('og:image')).toBe('https://img.example.org/a.jpg');
    expect(getSize(own)).toEqual([undefined, undefined, undefined]);
  });

  it('has the club, its average and the visible reviews as structured data', async () => {
    const [club, trail] = (await getHead('/clubs/leeds-lions', [aClubDetail(), reviews])).jsonLd as Record<
      string,
      unknown
    >[];
    expect(club).toMatchObject({
      '@type': 'SportsClub',
      aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5 },
      review: [
        {
          '@type': 'Review',
          '@id': 'http://site.test/clubs/leeds-lions#review-31',
          datePublished: '2026-03-11',
          reviewRating: { ratingValue: 4.2 },
        },
      ],
      sameAs: ['https://lions.example.org/'],
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('dates a review by the calendar in London, as the page does', async () => {
    const late = { reviews: [aReview({ createdAt: '2026-06-30T23:30:00.000Z' })], total: 1 };
    const { jsonLd } = await getHead('/clubs/leeds-lions', [aClubDetail(), late]);
    expect(jsonLd?.[0]).toMatchObject({ review: [{ datePublished: '2026-07-01' }] });
  });

  it('claims no rating for a club without reviews', async () => {
    const [club] = (
      await getHead('/clubs/leeds-lions', [
        aClubDetail({ reviewCount: 0, overallRating: 0 }),
        { reviews: [], total: 0 },
      ])
    ).jsonLd as Record<string, unknown>[];
    expect(club).toMatchObject({ aggregateRating: undefined, review: undefined });
  });

  it('responds with 404, unlisted and without a canonical address, for an unknown club', async () => {
    const head = await getHead('/clubs/no-such-club', [null, { reviews: [], total: 0 }]);
    expect(head.status).toBe(404);
    expect(head.title).toBe(`Club Not Found | ${BRAND}`);
    expect(head.content('robots')).toBe('noindex, follow');
    expect(head.canonical).toBeUndefined();
  });

  it('responds with 404, without an api request, for an address that can’t name a club', async () => {
    for (const pathname of ['/clubs/%20', '/clubs/undefined', '/clubs/%E0%A4%A']) {
      const page = (await describePage({ pathname, search: '' }, context))!;
      expect(page.calls).toEqual([]);
      expect(page.head([])).toMatchObject({ status: 404, title: `Invalid Club URL | ${BRAND}` });
    }
  });
});

describe('heads of the review lists', () => {
  const some = { reviews: [aReview()], total: 40, hasNext: true };
  const none = { reviews: [], total: 0, hasNext: false };
  const counts = [{ ageGroup: 'U12s', count: 40 }];

  it.each([
    ['/browse-categories', [], 'Browse Reviews by Category', '/browse-categories'],
    ['/browse-categories?category=juggling', [], 'Browse Reviews by Category', '/browse-categories'],
    [
      '/browse-categories?page=2&category=value&minRating=4',
      [some],
      'Value: reviews by parents, page 2',
      '/browse-categories?category=value&page=2',
    ],
    ['/browse-age', [counts, some], 'Browse Reviews by Age Group', '/browse-age'],
    [
      '/browse-age/u12s?page=2',
      [counts, some],
      'Under 12s: reviews by parents, page 2',
      '/browse-age/U12s?page=2',
    ],
    ['/all-reviews?page=2', [counts, some], 'All Verified Reviews, page 2', '/all-reviews?page=2'],
    ['/all-reviews?age=U12s', [counts, some], 'All Verified Reviews', '/browse-age/U12s'],
  ])('%s has one title and one address', async (address, values, title, canonical) => {
    const head = await getHead(address, values);
    expect(head).toMatchObject({ status: 200, title: `${title} | ${BRAND}` });
    expect(head.canonical).toBe(`http://site.test${canonical}`);
    expect(head.content('robots')).toBeUndefined();
  });

  it.each([
    ['/browse-categories?category=value&sortBy=recent', [some], '/browse-categories?category=value'],
    ['/browse-categories?category=value&minRating=1', [some], '/browse-categories?category=value'],
    ['/browse-age/U12s?sortBy=lowest', [counts, some], '/browse-age/U12s'],
    ['/browse-age/U18s', [counts, none], '/browse-age/U18s'],
  ])('%s stays out of search engines', async (address, values, canonical) => {
    const head = await getHead(address, values);
    expect(head.status).toBe(200);
    expect(head.content('robots')).toBe('noindex, follow');
    expect(head.canonical).toBe(`http://site.test${canonical}`);
  });

  it.each([
    ['/browse-age/U99s', [counts]],
    ['/browse-age/U12s?page=9', [counts, none]],
    ['/all-reviews?page=9', [counts, none]],
    ['/browse-categories?category=value&page=9', [none]],
  ])('%s is a 404', async (address, values) => {
    expect(await getHead(address, values)).toMatchObject({ status: 404, canonical: undefined });
  });

  it('have a different description on each page', async () => {
    const addresses = [
      '/browse-categories',
      ...['value', 'coaching', 'value&page=2'].map((part) => `/browse-categories?category=${part}`),
      ...['', '?page=2', '/U12s', '/U13s', '/U12s?page=2', '/prefer%20not%20to%20disclose'].map(
        (part) => `/browse-age${part}`,
      ),
      ...['', '?page=2'].map((part) => `/all-reviews${part}`),
    ];
    for (const fact of ['title', 'description'] as const) {
      const heads = await Promise.all(addresses.map((address) => getHead(address)));
      const texts = heads.map(({ title, content }) => (fact === 'title' ? title : content('description')));
      expect(new Set(texts).size).toBe(addresses.length);
    }
  });

  it('request nothing beyond the api’s limits', async () => {
    for (const address of ['/all-reviews?page=834', '/browse-age/U12s?page=834']) {
      const { pathname, search } = new URL(address, context.origin);
      expect(
        (await describePage({ pathname, search }, context))!.calls.map(({ endpointName }) => endpointName),
      ).toEqual(['getAgeGroupStats']);
      expect((await getHead(address)).status).toBe(404);
    }
    const { calls, head } = (await describePage(
      { pathname: '/browse-categories', search: '?category=value&page=834' },
      context,
    ))!;
    expect(calls).toEqual([]);
    expect(head([]).status).toBe(404);
  });

  it('start with the youngest group that has reviews if none is named', async () => {
    const page = (await describePage({ pathname: '/browse-age', search: '?sortBy=highest' }, context))!;
    const groups = ['prefer not to disclose', 'U10s', 'U9s'].map((ageGroup) => ({ ageGroup, count: 1 }));
    expect(page.dependentCalls!([groups]).map(({ path }) => path)).toEqual([
      '/reviews/age/U9s?sortBy=highest&limit=12&page=1',
    ]);
    expect(page.dependentCalls!([undefined])).toEqual([]);
    expect(page.dependentCalls!([[]])).toEqual([]);
  });
});

describe('heads of all pages', () => {
  const addresses = [
    '/',
    '/browse-clubs',
    '/clubs/leeds-lions',
    '/compare',
    '/for-clubs',
    '/about',
    '/privacy-policy',
    '/terms-of-service',
    '/contact',
    '/faq',
    '/browse-categories?category=coaching',
    '/browse-age/U12s',
    '/all-reviews',
  ];

  it.each(addresses)('%s is complete before its data arrives', async (address) => {
    const head = await getHead(address);
    expect(head.title).not.toBe('');
    expect(head.content('description')!.length).toBeLessThanOrEqual(160);
    expect(head.content('og:title')).toBeTruthy();
    expect(head.content('og:site_name')).toBe(BRAND);
    expect(head.content('twitter:title')).toBeTruthy();
    expect(head.content('og:image')).toBe('http://site.test/api/og-image/site');
    expect(head.canonical).toMatch(/^http:\/\/site\.test\//);
  });
});

describe('path patterns', () => {
  it.each([
    ['/', '/', {}],
    ['/browse-clubs', '/Browse-Clubs/', {}],
    ['/clubs/:idOrSlug', '/clubs/leeds%2Dlions/', { idOrSlug: 'leeds-lions' }],
    ['/browse-age/:ageGroup?', '/browse-age', {}],
    ['/browse-age/:ageGroup?', '/browse-age/U12s', { ageGroup: 'U12s' }],
    ['/clubs/:idOrSlug', '/clubs', null],
    ['/clubs/:idOrSlug', '/clubs/a/b', null],
    ['/about', '/abouts', null],
  ])('%s and %s give %o', (pattern, pathname, params) => {
    expect(matchPattern(pattern, pathname)).toEqual(params);
  });
});

describe('shortened texts', () => {
  it('end at a word, with an ellipsis', () => {
    expect(shortened('one two three', 9)).toBe('one two…');
    expect(shortened('  one   two ', 9)).toBe('one two');
    expect(shortened('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});
