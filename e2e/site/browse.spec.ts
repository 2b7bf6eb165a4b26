import type { Page } from '@playwright/test';
import { allClubs, clubWith, fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

const PAGE_SIZE = 20;
const DIRECTORY_API = /\/api\/clubs\/find/;

interface DirectoryPage {
  clubs: ListedClub[];
  total: number;
  totalPages: number;
}

const directory = (query: string) => fromApi<DirectoryPage>(`/clubs/find?pageSize=${PAGE_SIZE}&${query}`);

const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Club name, town or postcode' });

/** Names of the pagination's entries in order, including those hidden at the current window width. */
const entries = (page: Page) =>
  pages(page)
    .locator('li > [aria-label]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));

const WAYS = { back: ['First page', 'Previous page'], on: ['Next page', 'Last page'] };

test('the first page shows twenty clubs by name and the position in the list', async ({ page }) => {
  const { clubs, total, totalPages } = await directory('page=1');
  await open(page, '/browse-clubs');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
  await expect(
    page.getByText(`Showing ${PAGE_SIZE} of 20 clubs on page 1 of ${totalPages} (Total: ${total} clubs)`),
  ).toBeVisible();
  await expect(names(page)).toHaveText(clubs.map(({ name }) => name));
  expect(await entries(page)).toEqual([
    ...WAYS.back,
    'Page 1',
    'Page 2',
    'Page 3',
    `Page ${totalPages}`,
    ...WAYS.on,
  ]);
  await expect(pages(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const name of WAYS.back) {
    await expect(pages(page).getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('a middle page shows its neighbours, the ends and the gaps between', async ({ page }) => {
  const { clubs, totalPages } = await directory('page=8');
  await open(page, '/browse-clubs?page=8');
  await expect(names(page)).toHaveText(clubs.map(({ name }) => name));
  expect(await entries(page)).toEqual([
    ...WAYS.back,
    'Page 1',
    'Page 6',
    'Page 7',
    'Page 8',
    'Page 9',
    'Page 10',
    `Page ${totalPages}`,
    ...WAYS.on,
  ]);
  await expect(pages(page).getByText('…')).toHaveCount(2);
});

test('the last page shows the rest and has no next link', async ({ page }) => {
  const { total, totalPages } = await directory('page=1');
  const { clubs } = await directory(`page=${totalPages}`);
  await open(page, '/browse-clubs');
  await pages(page).getByRole('link', { name: 'Last page' }).click();
  await expect(page).toHaveURL(`/browse-clubs?page=${totalPages}`);
  await expect(
    page.getByText(
      `Showing ${clubs.length} of 20 clubs on page ${totalPages} of ${totalPages} (Total: ${total} clubs)`,
    ),
  ).toBeVisible();
  await expect(names(page)).toHaveText(clubs.map(({ name }) => name));
  for (const name of WAYS.on) {
    await expect(pages(page).getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
  }
});

test('changing the page scrolls to the top; back returns to the previous page', async ({ page }) => {
  const [first, second] = [await directory('page=1'), await directory('page=2')];
  await open(page, '/browse-clubs');
  const next = pages(page).getByRole('link', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await next.click();
  await expect(names(page)).toHaveText(second.clubs.map(({ name }) => name));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/browse-clubs');
  await expect(names(page)).toHaveText(first.clubs.map(({ name }) => name));
});

test('text typed on a later page searches names and places from page 1', async ({ page }) => {
  const { clubs, total } = await directory('page=1&q=juniors');
  expect(total).toBeGreaterThan(3);
  await open(page, '/browse-clubs?page=3');
  await searchBox(page).fill('JUNIORS');
  await expect(page).toHaveURL('/browse-clubs?q=JUNIORS');
  await expect(page.getByText(`Found ${total} clubs matching "JUNIORS"`)).toBeVisible();
  await expect(names(page)).toHaveText(clubs.map(({ name }) => name));
  for (const { name, location } of clubs) expect(`${name} ${location}`.toLowerCase()).toContain('juniors');

  await searchBox(page).clear();
  await expect(page).toHaveURL('/browse-clubs');
  await expect(page.getByText(/^Showing 20 of 20 clubs on page 1 of/)).toBeVisible();
});

test('a search and its page are in the URL and are restored from it', async ({ page }) => {
  const { totalPages } = await directory('q=juniors&page=1');
  expect(totalPages, 'a text with several pages of matches').toBeGreaterThan(1);
  const second = await directory('q=juniors&page=2');
  await open(page, '/browse-clubs?q=juniors');
  await expect(searchBox(page)).toHaveValue('juniors');
  await pages(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/browse-clubs?q=juniors&page=2');
  await expect(names(page)).toHaveText(second.clubs.map(({ name }) => name));
  await names(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/clubs\//);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('juniors');
  await expect(names(page)).toHaveText(second.clubs.map(({ name }) => name));
});

test('a page beyond the last is a 404 that links back', async ({ page, consoleMessages }) => {
  const answer = await open(page, '/browse-clubs?page=999');
  expect(answer.status()).toBe(404);
  await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
  await expect(page.getByText('There’s no page 999.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all clubs' }).click();
  await expect(names(page)).toHaveCount(PAGE_SIZE);
});

test('a row shows what the directory knows of the club', async ({ page }) => {
  const club = await clubWith(
    'with one league and reviews',
    ({ leagues, reviewCount }) => leagues.length === 1 && reviewCount > 1,
  );
  await open(page, `/browse-clubs?q=${encodeURIComponent(club.name)}`);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: club.name, exact: true }) });
  await expect(card).toContainText(club.location);
  await expect(card).toContainText(club.leagues[0]!);
  await expect(card).toContainText(club.description);
  await expect(card).toContainText(`${club.reviewCount} reviews`);
  await expect(
    card.getByRole('img', { name: `${club.overallRating.toFixed(1)} out of 5 stars` }),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: `Compare ${club.name}` })).toBeVisible();
  await card.getByRole('link', { name: `View Details of ${club.name}` }).click();
  await expect(page).toHaveURL(`/clubs/${club.slug}`);
});

test('a website opens in a new tab and learns nothing about this one', async ({ page }) => {
  const clubs = await allClubs();
  const withSite = clubs.find((club) => 'website' in club && club.website !== null)!;
  await open(page, `/browse-clubs?q=${encodeURIComponent(withSite.name)}`);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Visit Website/ })
    .first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('clubs that cannot be loaded leave a panel whose Retry reloads the page', async ({
  page,
  consoleMessages,
}) => {
  await open(page, '/faq');
  await page.route(DIRECTORY_API, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Unable to load clubs');
  await expect(failure).toContainText('There was an error loading the club data. Please try again later.');
  await takeFromConsole(consoleMessages, /500 \(Internal Server Error\)/);

  await page.unroute(DIRECTORY_API);
  const loadedAnew = page.waitForEvent('load');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await loadedAnew;
  await expect(names(page)).toHaveCount(PAGE_SIZE);
});

test('nine placeholder cards are shown until the clubs have loaded', async ({ page }) => {
  await open(page, '/faq');
  let answerNow = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route(DIRECTORY_API, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  await expect(page.getByText('Loading clubs…')).toBeVisible();
  await expect(page.locator('[aria-busy="true"] > *')).toHaveCount(9);
  answerNow();
  await expect(names(page)).toHaveCount(PAGE_SIZE);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
