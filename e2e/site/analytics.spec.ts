import type { Page } from '@playwright/test';
import { mostReviewedClub } from '../support/site-data';
import { expect, isTakenOver, open, test } from '../support/test';

type Event = { event: string } & Record<string, unknown>;

const events = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []) as Promise<Event[]>;

const named = async (page: Page, name: string) => (await events(page)).filter(({ event }) => event === name);

test('searches and pages are reported, each once, without revealing who the visitor is', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Club name').fill('Rovers of Someone');
  await page.getByLabel('Town or postcode').fill('LS6');
  await page.getByLabel('Radius').selectOption('3');
  await page.getByRole('button', { name: 'Search Clubs' }).click();
  await expect
    .poll(() => named(page, 'search_performed'))
    .toEqual([{ event: 'search_performed', byName: true, byPostcode: true, radiusMiles: 3 }]);
  await expect(page).toHaveURL(/postcode=LS6/);

  const allClubs = page.getByRole('link', { name: 'Browse All Clubs' });
  await expect.poll(() => isTakenOver(allClubs)).toBe(true);
  await allClubs.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
  await expect.poll(() => named(page, 'browse_clubs_cta')).toHaveLength(1);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/on page 2 of/)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/postcode=LS6/);
  await expect
    .poll(async () => (await named(page, 'page_view')).map(({ path }) => path))
    .toEqual(['/', '/browse-clubs', '/']);
  expect(JSON.stringify(await events(page))).not.toMatch(/LS6|Rovers/i);
});

test('opening a club and starting a review are reported', async ({ page }) => {
  const club = await mostReviewedClub();
  await open(page, `/clubs/${club.slug}`);
  await expect.poll(() => named(page, 'club_view')).toEqual([{ event: 'club_view', clubId: club.id }]);
  await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => named(page, 'write_review_cta')).toHaveLength(1);
});

test('nothing is reported for visitors with Do Not Track', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }));
  const club = await mostReviewedClub();
  await open(page, `/clubs/${club.slug}`);
  expect(await events(page)).toEqual([]);
});
