import type { Page } from '@playwright/test';
import { comparisonEntry, entryOf, saveComparison } from '../support/saved-comparison';
import { allClubs, fromApi, mostReviewedClub } from '../support/site-data';
import type { ClubFacts } from '../support/site-data';
import { expect, open, openWithStoppedClock, takeFromConsole, test } from '../support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Compare Clubs' });

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Compare ${name}`, exact: true });

test('up to four clubs are chosen, a fifth is refused with a message @phone', async ({ page }) => {
  const clubs = (await allClubs()).slice(0, 5);
  await open(page, '/browse-clubs');
  await expect(bar(page)).toBeHidden();
  for (const [index, club] of clubs.slice(0, 4).entries()) {
    await heart(page, club.name).click();
    await expect(heart(page, club.name)).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(page).getByText(`${index + 1}/4`)).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Compare' })).toBeVisible({ visible: index > 0 });
  }
  await expect(bar(page).getByRole('listitem')).toHaveText(clubs.slice(0, 4).map(({ name }) => name));

  await heart(page, clubs[4]!.name).click();
  await expect(page.getByText('Maximum clubs reached')).toBeVisible();
  await expect(page.getByText('You can only compare up to 4 clubs at once')).toBeVisible();
  await expect(heart(page, clubs[4]!.name)).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(page).getByText('4/4')).toBeVisible();
});

test('a toast disappears after a while, by its button, or for the next one', async ({ page }) => {
  const clubs = (await allClubs()).slice(0, 5);
  await saveComparison(
    page,
    clubs.slice(0, 4).map(({ id, name }) => comparisonEntry(id, { name })),
  );
  await openWithStoppedClock(page, '/browse-clubs');
  const toast = page.getByText('Maximum clubs reached');
  await heart(page, clubs[4]!.name).click();
  await expect(toast).toHaveCount(1);
  await heart(page, clubs[4]!.name).click();
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast).toBeHidden();
  await heart(page, clubs[4]!.name).click();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(toast).toBeHidden();
});

test('the choice survives a reload and is shared between pages and tabs', async ({ page, context }) => {
  const [first, second] = await allClubs();
  await open(page, '/browse-clubs');
  await heart(page, first!.name).click();
  await heart(page, second!.name).click();
  await page.reload();
  await expect(bar(page).getByText('2/4')).toBeVisible();
  await expect(heart(page, first!.name)).toHaveAttribute('aria-pressed', 'true');

  const otherTab = await context.newPage();
  await open(otherTab, `/clubs/${first!.slug}`);
  const button = otherTab.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(page).getByRole('listitem')).toHaveText([second!.name]);
  await button.click();
  await expect(bar(page).getByRole('listitem')).toHaveText([second!.name, first!.name]);
});

test('clubs leave the bar one by one or all at once', async ({ page }) => {
  await saveComparison(page, [comparisonEntry(1), comparisonEntry(2), comparisonEntry(3)]);
  await open(page, '/');
  await bar(page).getByRole('button', { name: 'Remove Club 2 from comparison' }).click();
  await expect(bar(page).getByRole('listitem')).toHaveText(['Club 1', 'Club 3']);
  await bar(page).getByRole('button', { name: 'Clear All' }).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('the remove buttons of four clubs are visible, however long their names are', async ({ page }) => {
  const name = 'Stoke Newington Abney Sandpipers Juniors';
  const clubs = [1, 2, 3, 4].map((id) => comparisonEntry(id, { name: `${name} ${id}` }));
  await saveComparison(page, clubs);
  await open(page, '/faq');
  for (const club of clubs) {
    const cross = bar(page).getByRole('button', { name: `Remove ${club.name} from comparison` });
    await expect(cross).toBeInViewport({ ratio: 1 });
  }
});

test('the bar covers neither the end of the page nor a focused link @phone', async ({ page }) => {
  await saveComparison(
    page,
    [1, 2, 3, 4].map((id) => comparisonEntry(id, { name: `A club with quite a long name ${id}` })),
  );
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  const lastLink = page.getByRole('contentinfo').getByRole('link', { name: 'Admin', exact: true });
  await lastLink.focus();
  const [link, edge] = await Promise.all([lastLink.boundingBox(), bar(page).boundingBox()]);
  expect(link!.y + link!.height).toBeLessThanOrEqual(edge!.y);
});

test('comparing needs two clubs: with one, the page explains that, and fetches no chart', async ({
  page,
}) => {
  const charts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/category-chart.')) charts.push(request.url());
  });
  const [first, second] = await allClubs();
  await saveComparison(page, [entryOf(first!)]);
  await open(page, '/compare');
  await expect(page.getByText('Select at least 2 clubs to compare')).toBeVisible();
  await expect(page.getByText(/^(Best|Most)$/)).toHaveCount(0);
  expect(charts).toEqual([]);

  await open(page, `/clubs/${second!.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click();
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('img', { name: /^Bar chart of the five/ })).toBeVisible();
  expect(charts).not.toEqual([]);
});

test('the current averages are shown side by side, and a club that no longer exists is dropped @phone', async ({
  page,
  consoleMessages,
}) => {
  const most = await mostReviewedClub();
  const other = (await allClubs()).find(({ id, reviewCount }) => id !== most.id && reviewCount > 0)!;
  await saveComparison(page, [
    { ...entryOf(most), name: 'An older name', overallRating: 1, totalReviews: 1 },
    entryOf(other),
    comparisonEntry(2_000_000_000, { name: 'Long Gone Rovers' }),
  ]);
  await open(page, '/compare');
  await expect(page.getByText('Long Gone Rovers is no longer listed')).toBeVisible();
  await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([most.name, other.name]);

  const { facilitiesRating, valueRating } = await fromApi<ClubFacts>(`/clubs/${other.id}`);
  const figures = (line: string) => page.getByRole('row', { name: new RegExp(`^${line}`) }).getByRole('cell');
  await expect(figures('Facilities')).toContainText(
    [most, { facilitiesRating }].map((club) => club.facilitiesRating.toFixed(1)),
  );
  await expect(figures('Value')).toContainText(
    [most, { valueRating }].map((club) => club.valueRating.toFixed(1)),
  );
  await expect(figures('Total reviews').first()).toHaveText(`${most.reviewCount}Most`);
  await expect(page.getByRole('img', { name: /^Bar chart of the five/ })).toBeVisible();

  await page.getByRole('link', { name: `View Club Details of ${most.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: most.name })).toBeVisible();
  await page.goto('/');
  await expect(bar(page).getByRole('listitem')).toHaveText([most.name, other.name]);
});

test('a comparison is shared by URL, which leaves the visitor’s own list alone until it is saved', async ({
  page,
}) => {
  const [first, second, third] = await allClubs();
  await saveComparison(page, [entryOf(third!)]);
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
  const kept = () => page.evaluate(() => localStorage.getItem('club-comparison'));
  expect(JSON.parse((await kept())!)).toHaveLength(1);

  await page.getByRole('button', { name: 'Keep these clubs' }).click();
  await expect(page).toHaveURL('/compare?near=LS6');
  await expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible();
  expect(JSON.parse((await kept())!)).toHaveLength(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared comparison can be read, and asked for distances', async ({ page }) => {
    const [first, second] = await allClubs();
    await page.goto(`/compare?clubs=${first!.slug},${second!.slug}`);
    await expect(page.getByRole('row', { name: /^Overall rating/ })).toBeVisible();
    await page.getByLabel('Distance from postcode').fill('LS6');
    await page.getByRole('form', { name: 'Distances' }).getByRole('button').click();
    await expect(page.getByRole('row', { name: /^Distance/ })).toBeVisible();
  });
});
