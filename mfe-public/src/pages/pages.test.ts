import { testContext } from '@club-reviews/shared-ui/testing';
import { aClubDetail, aClubsPage, aReview } from '../testing/factories';
import { shortened } from './head-tags';
import { matchPattern } from './match-path';
import { describePage } from '.';

const context = testContext();
const BRAND = context.config.brandName;

function headOf(address: string, values: unknown[] = []) {
  const { pathname, search } = new URL(address, context.origin);
  const head = describePage({ pathname, search }, context)!.head(values);
  const content = (name: string) =>
    head.meta.find((tag) => tag.name === name || tag.property === name)?.content;
  return { ...head, content, canonical: head.link.find(({ rel }) => rel === 'canonical')?.href };
}

describe('head of the home page', () => {
  it('says how many clubs there are, and that the site can be searched', () => {
    const head = headOf('/', [{ totalClubs: 322, totalReviews: 4012 }]);
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

  it('keeps search results out of search engines', () => {
    const head = headOf('/?postcode=ls6&radiusMiles=3');
    expect(head.title).toBe(`Clubs within 3 miles of LS6 | ${BRAND}`);
    expect(head.content('robots')).toBe('noindex, follow');
    expect(head.canonical).toBe('http://site.test/');
  });
});

describe('head of the directory', () => {
  it('names its page, and is canonical page by page', () => {
    const head = headOf('/browse-clubs?page=2');
    expect(head.title).toBe(`Browse All Clubs, page 2 | ${BRAND}`);
    expect(head.canonical).toBe('http://site.test/browse-clubs?page=2');
  });

  it('answers 404 beyond the last page, but not for an empty directory', () => {
    expect(headOf('/browse-clubs?page=99', [aClubsPage([])]).status).toBe(404);
    expect(headOf('/browse-clubs', [aClubsPage([])]).status).toBe(200);
  });

  it('keeps text searches out of search engines', () => {
    expect(headOf('/browse-clubs?q=leeds').content('robots')).toBe('noindex, follow');
  });
});

describe('head of a club’s page', () => {
  const reviews = { reviews: [aReview()], total: 1 };

  it('names the club, and its slug as canonical even where the address has its id', () => {
    const head = headOf('/clubs/7', [aClubDetail(), reviews]);
    expect(head.status).toBe(200);
    expect(head.title).toBe(`Leeds Lions, Leeds: parent reviews | ${BRAND}`);
    expect(head.canonical).toBe('http://site.test/clubs/leeds-lions');
    expect(head.content('og:url')).toBe('http://site.test/clubs/leeds-lions');
    expect(head.content('og:image')).toBe('http://site.test/api/og-image/club/7');
    expect(head.content('twitter:card')).toBe('summary_large_image');
  });

  it('tells the size of an image that the api draws, and nothing of others', () => {
    const sizeOf = (head: ReturnType<typeof headOf>) =>
      ['type', 'width', 'height'].map((name) => head.content(`og:image:${name}`));
    expect(sizeOf(headOf('/clubs/7', [aClubDetail(), reviews]))).toEqual(['image/png', '1200', '630']);
    const own = headOf('/clubs/7', [aClubDetail({ clubLogo: 'https://img.example.org/a.jpg' }), reviews]);
    expect(own.content('og:image')).toBe('https://img.example.org/a.jpg');
    expect(sizeOf(own)).toEqual([undefined, undefined, undefined]);
  });

  it('carries the club, its average and the reviews shown as structured data', () => {
    const [club, trail] = headOf('/clubs/leeds-lions', [aClubDetail(), reviews]).jsonLd as Record<
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

  it('claims no rating for a club without reviews', () => {
    const [club] = headOf('/clubs/leeds-lions', [
      aClubDetail({ reviewCount: 0, overallRating: 0 }),
      { reviews: [], total: 0 },
    ]).jsonLd as Record<string, unknown>[];
    expect(club).toMatchObject({ aggregateRating: undefined, review: undefined });
  });

  it('answers 404, unlisted and without a canonical address, for a club that does not exist', () => {
    const head = headOf('/clubs/no-such-club', [null, { reviews: [], total: 0 }]);
    expect(head.status).toBe(404);
    expect(head.title).toBe(`Club Not Found | ${BRAND}`);
    expect(head.content('robots')).toBe('noindex, follow');
    expect(head.canonical).toBeUndefined();
  });

  it('answers 404 without asking the api for an address that names no club', () => {
    for (const pathname of ['/clubs/%20', '/clubs/undefined', '/clubs/%E0%A4%A']) {
      const page = describePage({ pathname, search: '' }, context)!;
      expect(page.calls).toEqual([]);
      expect(page.head([])).toMatchObject({ status: 404, title: `Invalid Club URL | ${BRAND}` });
    }
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
    '/browse-age/U12s',
  ];

  it.each(addresses)('%s is complete before its data is there', (address) => {
    const head = headOf(address);
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
