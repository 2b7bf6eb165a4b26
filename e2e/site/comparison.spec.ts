import type { Page } from '@playwright/test';
import { comparisonEntry, toEntry, saveComparison } from '../support/saved-comparison';
import { allClubs } from '../support/site-data';
import { expect, open, test } from '../support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Compare Clubs' });

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Compare ${name}`, exact: true });

test('the bar shows the remove buttons of long names, and covers neither the page’s end nor the focus @phone', async ({
  page,
  hasTouch,
}) => {
  const name = 'Stoke Newington Abney Sandpipers Juniors';
  const clubs = [1, 2, 3, 4].map((id) => comparisonEntry(id, { name: `${name} ${id}` }));
  await saveComparison(page, clubs);
  await open(page, '/faq');
  await expect(bar(page)).toBeVisible();
  // On a phone, the bar is swiped sideways.
  for (const club of hasTouch ? [] : clubs) {
    const cross = bar(page).getByRole('button', { name: `Remove ${club.name} from comparison` });
    await expect(cross).toBeInViewport({ ratio: 1 });
  }
  const lastLink = page.getByRole('contentinfo').getByRole('link', { name: 'Admin', exact: true });
  await lastLink.focus();
  const overlap = async () => {
    const [link, edge] = await Promise.all([lastLink.boundingBox(), bar(page).boundingBox()]);
    return link!.y + link!.height - edge!.y;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test('comparing needs two clubs: with one, the page explains that, and fetches no chart', async ({
  page,
}) => {
  const charts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/category-chart.')) charts.push(request.url());
  });
  const [first, second] = await allClubs();
  await saveComparison(page, [toEntry(first!)]);
  await open(page, '/compare');
  await expect(page.getByText('Select at least 2 clubs to compare')).toBeVisible();
  await expect(page.getByText(/^(Best|Most)$/)).toHaveCount(0);
  expect(charts).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  await heart(page, second!.name).click();
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await page.getByText('Category averages').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Bar chart of the five/ })).toBeVisible();
  expect(charts).not.toEqual([]);
});

test('a comparison is shared by URL, which leaves the visitor’s own list alone until it is saved', async ({
  page,
}) => {
  const [first, second, third] = await allClubs();
  await saveComparison(page, [toEntry(third!)]);
  const answer = await open(page, `/compare?clubs=${first!.slug},${second!.slug}&near=LS6`);
  const html = await (await page.request.get(answer.url())).text();
  expect(html).toContain(first!.name.replaceAll("'", '&#x27;'));
  await expect(page).toHaveTitle(new RegExp('^Compare '));
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    first!.name,
    second!.name,
  ]);
  await expect(
    page
      .getByRole('row', { name: /^Distance/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/miles?$/);
  await page.getByRole('link', { name: 'Show differences only' }).click();
  await expect(page).toHaveURL(/&differences=true&near=LS6$/);
  await page.goBack();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('club-comparison')!) as unknown[]);
  expect(await kept()).toHaveLength(1);

  await page.getByRole('button', { name: 'Keep these clubs' }).click();
  await expect(page).toHaveURL('/compare?near=LS6');
  await expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible();
  await expect.poll(kept).toHaveLength(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared comparison can be read, and asked for distances', async ({ page }) => {
    const [first, second] = await allClubs();
    await page.goto(`/compare?clubs=${first!.slug},${second!.slug}`);
    await expect(page.getByRole('row', { name: /^Overall rating/ })).toBeVisible();
    await page.getByLabel('Distance from town or postcode').fill('LS6');
    await page.getByRole('form', { name: 'Distances' }).getByRole('button').click();
    await expect(page.getByRole('row', { name: /^Distance/ })).toBeVisible();
  });

  test('what needs scripts says so', async ({ page }) => {
    const [club] = await allClubs();
    for (const [path, words] of [
      ['/compare', /switch on JavaScript/],
      ['/about?write-review=', /Writing a review needs JavaScript/],
      [`/clubs/${club!.slug}`, /Comparing clubs needs JavaScript/],
      ['/club-admin', /This page needs JavaScript/],
      ['/admin', /This page needs JavaScript/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
    }
  });
});
