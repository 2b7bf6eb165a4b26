import type { Page } from '@playwright/test';
import { comparisonEntry, entryOf, saveComparison } from '../support/saved-comparison';
import { allClubs, fromApi, mostReviewedClub } from '../support/site-data';
import type { ClubFacts, ListedClub } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Compare Clubs' });

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Compare ${name}`, exact: true });

test('up to four clubs are chosen, which survives a reload and is shared between pages and tabs', async ({
  page,
  context,
}) => {
  const clubs = (await allClubs()).slice(0, 5);
  const four = clubs.slice(0, 4);
  const namesOf = (chosen: ListedClub[]) => chosen.map(({ name }) => name);
  await open(page, '/browse-clubs');
  await expect(bar(page)).toBeHidden();
  for (const [index, club] of four.entries()) {
    await heart(page, club.name).click();
    await expect(heart(page, club.name)).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(page).getByText(`${index + 1}/4`)).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Compare' })).toBeVisible({ visible: index > 0 });
  }
  await expect(bar(page).getByRole('listitem')).toHaveText(namesOf(four));

  await heart(page, clubs[4]!.name).click();
  await expect(page.getByText('Maximum clubs reached')).toBeVisible();
  await expect(page.getByText('You can only compare up to 4 clubs at once')).toBeVisible();
  await expect(heart(page, clubs[4]!.name)).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(page).getByText('4/4')).toBeVisible();

  await page.reload();
  await expect(bar(page).getByText('4/4')).toBeVisible();
  await expect(heart(page, four[0]!.name)).toHaveAttribute('aria-pressed', 'true');
  const otherTab = await context.newPage();
  await open(otherTab, `/clubs/${four[0]!.slug}`);
  const button = otherTab.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(page).getByRole('listitem')).toHaveText(namesOf(four.slice(1)));
  await button.click();
  await expect(bar(page).getByRole('listitem')).toHaveText(namesOf([...four.slice(1), four[0]!]));
});

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
  await saveComparison(page, [entryOf(first!)]);
  await open(page, '/compare');
  await expect(page.getByText('Select at least 2 clubs to compare')).toBeVisible();
  await expect(page.getByText(/^(Best|Most)$/)).toHaveCount(0);
  expect(charts).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  await heart(page, second!.name).click();
  await bar(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('img', { name: /^Bar chart of the five/ })).toBeVisible();
  expect(charts).not.toEqual([]);
});

test('the current averages are shown side by side, and a club that no longer exists is dropped', async ({
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
    await page.getByLabel('Distance from postcode').fill('LS6');
    await page.getByRole('form', { name: 'Distances' }).getByRole('button').click();
    await expect(page.getByRole('row', { name: /^Distance/ })).toBeVisible();
  });
});
