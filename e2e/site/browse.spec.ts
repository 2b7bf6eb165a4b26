import type { Page } from '@playwright/test';
import { clubWith, fromApi } from '../support/site-data';
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

const listed = ({ clubs }: DirectoryPage) => clubs.map(({ name }) => name);

test('the directory is paged through: from the first page to the next, back, and to the last', async ({
  page,
}) => {
  const first = await directory('page=1');
  const { total, totalPages } = first;
  const last = await directory(`page=${totalPages}`);
  const position = (shown: number, at: number) =>
    page.getByText(`Showing ${shown} of 20 clubs on page ${at} of ${totalPages} (Total: ${total} clubs)`);
  await open(page, '/browse-clubs');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
  await expect(position(PAGE_SIZE, 1)).toBeVisible();
  await expect(names(page)).toHaveText(listed(first));
  const [numbered, end] = [['Page 1', 'Page 2', 'Page 3'], `Page ${totalPages}`];
  expect(await entries(page)).toEqual([...WAYS.back, ...numbered, end, ...WAYS.on]);
  await expect(pages(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const name of WAYS.back)
    await expect(pages(page).getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');

  const next = pages(page).getByRole('link', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await next.click();
  await expect(names(page)).toHaveText(listed(await directory('page=2')));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/browse-clubs');
  await expect(names(page)).toHaveText(listed(first));

  await pages(page).getByRole('link', { name: 'Last page' }).click();
  await expect(page).toHaveURL(`/browse-clubs?page=${totalPages}`);
  await expect(position(last.clubs.length, totalPages)).toBeVisible();
  await expect(names(page)).toHaveText(listed(last));
  for (const name of WAYS.on)
    await expect(pages(page).getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
});

test('text typed on a later page searches from page 1; the search and its page are in the URL', async ({
  page,
}) => {
  const found = await directory('page=1&q=juniors');
  expect(found.totalPages, 'a text with several pages of matches').toBeGreaterThan(1);
  const second = await directory('q=juniors&page=2');
  await open(page, '/browse-clubs?page=3');
  await searchBox(page).fill('JUNIORS');
  await expect(page).toHaveURL('/browse-clubs?q=JUNIORS');
  await expect(page.getByText(`Found ${found.total} clubs matching "JUNIORS"`)).toBeVisible();
  await expect(names(page)).toHaveText(listed(found));
  for (const { name, location } of found.clubs)
    expect(`${name} ${location}`.toLowerCase()).toContain('juniors');

  await pages(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/browse-clubs?q=JUNIORS&page=2');
  await expect(names(page)).toHaveText(listed(second));
  await names(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/clubs\//);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('JUNIORS');
  await expect(names(page)).toHaveText(listed(second));

  await searchBox(page).clear();
  await expect(page).toHaveURL('/browse-clubs');
  await expect(page.getByText(/^Showing 20 of 20 clubs on page 1 of/)).toBeVisible();
});

test('a page beyond the last is a 404 that links back to all clubs, each with what is known of it', async ({
  page,
  consoleMessages,
}) => {
  const club = await clubWith(
    'with a website, one league and reviews',
    (one) => one.leagues.length === 1 && one.reviewCount > 1 && one.website !== null,
  );
  const answer = await open(page, '/browse-clubs?page=999');
  expect(answer.status()).toBe(404);
  await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
  await expect(page.getByText('There’s no page 999.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all clubs' }).click();
  await expect(names(page)).toHaveCount(PAGE_SIZE);

  await searchBox(page).fill(club.name);
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
  // The club's own site opens in a new tab, and learns nothing about this one.
  const website = card.getByRole('link', { name: /^Visit Website/ });
  await expect(website).toHaveAttribute('target', '_blank');
  await expect(website).toHaveAttribute('rel', /noopener/);
  await card.getByRole('link', { name: `View Details of ${club.name}` }).click();
  await expect(page).toHaveURL(`/clubs/${club.slug}`);
});

test('placeholders are shown until the clubs have loaded; if they don’t, Retry reloads the page', async ({
  page,
  consoleMessages,
}) => {
  await open(page, '/faq');
  let answerNow = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route(DIRECTORY_API, async (route) => {
    await isAllowed;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  await expect(page.getByText('Loading clubs…')).toBeVisible();
  await expect(page.locator('[aria-busy="true"] > *')).toHaveCount(9);
  answerNow();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Unable to load clubs');
  await expect(failure).toContainText('There was an error loading the club data. Please try again later.');
  await takeFromConsole(consoleMessages, /500 \(Internal Server Error\)/);

  await page.unroute(DIRECTORY_API);
  const loadedAnew = page.waitForEvent('load');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await loadedAnew;
  await expect(names(page)).toHaveCount(PAGE_SIZE);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
