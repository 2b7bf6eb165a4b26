import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { mostReviewedClub } from '../support/site-data';
import { expect, isTakenOver, takeFromConsole, test, untilInteractive } from '../support/test';

/* In a wide window, the club's page has a second column, which hydrates everything on it. */
test.use({ viewport: { width: 390, height: 844 } });

/** Keeps the browser from ever being idle: parts below the first view then wait until somebody uses the page. */
async function openBusy(page: Page, path: string) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path);
  await untilInteractive(page);
}

const reviews = (page: Page) => page.locator('[id^="review-"]');

test('what is below the first view is readable, and waits until the browser is idle', async ({ page }) => {
  const club = await mostReviewedClub();
  await openBusy(page, `/clubs/${club.slug}`);
  await expect(reviews(page)).not.toHaveCount(0);
  expect(await isTakenOver(reviews(page).first())).toBe(false);
  await reviews(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => isTakenOver(reviews(page).first())).toBe(true);
});

test('the first press on a button that waits is handled', async ({ page }) => {
  const club = await mostReviewedClub();
  await openBusy(page, `/clubs/${club.slug}`);
  expect(await isTakenOver(reviews(page).first())).toBe(false);
  // Like a screen reader: without pointer, focus or scrolling before it.
  await reviews(page)
    .getByRole('button', { name: /^Share review by/ })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
});

const LOWER_PARTS = '**/home-lower-parts.*.js';

test('code of lower parts loads when it is needed, and an earlier press is handled then', async ({
  page,
}) => {
  let letThrough = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let isAskedFor = false;
  await page.route(LOWER_PARTS, async (route) => {
    isAskedFor = true;
    await isAllowed;
    await route.continue();
  });
  // The first of them starts below this; a higher window would show it, and load them all.
  await page.setViewportSize({ width: 390, height: 600 });
  await openBusy(page, '/');
  expect(isAskedFor).toBe(false);
  const button = page.getByRole('button', { name: 'Close the reviews' });
  await button.click();
  await expect.poll(() => isAskedFor).toBe(true);
  await expect(button).toBeVisible();
  letThrough();
  await expect(button).toBeHidden();
});

test('lower parts whose code cannot be loaded stay readable, and their links work', async ({
  page,
  consoleMessages,
}) => {
  await page.route(LOWER_PARTS, (route) => route.abort());
  await page.goto('/');
  await untilInteractive(page);
  const link = page.getByRole('main').getByRole('link', { name: 'View all age groups' });
  await expect(link).toBeVisible();
  // The page carries on without them.
  await page.getByRole('main').getByLabel('Club name').fill('leeds');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/leeds/);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/browse-age');
  // Whatever used the page asked for the code once more, and may hear of its failure later.
  await page.close();
  await takeFromConsole(consoleMessages, /net::ERR_FAILED/);
});

test('the keyboard works through waiting parts', async ({ page }) => {
  await openBusy(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'View all age groups' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/browse-age');
});

test('nothing on the page moves while its parts hydrate', async ({ page }) => {
  const club = await mostReviewedClub();
  for (const path of ['/', '/browse-clubs', `/clubs/${club.slug}`]) {
    await page.addInitScript(() => {
      const shifts: { at: number; by: number }[] = [];
      // A font that comes late, on a machine without any of the fallbacks, moves lines too.
      const fonts: number[] = [];
      document.fonts.addEventListener('loadingdone', () => fonts.push(performance.now()));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { startTime: number; value: number }[])
          shifts.push({ at: entry.startTime, by: entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, {
        layoutShift: () =>
          shifts
            .filter(({ at }) => fonts.every((font) => Math.abs(at - font) > 200))
            .reduce((sum, { by }) => sum + by, 0),
      });
    });
    await page.goto(path);
    await untilInteractive(page);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() =>
      (window as unknown as { layoutShift: () => number }).layoutShift(),
    );
    expect(moved, path).toBeLessThan(0.01);
  }
});
