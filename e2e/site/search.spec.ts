import { findCutOff } from '../support/cut-off';
import { fromApi } from '../support/site-data';
import type { FoundClub } from '../support/site-data';
import { expect, open, test, untilInteractive } from '../support/test';

const SEARCH_API = /\/api\/clubs\/find/;

/** A distance as written on the cards: at most one decimal. */
function milesAway(miles: number): string {
  const rounded = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }).format(miles);
  return `${rounded} ${rounded === '1' ? 'mile' : 'miles'} away`;
}

test('a parent finds clubs near LS6, chooses two to compare and reads reviews by age', async ({ page }) => {
  const expected = await fromApi<FoundClub[]>('/clubs/search?postcode=LS6&radiusMiles=3');
  expect(expected.length).toBeGreaterThan(3);

  await open(page, '/');
  await page.getByLabel('Town or postcode').fill('LS6');
  await page.getByLabel('Radius').selectOption('3 miles');
  await page.getByRole('button', { name: 'Search Clubs' }).click();

  await expect(page).toHaveURL('/?postcode=LS6&radiusMiles=3');
  const results = page.getByRole('region', { name: 'Clubs within 3 miles of LS6' });
  await expect(results.getByText(`Found ${expected.length} clubs`)).toBeVisible();
  await expect(results).toBeInViewport();
  const names = results.getByRole('heading', { level: 3 });
  await expect(names).toHaveText(expected.map(({ name }) => name));
  const cards = results.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const [index, club] of expected.entries()) {
    await expect(cards.nth(index)).toContainText(milesAway(club.distanceMiles));
  }
  const distances = expected.map(({ distanceMiles }) => distanceMiles);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(3);

  const [first, second] = expected;
  for (const club of [first!, second!]) {
    await results.getByRole('button', { name: `Compare ${club.name}`, exact: true }).click();
  }
  const bar = page.getByRole('region', { name: 'Compare Clubs' });
  await expect(bar.getByText('2/4')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare?near=LS6');

  const [reviewed] = [...expected].sort((a, b) => b.reviewCount - a.reviewCount);
  await results.getByRole('link', { name: reviewed!.name, exact: true }).click();
  await expect(page).toHaveURL(`/clubs/${reviewed!.slug}?near=LS6`);
  await expect(page.getByRole('heading', { level: 1, name: reviewed!.name })).toBeVisible();
  const filter = page.getByRole('group', { name: 'Filter by age group' });
  const choice = filter.getByRole('button', { name: /^Under \d+s/ }).first();
  const [, group, count] = /^(Under \d+s) \((\d+)\)$/.exec((await choice.textContent())!)!;
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  const reviews = page.getByRole('region', { name: 'Parent reviews' }).locator('[id^="review-"]');
  await expect(reviews).toHaveCount(Math.min(Number(count), 10));
  for (const review of await reviews.all()) await expect(review).toContainText(group!);
});

test('back from a club, the results are where the visitor left them', async ({ page }) => {
  await open(page, '/?postcode=LS6&radiusMiles=5');
  const results = page.getByRole('region', { name: 'Clubs within 5 miles of LS6' });
  const link = results.getByRole('heading', { level: 3 }).getByRole('link').nth(5);
  // Scrolls to where it can be pressed.
  await link.click({ trial: true });
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrollTop();
  expect(before).toBeGreaterThan(400);
  await link.click();
  await expect(page).toHaveURL(/\/clubs\//);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(scrollTop).toBe(before);

  // Once the club's page has been reloaded, the results are fetched again, and arrive after the rest of the page.
  let sendResults = () => {};
  const restIsShown = new Promise<void>((resolve) => (sendResults = resolve));
  await page.route(SEARCH_API, async (route) => {
    await restIsShown;
    await route.continue();
  });
  await link.click();
  await expect(page).toHaveURL(/\/clubs\//);
  await page.reload();
  await untilInteractive(page);
  await page.goBack();
  await expect(results.locator('[aria-busy="true"]')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
  sendResults();
  await expect(link).toBeInViewport();
  await expect.poll(scrollTop).toBe(before);

  // From now on the visitor is in control: the shell would scroll back in the next frame.
  const after = await page.evaluate(async () => {
    window.scrollBy({ top: -300, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Math.round(window.scrollY);
  });
  expect(after).toBe(before - 300);
});

test('a text of one endless word stays inside the page @phone-only', async ({ page }) => {
  for (const path of ['/?sport=', '/?postcode=', '/browse-clubs?q=']) {
    await open(page, path + 'W'.repeat(100));
    await expect(page.getByText(/W{100}/).first()).toBeVisible();
    expect.soft(await findCutOff(page), path).toEqual([]);
  }
});
