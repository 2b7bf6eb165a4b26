import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { clubWith, fromApi, mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

interface ClubPage {
  teamDetails: unknown[];
  homeGround: string;
  page: { nearby: { name: string }[]; seasons: { reviewCount: number }[]; isClaimed: boolean };
}

const parts = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => parts(page).locator('[aria-current="true"]');
const heading = (page: Page) => page.getByRole('heading', { name: 'Parent reviews' });
const writeButton = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first();

test('the facts come first, the reviews are one tap away, and the bar shows the current part @phone', async ({
  page,
}) => {
  const club = await mostReviewedClub();
  const facts = await fromApi<ClubPage>(`/clubs/${club.slug}?include=page`);
  expect(facts.teamDetails.length).toBeGreaterThan(0);
  await open(page, `/clubs/${club.slug}`);
  const hero = page.getByRole('main').locator('[data-tone="pitch"]').first();
  await expect(hero.getByRole('term').first()).toHaveText('Ages');
  await expect(hero.getByText(facts.homeGround, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Managed by the club/)).toBeVisible({ visible: facts.page.isClaimed });
  const seasons = page.getByRole('region', { name: 'Season by season' });
  await expect(seasons).toBeVisible({ visible: facts.page.seasons.length > 1 });
  const nearby = page.getByRole('region', { name: 'Nearby clubs' });
  await expect(nearby.getByRole('heading', { level: 3 })).toHaveText(
    facts.page.nearby.map(({ name }) => name),
  );

  await expect(current(page)).toHaveText('Overview');
  await parts(page)
    .getByRole('link', { name: /^Reviews/ })
    .click();
  await expect(page).toHaveURL(`/clubs/${club.slug}#reviews`);
  await expect(heading(page)).toBeInViewport();
  await expect(heading(page)).toBeFocused();
  await expect(current(page)).toContainText('Reviews');

  await parts(page).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Club details' })).toBeInViewport();
  await expect(parts(page)).toBeInViewport();
  await expect(current(page)).toHaveText('Details');
});

test('says where its facts come from once someone asks, by keyboard too @phone', async ({ page }) => {
  const club = await mostReviewedClub();
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/sources') && calls.push(request.url())));
  await open(page, `/clubs/${club.slug}#details`);
  const summary = page.getByText('Where does this come from?');
  await summary.scrollIntoViewIfNeeded();
  expect(calls).toEqual([]);
  await summary.press('Enter');
  const source = page.getByText(/^Imported from invented sample data, \d+ \w+ \d{4}$/);
  await expect(source).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Name, Place, / })).toBeVisible();
  await summary.press('Enter');
  await expect(source).toBeHidden();
  expect(calls).toHaveLength(1);
});

test('on a wide window the actions stay in view, and the bar never covers the focus', async ({ page }) => {
  const none = await clubWith('without reviews', ({ reviewCount }) => reviewCount === 0);
  for (const { slug } of [none, await mostReviewedClub()]) {
    await open(page, `/clubs/${slug}`);
    await expect(writeButton(page)).toBeInViewport();
    await parts(page)
      .getByRole('link', { name: /^Reviews/ })
      .click();
    await expect(heading(page)).toBeInViewport();
    await expect(writeButton(page)).toBeInViewport();
  }

  await tabTo(page, parts(page).getByRole('link', { name: 'Details' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#details$/);
  await expect(page.locator('#details')).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const isUncovered = () =>
      page.evaluate(
        () =>
          document.activeElement!.closest('[data-sticky-top]') !== null ||
          document.activeElement!.getBoundingClientRect().top > 48,
      );
    await expect.poll(isUncovered).toBe(true);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts are reached and the text about the club is complete', async ({ page }) => {
    const club = await mostReviewedClub();
    await page.goto(`/clubs/${club.slug}`);
    await parts(page)
      .getByRole('link', { name: /^Reviews/ })
      .click();
    await expect(heading(page)).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Read more of what the club says/ })).toBeHidden();
  });
});
