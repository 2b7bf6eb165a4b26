import type { Page } from '@playwright/test';
import { fromApi } from '../support/site-data';
import type { PublicReview } from '../support/site-data';
import { asShown, expect, open, openWithStoppedClock, test } from '../support/test';

/** The recent reviews that the home page chooses from. */
const recentReviews = () => fromApi<PublicReview[]>('/reviews/recent?limit=24');

const recentSection = (page: Page) => page.getByRole('region', { name: 'Recent Parent Reviews' });

test('figures and reviews have placeholders until they arrive', async ({ page }) => {
  await open(page, '/faq');
  let answerNow = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route(/\/api\/(stats|reviews)/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Youth Football Club Reviews' }).click();
  await expect(page.locator('dl[aria-busy="true"]')).toBeVisible();
  await expect(recentSection(page).locator('[aria-busy="true"]').locator('> *')).toHaveCount(3);
  answerNow();
  await expect(recentSection(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a recent review is clamped to three lines until it is unfolded', async ({ page }) => {
  await openWithStoppedClock(page, '/', recentSection(page).getByRole('heading', { level: 3 }).first());
  const shown = asShown(await recentSection(page).innerText());
  const reviews = (await recentReviews()).filter(({ reviewText }) => shown.includes(asShown(reviewText)));
  const longest = reviews.reduce((a, b) => (b.reviewText.length > a.reviewText.length ? b : a));
  const long = recentSection(page).getByText(asShown(longest.reviewText));
  const hiddenLines = () => long.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await hiddenLines()).toBeGreaterThan(0);
  const lines = await long.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(3);
  await long.click();
  await expect.poll(hiddenLines).toBeLessThanOrEqual(0);
  await page.clock.runFor(2100);
  await long.click();
  await expect.poll(hiddenLines).toBeGreaterThan(0);
});

test.describe('inside the Instagram app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22A3354 Instagram 350.0.0.0',
  });

  test('the banner of recent reviews loads the club page in full', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    const link = page.getByRole('region', { name: 'What parents say' }).getByRole('link');
    const address = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-same-page');
  });
});

test('the tiles of age groups fill their last line', async ({ page }) => {
  await open(page, '/');
  const tiles = page.getByRole('region', { name: 'Browse by Age' }).getByRole('listitem').getByRole('link');
  await expect(tiles.first()).toBeVisible();
  const places = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  const perLine = places.filter((top) => top === places[0]).length;
  expect(places.length % perLine, 'tiles in the last line').toBe(0);
});
