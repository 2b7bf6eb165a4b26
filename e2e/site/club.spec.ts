import { allClubs, mostReviewedClub } from '../support/site-data';
import { answerTest, expect, open, takeFromConsole, test } from '../support/test';

test('on the narrowest phones a name wraps between words', async ({ page }) => {
  const longestWord = (name: string) => Math.max(...name.split(/[ -]/).map(({ length }) => length));
  const [club] = [...(await allClubs())].sort((a, b) => longestWord(b.name) - longestWord(a.name));
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, `/clubs/${club!.slug}`);
  const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = heading.firstChild as Text;
    const words = [...text.data.matchAll(/[^\s-]+/g)].filter((match) => {
      const range = document.createRange();
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      return range.getClientRects().length > 1;
    });
    return words.map(([word]) => word);
  });
  expect(broken).toEqual([]);
});

answerTest(
  'responds to its id, or with a trailing slash, too; the canonical URL has the slug',
  async ({ request, baseURL }) => {
    const club = await mostReviewedClub();
    for (const path of [`/clubs/${club.id}`, `/clubs/${club.slug}/`, `/clubs/${club.slug}`]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/clubs/${club.slug}"`);
      expect(html).toMatch(/<[^>]+ id="review-\d+"/);
    }
  },
);

test('addresses that can’t be a club’s say so', async ({ page, consoleMessages }) => {
  for (const path of ['/clubs/undefined', '/clubs/not%20a%20club', '/clubs/%F0%9F%A6%8A']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain('Invalid Club URL');
  }
  const answer = await open(page, '/clubs/%E0%A4%A');
  expect(answer.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid Club URL' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Clubs' })).toBeVisible();
  // The router adds its own warning about an escape it can't decode.
  await takeFromConsole(consoleMessages, /404 \(Not Found\)|malformed URL segment/);
});

test.describe('in Safari on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('an unreadable URL is loaded a second time, but not a third', async ({ page, consoleMessages }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/clubs/undefined');
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: 'Invalid Club URL' })).toBeVisible();
    expect(documents).toBe(2);
    await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
  });
});

test('a club that doesn’t exist is not found, by its URL or within the site', async ({
  page,
  consoleMessages,
}) => {
  expect((await page.request.get('/clubs/999999')).status()).toBe(404);
  const answer = await open(page, '/clubs/no-such-club');
  expect(answer.status()).toBe(404);
  await expect(page).toHaveTitle(/^Club Not Found/);
  const notFound = page.getByRole('heading', { level: 1, name: 'Club Not Found' });
  await expect(notFound).toBeVisible();
  await takeFromConsole(consoleMessages, /404 \(Not Found\)/);

  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/clubs/no-other-club');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(notFound).toBeVisible();
  await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
});

test('the outline of the page is shown until the club has loaded', async ({ page }) => {
  const club = await mostReviewedClub();
  let answerNow = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await open(page, `/browse-clubs?q=${encodeURIComponent(club.name)}`);
  await page.route(new RegExp(`/api/clubs/${club.slug}`), async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: club.name, exact: true }).click();
  await expect(page.getByText('Loading the club')).toBeAttached();
  await expect(page.getByRole('region', { name: 'Club', exact: true })).toHaveAttribute('aria-busy', 'true');
  answerNow();
  await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
});
