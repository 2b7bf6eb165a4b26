import type { Page, Route } from '@playwright/test';
import { fillInReview, reviewDialog, submitReview } from '../review-dialog';
import { comparisonEntry, saveComparison } from '../saved-comparison';
import { allClubs, clubWith, fromApi, mostReviewedClub } from '../site-data';
import type { PublicReview } from '../site-data';
import { open } from '../test';
import { press } from './screen';
import type { Screen } from './screen';

type Then = (browser: Page) => Promise<unknown>;

const page = (path: string, then?: Then) => async (browser: Page) => {
  await open(browser, path);
  await then?.(browser);
};
const ofClub =
  (suffix = '', prefix = '/clubs/') =>
  async (browser: Page) =>
    open(browser, `${prefix}${(await mostReviewedClub()).slug}${suffix}`);

const API = /\/api\/(?!telemetry)/;
const never = () => new Promise<void>(() => {});
const failing = (route: Route) =>
  route.fulfill({ status: 503, contentType: 'application/json', body: '{"message":"Please try again"}' });

/** Goes from the FAQ to a page by its link in the header, while the api does as told. */
async function withApi(browser: Page, answer: (route: Route) => Promise<void>) {
  await open(browser, '/faq');
  await browser.route(API, answer);
  const banner = browser.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await banner.getByRole('link', { name: 'Browse Clubs' }).click();
}

const writeReview = (then?: Then) => async (browser: Page) => {
  await ofClub()(browser);
  await browser.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
  await reviewDialog(browser).waitFor();
  await then?.(browser);
};

async function chooseClubs(browser: Page, count: number, path: string) {
  const clubs = (await allClubs()).slice(0, count);
  await saveComparison(
    browser,
    clubs.map(({ id, name }) => comparisonEntry(id, { name })),
  );
  await open(browser, path);
}

const REVIEW = {
  ageGroup: 'U12s',
  email: 'parent@example.org',
  stars: [4, 5, 3, 5, 4],
  text: 'Kind coaches, muddy pitch, happy child.',
};

/** Every screen of the public pages, in each state that looks different. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  ['home', page('/')],
  ['home, found around a postcode', page('/?postcode=LS6&radiusMiles=3')],
  ['home, nothing found', page('/?sport=Zzyzx')],
  ['home, no such postcode', page('/?postcode=ZZ99+9ZZ')],
  ['directory', page('/browse-clubs')],
  ['directory, filtered', page('/browse-clubs?q=leeds&age=U10s&team=girls')],
  ['directory, nothing found', page('/browse-clubs?q=zzyzx')],
  [
    'directory, more filters',
    page('/browse-clubs', (browser) => browser.locator('summary', { hasText: 'More' }).click()),
  ],
  ['directory, beyond its end', page('/browse-clubs?page=999')],
  ['directory, with clubs to compare', (browser) => chooseClubs(browser, 3, '/browse-clubs')],
  ['waiting', (browser) => withApi(browser, never)],
  ['failing', (browser) => withApi(browser, failing)],
  ['club', ofClub()],
  [
    'club, sources',
    async (browser) => {
      await ofClub()(browser);
      await browser.getByText('Where does this come from?').click();
      await browser.getByText(/^Imported from /).waitFor();
    },
  ],
  [
    'club, with replies',
    async (browser) => {
      const recent = await fromApi<PublicReview[]>('/reviews?limit=200');
      const { clubSlug } = recent.find(({ responseText }) => responseText !== null)!;
      await open(browser, `/clubs/${clubSlug}?reviews=10`);
    },
  ],
  ['club, filtered reviews', ofClub('?group=U12s&stars=4&words=coach')],
  [
    'club without reviews',
    async (browser) =>
      open(
        browser,
        `/clubs/${(await clubWith('without reviews', ({ reviewCount }) => reviewCount === 0)).slug}`,
      ),
  ],
  ['club, unknown', page('/clubs/no-such-club')],
  [
    'club, share dialog',
    async (browser) => {
      await ofClub()(browser);
      await press('Share')(browser);
    },
  ],
  ['review dialog', writeReview()],
  ['review dialog, what is missing', writeReview((browser) => submitReview(browser).click())],
  ['review dialog, filled in', writeReview((browser) => fillInReview(browser, REVIEW))],
  [
    'review dialog, sent',
    writeReview(async (browser) => {
      await fillInReview(browser, REVIEW);
      await submitReview(browser).click();
      await browser.getByRole('dialog', { name: 'Check your inbox' }).waitFor();
    }),
  ],
  ['ground', page('/grounds/2')],
  ['ground without clubs', page('/grounds/13')],
  ['home, with clubs to compare', (browser) => chooseClubs(browser, 4, '/')],
  ['comparison, empty', page('/compare')],
  ['comparison', (browser) => chooseClubs(browser, 2, '/compare')],
  ['comparison of four', (browser) => chooseClubs(browser, 4, '/compare')],
  ['claim', page('/claim-club')],
  ['claim, what is missing', page('/claim-club', press('Continue'))],
  ['suggestion', page('/suggest')],
  ['correction', ofClub('', '/suggest?club=')],
  ['question to a club', ofClub('/ask')],
  ['how a club’s reviews were handled', ofClub('/handling')],
  ['end of a saved search, without a link', page('/end-saved-search')],
  ['end of invitations, without a link', page('/no-invitations')],
  ['question behind a link', page('/confirm-enquiry')],
  ['verification without a link', page('/verify-review')],
  ['verification, spent link', page('/verify-review?token=abc')],
  ['own reviews', page('/my-reviews')],
  ['own review without a link', page('/my-review')],
  ['report', page('/report?review=1')],
  ['notice', page('/notice?review=1')],
  ['notice, answer without a link', page('/notice-answer')],
  ['saved search without a link', page('/confirm-saved-search')],
  ['categories', page('/browse-categories')],
  ['category', page('/browse-categories?category=coaching')],
  ['category, around a postcode', page('/browse-categories?category=coaching&near=LS6')],
  ['age groups', page('/browse-age')],
  ['age group', page('/browse-age/U12s')],
  ['all reviews', page('/all-reviews')],
  ['information for clubs', page('/for-clubs')],
  ['about', page('/about')],
  ['how reviews work', page('/how-reviews-work')],
  ['questions and answers', page('/faq')],
  ['questions and answers, unfolded', page('/faq#guidelines')],
  ['contact', page('/contact')],
  ['open data', page('/open-data')],
  ['contact, what is missing', page('/contact', press('Open in your email app'))],
  ['privacy policy', page('/privacy-policy')],
  ['terms of service', page('/terms-of-service')],
  ['no such page', page('/no/such/page')],
];
