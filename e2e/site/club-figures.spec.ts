import type { Page } from '@playwright/test';
import { demoLogin } from '../support/demo-club';
import { tabTo } from '../support/keyboard';
import { logInByCookie } from '../support/moderator';
import { expect, open, test, untilLinksAreWatched, useOwnSite } from '../support/test';

interface Figures {
  weeks: { views: number | null; shownInSearches: number | null }[];
  countedSince: string | null;
}

// A headless browser identifies itself as one, and counts as a robot.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });

test.describe('how often a club is seen', () => {
  const { product } = useOwnSite();
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const read = async <Answer>(page: Page, path: string) => {
    const answer = await page.request.get(`${product.url}/api/club-admin${path}`, {
      headers: { 'X-Session': 'cookie', Origin: product.url },
    });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Answer;
  };

  test('is counted on the server and in the browser, once per view, and shown to the club', async ({
    page,
  }) => {
    await logInByCookie(page, product.url, '/club-admin', await demoLogin(product.apiUrl));
    const { club } = await read<{ club: { id: number; slug: string; name: string } }>(page, '/dashboard');
    const before = await read<Figures>(page, '/figures');
    const thisWeek = ({ weeks }: Figures) => weeks.at(-1)!;
    const clubPage = page.getByRole('heading', { level: 1, name: club.name });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (!/\/api\/clubs\/[^/?]+\?include=page/.test(request.url())) return;
      const isOnView = new URL(page.url()).pathname === `/clubs/${club.slug}`;
      calls.push(request.headers()['x-page-path'] ?? (isOnView ? 'asked again' : 'in advance'));
    });

    // From the server, with an api client alongside it.
    await open(page, `${product.url}/clubs/${club.slug}`);
    await expect(clubPage).toBeVisible();
    await fetch(`${product.apiUrl}/api/clubs/${club.slug}?include=page`);
    // A window that gets the focus back requests its data again.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(() => calls.length, { timeout: 3_000 }).toBeGreaterThan(0);
    }).toPass();
    expect(new Set(calls)).toEqual(new Set(['asked again']));
    calls.splice(1);
    // In a list, and from there in the browser, which has already fetched the response.
    await open(page, `${product.url}/browse-clubs?q=${encodeURIComponent(club.name)}`);
    const link = page.getByRole('main').getByRole('link', { name: club.name }).first();
    await untilLinksAreWatched(page);
    await link.hover();
    await expect.poll(() => calls).toEqual(['asked again', 'in advance']);
    const told = page.waitForRequest('**/api/openings');
    await link.click();
    await expect(clubPage).toBeVisible();
    expect((await told).postDataJSON()).toEqual({ opening: `view=${club.id}` });
    expect(calls).toHaveLength(2);

    // Saved within a minute.
    await expect
      .poll(async () => thisWeek(await read<Figures>(page, '/figures')), {
        timeout: 180_000,
        intervals: [5000],
      })
      .toMatchObject({
        views: (thisWeek(before).views ?? 0) + 2,
        shownInSearches: (thisWeek(before).shownInSearches ?? 0) + 1,
      });
    await open(page, `${product.url}/club-admin`);
    await tabTo(page, page.getByRole('tab', { name: 'Reviews & Responses' }));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Figures' })).toHaveAttribute('aria-selected', 'true');
    const views = page.getByRole('region', { name: 'Views of your page' });
    await expect(views).toContainText(/^Views of your page\d+ views since /);
    await expect(page.getByText(/we don’t record who’s looking/)).toBeVisible();
  });
});
