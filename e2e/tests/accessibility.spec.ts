import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe';
import { entryOf, saveComparison } from '../support/saved-comparison';
import { allClubs, fromApi, mostReviewedClub } from '../support/site-data';
import type { PublicReview } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

/** Saves some of the directory's clubs in the browser, like a visitor comparing clubs. */
const chooseClubs = async (page: Page, count: number) =>
  saveComparison(page, (await allClubs()).slice(0, count).map(entryOf));

const clubPath = async () => `/clubs/${(await mostReviewedClub()).slug}`;

// Colours have a different contrast halfway through a transition.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('no accessibility problems', () => {
  for (const [screen, path] of [
    ['home', '/'],
    ['home with results', '/?postcode=LS6&radiusMiles=3'],
    ['home without a result', '/?sport=Zzyzx'],
    ['home with a refused postcode', '/?postcode=ZZ99+9ZZ'],
    ['the directory', '/browse-clubs?page=3'],
    ['a directory search', '/browse-clubs?q=leeds'],
    ['a directory search without a match', '/browse-clubs?q=zzyzx'],
    ['reviews by category', '/browse-categories?category=coaching'],
    ['reviews by age group', '/browse-age/U12s'],
    ['all reviews', '/all-reviews'],
    ['the comparison without clubs', '/compare'],
    ['the login of clubs', '/club-admin'],
    ['the login of the site administration', '/admin'],
  ] as const) {
    test(`on ${screen} @phone`, async ({ page }) => {
      await open(page, path);
      await expectNoViolations(page);
    });
  }

  for (const path of [
    '/browse-categories',
    '/for-clubs',
    '/claim-club',
    '/about',
    '/how-reviews-work',
    '/privacy-policy',
    '/terms-of-service',
    '/contact',
    '/faq',
    '/verify-review',
    '/my-review',
    '/my-reviews',
    '/report?review=1',
    '/notice',
    '/notice-answer',
  ]) {
    test(`on ${path}`, async ({ page }) => {
      await open(page, path);
      await expectNoViolations(page);
    });
  }

  test('on home with clubs to compare @phone', async ({ page }) => {
    await chooseClubs(page, 4);
    await open(page, '/');
    await expect(page.getByRole('region', { name: 'Compare Clubs' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the comparison of clubs @phone', async ({ page }) => {
    await chooseClubs(page, 3);
    await open(page, '/compare');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(page.getByRole('img', { name: /^Bar chart of the five/ })).toBeVisible();
    await expectNoViolations(page);
  });

  test('on a map of clubs, with a popup open @phone', async ({ page }) => {
    // A single club: pins close to each other overlap, and the list below contains them all.
    await open(page, `/?sport=${encodeURIComponent((await mostReviewedClub()).name)}`);
    await page.getByRole('button', { name: 'Show map' }).click();
    await page
      .getByRole('group', { name: /^Map of/ })
      .getByRole('button')
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });

  test('on a club with reviews and replies @phone', async ({ page }) => {
    const recent = await fromApi<PublicReview[]>('/reviews?limit=200');
    const answered = recent.find(({ responseText }) => responseText !== null)!;
    await open(page, `/clubs/${answered.clubSlug}?reviews=10`);
    await expect(page.getByRole('heading', { name: 'Club Response' }).first()).toBeVisible();
    await expectNoViolations(page);
  });

  test('on a club with its reviews filtered by age @phone', async ({ page }) => {
    const { slug, ageGroups } = await mostReviewedClub();
    await open(page, `/clubs/${slug}?age=${ageGroups[0]!.ageGroup}`);
    await expect(page.getByRole('group', { name: 'Filter by age group' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('in the share dialog @phone', async ({ page }) => {
    await open(page, await clubPath());
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('in the review dialog, empty and with errors @phone', async ({ page }) => {
    await open(page, '/?write-review');
    const dialog = page.getByRole('dialog', { name: 'Write a review' });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Submit Anonymous Review' }).click();
    await expect(dialog.getByRole('group', { name: 'There are 9 problems' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('on a contact form with errors, and on an unfolded question @phone', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Open in your email app' }).click();
    await expect(page.getByText('Please enter a subject')).toBeVisible();
    await expectNoViolations(page);
    await open(page, '/faq#guidelines');
    await expect(page.getByText(/^One review per club per season/)).toBeVisible();
    await expectNoViolations(page);
  });

  test('in the menu of a phone @phone-only', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoViolations(page);
  });

  for (const [screen, path] of [
    ['an unknown club', '/clubs/no-such-club'],
    ['an address that nobody serves', '/no/such/page'],
  ] as const) {
    test(`on ${screen} @phone`, async ({ page, consoleMessages }) => {
      await open(page, path);
      await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
      await expectNoViolations(page);
    });
  }
});
