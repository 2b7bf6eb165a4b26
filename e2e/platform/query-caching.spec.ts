import type { Page } from '@playwright/test';
import { toEntry, saveComparison } from '../support/saved-comparison';
import { allClubs, mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

const MINUTE_MS = 60_000;

/** Collects the URLs of the page's api requests into the returned list. */
function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

/** Tells the page that the visitor has come back to its window. */
const returnToWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/**
 * Returns to the window until the page makes a request: its subscriptions start a moment after hydration, and a window
 * that returns earlier requests nothing.
 * @param asked counts the requests so far
 * @param expected how many there must be after that, and not one more
 */
async function returnUntilAsked(page: Page, asked: () => number, expected: number) {
  const before = asked();
  await expect(async () => {
    await returnToWindow(page);
    await expect.poll(asked, { timeout: 3_000 }).toBeGreaterThan(before);
  }).toPass();
  await expect.poll(asked).toBe(expected);
}

const turnTo = async (page: Page, number: 1 | 2) => {
  await page.getByRole('link', { name: number === 1 ? 'First page' : 'Page 2', exact: true }).click();
  await expect(page.getByText(`on page ${number} of`)).toBeVisible();
};

test('pages of the directory are fresh for five minutes, and returning to the window requests nothing', async ({
  page,
}) => {
  await page.clock.install();
  const all = listenToCalls(page);
  const calls = () => all.filter((call) => call.startsWith('/api/clubs/paginated'));
  await open(page, '/browse-clubs');
  await turnTo(page, 2);
  await expect.poll(calls).toHaveLength(1);
  await page.clock.fastForward(4 * MINUTE_MS);
  await turnTo(page, 1);
  await returnToWindow(page);
  await turnTo(page, 2);
  expect(calls()).toHaveLength(1);
  await page.clock.fastForward(2 * MINUTE_MS);
  await turnTo(page, 1);
  await expect.poll(calls).toHaveLength(2);
  expect(calls()[1]).toContain('page=1&');
});

test('pages of the directory are cached for ten minutes after the visitor leaves, and no longer', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/browse-clubs?page=3');
  let answerNow = () => {};
  await page.route('**/api/clubs/paginated*', async (route) => {
    await new Promise<void>((resolve) => (answerNow = resolve));
    await route.continue();
  });
  const position = page.getByText('on page 3 of');
  const loading = page.getByText('Loading clubs…');
  const leaveFor = async (minutes: number) => {
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
    await page.clock.fastForward(minutes * MINUTE_MS);
    const asked = page.waitForRequest('**/api/clubs/paginated*');
    await page.goBack();
    await asked;
  };

  await leaveFor(9);
  await expect(position).toBeVisible();
  await expect(loading).toBeHidden();
  const answer = page.waitForResponse('**/api/clubs/paginated*');
  answerNow();
  await answer;

  await leaveFor(11);
  await expect(loading).toBeVisible();
  await expect(position).toBeHidden();
  answerNow();
  await expect(position).toBeVisible();
});

test('everything else is requested again: on returning to the window, and when the page is shown again', async ({
  page,
}) => {
  const { slug } = await mostReviewedClub();
  const calls = listenToCalls(page);
  const ofClub = () => calls.filter((call) => call === `/api/clubs/${slug}?include=page`).length;
  await open(page, `/clubs/${slug}`);
  expect(ofClub()).toBe(0);
  await returnUntilAsked(page, ofClub, 1);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  await page.goBack();
  await expect.poll(ofClub).toBe(2);
});

test('a comparison’s figures are requested again on returning to the window', async ({ page }) => {
  const chosen = (await allClubs()).slice(0, 2);
  await saveComparison(page, chosen.map(toEntry));
  const calls = listenToCalls(page);
  const ofChosen = () =>
    calls.filter((call) => chosen.some(({ id }) => call === `/api/clubs/${id}?include=page`)).length;
  await open(page, '/compare');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  // Returning to the window doesn't repeat requests that are still running.
  await expect(table.getByText('Loading')).toHaveCount(0);
  expect(ofChosen()).toBe(2);
  await returnUntilAsked(page, ofChosen, 4);
});

test('a failed request is not retried automatically; Retry reloads the page', async ({
  page,
  consoleMessages,
}) => {
  await page.clock.install();
  await open(page, '/');
  const calls = listenToCalls(page);
  await page.route('**/api/clubs/paginated*', (route) => route.fulfill({ status: 503, json: {} }));
  // Without hovering over the link first, which would prefetch.
  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).dispatchEvent('click');
  await expect(page.getByText('Unable to load clubs')).toBeVisible();
  await page.clock.fastForward(MINUTE_MS);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(calls.filter((call) => call.startsWith('/api/clubs/paginated'))).toHaveLength(1);
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Retry' }).click();
  await loadedAnew;
  consoleMessages.splice(0);
});
