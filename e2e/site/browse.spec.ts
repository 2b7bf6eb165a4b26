import type { Page } from '@playwright/test';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

const PAGE_SIZE = 20;

interface DirectoryPage {
  clubs: ListedClub[];
  total: number;
  totalPages: number;
}

const directory = (query: string) => fromApi<DirectoryPage>(`/clubs/find?pageSize=${PAGE_SIZE}&${query}`);

const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

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

test('a page beyond the last is a 404 that links back to all clubs', async ({ page, consoleMessages }) => {
  const answer = await open(page, '/browse-clubs?page=999');
  expect(answer.status()).toBe(404);
  await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
  await expect(page.getByText('There’s no page 999.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all clubs' }).click();
  await expect(names(page)).toHaveCount(PAGE_SIZE);
});
