import type { Page } from '@playwright/test';
import { mostReviewedClub } from '../support/site-data';
import { expect, open, test, untilLinksAreWatched } from '../support/test';

const LIST = '/browse-clubs?sort=reviews';

/** Collects the paths of the page's api calls into the returned list. */
function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

const clubLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The list with the most reviewed club, and its link. */
async function openList(page: Page) {
  const club = await mostReviewedClub();
  await open(page, `/browse-clubs?q=${encodeURIComponent(club.name)}`);
  return { club, link: clubLink(page, club.name) };
}

/** Points at a link until its page's data has arrived. */
async function fetchInAdvance(page: Page, slug: string, point: () => Promise<void>) {
  await untilLinksAreWatched(page);
  const arrived = Promise.all([
    page.waitForResponse((answer) => answer.url().includes(`/api/clubs/${slug}?include=page`)),
    page.waitForResponse((answer) => answer.url().includes(`/api/clubs/${slug}/reviews`)),
  ]);
  await point();
  await arrived;
}

/** Counts the page's fades from one page into the next. */
const countFades = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset['fades'] = String(fades() + 1);
      return start(update);
    };
    const fades = () => Number(document.documentElement.dataset['fades'] ?? 0);
  });

const fades = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['fades'] ?? 0));

test('tapping a link after a moment fades to the club without another request; a return to it is refreshed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await countFades(page);
  const calls = listenToCalls(page);
  const { club, link } = await openList(page);
  await fetchInAdvance(page, club.slug, () => link.hover());
  calls.splice(0);
  // From now on, no request gets a response.
  await page.route('**/api/clubs/**', () => {});
  await link.click();
  await expect(heading(page, club.name)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => calls).toEqual(['POST /api/openings']);
  expect(await fades(page)).toBe(1);
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);

  // Another state of the same page, a dialog and going back don't fade.
  await page.getByRole('link', { name: 'Write a Review' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(link).toBeVisible();

  await page.unroute('**/api/clubs/**');
  let answer = () => {};
  await page.route('**/api/clubs/*?include=page', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    const response = await route.fetch();
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: { ...body, name: 'Renamed Rovers' } });
  });
  const asked = page.waitForRequest((request) => request.url().includes(`${club.slug}?include=page`));
  await page.goForward();
  await expect(heading(page, club.name)).toBeVisible();
  await asked;
  answer();
  await expect(heading(page, 'Renamed Rovers')).toBeVisible();
  expect(await fades(page)).toBe(1);
});

test('back shows the list at once, complete and at the same position, however slow the api is', async ({
  page,
}) => {
  await open(page, '/all-reviews');
  // Buttons that unfold long texts appear once these are measured, and move what's below.
  await expect(page.getByRole('button', { name: /^Read more/ })).not.toHaveCount(0);
  const card = page.getByRole('main').getByRole('heading', { level: 3 }).nth(6);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  const before = await scrollTop(page);
  const text = await card.innerText();
  // Without scrolling to the link, which would change the position.
  const follow = (path: string) =>
    page.getByRole('banner').locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await follow('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Recent Parent Reviews')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await follow('/about');
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();

  await page.route('**/api/**', () => {});
  await page.goBack();
  // The home page too keeps its figures and reviews, although they're requested again.
  await expect(page.getByText('Recent Parent Reviews')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(await card.innerText()).toBe(text);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(before);
});

for (const [moment, scripts] of [
  ['before any script has run', /\/(assets|mfe)\/.*\.js$/],
  ['while its part of the site is loading', /\/mfe\/.*\.js$/],
] as const)
  test(`Back, pressed ${moment}, goes back to the page before`, async ({ page }) => {
    await open(page, '/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(heading(page, 'About')).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isAsked = false;
    await page.route(scripts, async (route) => {
      isAsked = true;
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page, 'About')).toBeVisible();
    await expect.poll(() => isAsked).toBe(true);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/faq');
    release();
    await expect(heading(page, 'Frequently Asked Questions')).toBeVisible();
    await expect(heading(page, 'About')).toHaveCount(0);
  });

test('no page prevents the browser’s back/forward cache', async ({ page }) => {
  // Headless Chromium caches no pages, but it does say why it wouldn't have.
  for (const path of ['/', LIST, '/compare']) {
    const answer = await open(page, path);
    expect(answer.headers()['cache-control']).not.toContain('no-store');
    await page.goto('about:blank');
    await page.goBack();
    const { reasons, isAsked } = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        notRestoredReasons?: { reasons: { reason: string }[] } | null;
      })[];
      return {
        isAsked: 'notRestoredReasons' in entry!,
        reasons: entry!.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [],
      };
    });
    expect(isAsked).toBe(true);
    expect(reasons.filter((reason) => /unload|no-store|websocket|fetch|lock/i.test(reason))).toEqual([]);
  }
});
