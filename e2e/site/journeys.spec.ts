import type { Page } from '@playwright/test';
import { asDemoClub, asModerator } from '../support/api-calls';
import { openAsDemoClub } from '../support/demo-club';
import { Journey } from '../support/journey';
import { inboxDialog, QUESTIONS, reviewDialog } from '../support/review-dialog';
import { toast } from '../support/screen';
import { fromApi, mostReviewedClub } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test, useOwnSite } from '../support/test';
import { publishReview } from '../support/written-review';

/*
 * What the main journeys cost, on a phone of 390 by 844 unless noted. Each fails if it costs more than here: these
 * numbers only ever go down. What a moderator's queue costs is tested with the queue.
 */

interface Found {
  total: number;
  clubs: { name: string }[];
}

const find = (query: string) => fromApi<Found>(`/clubs/find?pageSize=20&${query}`);
const rows = (page: Page, region: string | RegExp) =>
  page.getByRole('region', { name: region }).getByRole('heading', { level: 3 });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('find the clubs near LS6 from the home page: 1 tap, 3 screens to the last on the first page @phone-only', async ({
  page,
}) => {
  const journey = new Journey(page);
  await open(page, '/');
  await journey.tap(page.getByRole('combobox', { name: 'Town or postcode' }));
  await page.keyboard.type('LS6');
  await page.keyboard.press('Enter');
  const found = rows(page, 'Clubs within 5 miles of LS6');
  await expect(found.first()).toBeVisible();
  await journey.scrollTo(found.last());
  expect(journey.taps).toBeLessThanOrEqual(1);
  expect(journey.screens).toBeLessThanOrEqual(3);
});

test('U10 girls on a weeknight near LS6: 4 taps, and a line that answers it; ask a club: 2 more @phone-only', async ({
  page,
}) => {
  const wanted = await find('near=LS6&age=U10s&team=girls&day=mon,tue,wed,thu,fri');
  expect(wanted.total).toBeGreaterThan(0);
  const filters = page.getByRole('navigation', { name: 'Filters' });
  const clubs = rows(page, 'Clubs');
  const journey = new Journey(page);
  await open(page, '/browse-clubs');
  await journey.tap(page.getByRole('combobox', { name: 'Club name, town or postcode' }));
  await page.keyboard.type('LS6');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Found \d+ clubs within 5 miles of LS6$/)).toBeVisible();
  await journey.tap(filters.locator('summary', { hasText: 'Age' }));
  await journey.tap(filters.getByRole('link', { name: /^U10 girls/ }));
  await journey.tap(filters.getByRole('link', { name: 'Weeknights' }));
  await expect(clubs).toHaveText(wanted.clubs.map(({ name }) => name));
  await expect(page.getByRole('region', { name: 'Clubs' }).getByText(/^Under 10s girls: /)).toHaveCount(
    wanted.clubs.length,
  );
  await journey.scrollTo(clubs.first());
  expect(journey.taps).toBeLessThanOrEqual(4);
  expect(journey.screens).toBe(0);

  const asking = new Journey(page);
  await asking.tap(clubs.first().getByRole('link'));
  await asking.tap(page.getByRole('link', { name: 'Ask about a place' }).last());
  await expect(page.getByRole('combobox', { name: /^Age group/ })).toHaveValue('U10s');
  expect(asking).toMatchObject({ taps: 2, screens: 0 });
});

test('compare two clubs: 3 taps, no scrolling', async ({ page }) => {
  const heart = (name: string) => page.getByRole('button', { name: `Compare ${name}` });
  const [first, second] = (await fromApi<Found>('/clubs/find')).clubs;
  const journey = new Journey(page);
  await open(page, '/browse-clubs');
  await journey.tap(heart(first!.name));
  await expect(heart(first!.name)).toHaveAttribute('aria-pressed', 'true');
  await journey.tap(heart(second!.name));
  await journey.tap(
    page.getByRole('region', { name: 'Compare Clubs' }).getByRole('link', { name: 'Compare' }),
  );
  await expect(page).toHaveURL('/compare');
  await expect(page.getByRole('row', { name: /^Overall rating/ })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(journey.taps).toBeLessThanOrEqual(3);
});

test('compare two clubs near LS6 with their distances: 3 taps, no typing @phone-only', async ({ page }) => {
  const [first, second] = (await find('near=LS6')).clubs;
  const journey = new Journey(page);
  await open(page, '/browse-clubs?near=LS6');
  for (const { name } of [first!, second!])
    await journey.tap(page.getByRole('button', { name: `Compare ${name}` }));
  await journey.tap(
    page.getByRole('region', { name: 'Compare Clubs' }).getByRole('link', { name: 'Compare' }),
  );
  await expect(page).toHaveURL('/compare?near=LS6');
  await expect(page.getByRole('row', { name: /^Distance.* miles/ })).toBeVisible();
  expect(journey.taps).toBeLessThanOrEqual(3);
});

test('read a club’s reviews: 1 tap; write one: 9 taps @phone-only', async ({ page }) => {
  const club = await mostReviewedClub();
  const reading = new Journey(page);
  await open(page, `/clubs/${club.slug}`);
  await reading.tap(page.getByRole('link', { name: `from ${club.reviewCount} reviews` }));
  const heading = page.getByRole('heading', { name: 'Parent reviews' });
  await expect(heading).toBeInViewport();
  await reading.scrollTo(heading);
  expect(reading).toMatchObject({ taps: 1, screens: 0 });

  const dialog = reviewDialog(page);
  const journey = new Journey(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await journey.tap(page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first());
  await expect(dialog.getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  for (const question of QUESTIONS) {
    const stars = dialog.getByRole('radiogroup', { name: question }).getByRole('radio').nth(3);
    await stars.tap({ force: true });
    journey.taps += 1;
    await expect(stars).toBeChecked();
  }
  await journey.tap(dialog.getByLabel('Your review'));
  await page.keyboard.type('Kind coaches, muddy pitch, happy child.');
  await journey.choose(dialog.getByLabel('Age group'), 'U12s');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Your email address')).toBeFocused();
  await page.keyboard.type(`taps-${Date.now()}@example.org`);
  await page.keyboard.press('Enter');
  await expect(inboxDialog(page)).toBeVisible();
  expect(journey.taps).toBeLessThanOrEqual(9);
});

test.describe('in the areas behind a login', () => {
  // One after the other in one worker: they share a product.
  test.describe.configure({ mode: 'default' });
  const site = useOwnSite();
  const { product } = site;

  test('answer as a club: 2 taps, no scrolling; change a fee: 3 taps @phone-only', async ({ page }) => {
    // The newest is at the top; other tests’ reviews may be longer.
    const text = 'Kind coaches, and every child gets a game.';
    const demoClub = await asDemoClub(product.apiUrl);
    const { club } = await demoClub<{ club: ListedClub }>(product.apiUrl, 'GET', '/club-admin/dashboard');
    await publishReview(site, { clubId: club.id, email: 'journey@example.org', text, stars: 5 });
    const moderator = await asModerator(product.apiUrl);
    const unread = await moderator<{ id: number; reviewText: string }[]>(
      product.apiUrl,
      'GET',
      '/admin/reviews?status=awaiting-approval&limit=25',
    );
    const { id } = unread.find(({ reviewText }) => reviewText === text)!;
    await moderator(product.apiUrl, 'POST', `/reviews/${id}/approve`, {});
    await openAsDemoClub(page, product);
    await expect(page.getByText(text).first()).toBeVisible();
    // What arrives later would push the button down.
    await expect(page.getByRole('img', { name: /^Average rating by month/ })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const waiting = page.getByRole('region', { name: /needs? a reply$/ });
    const journey = new Journey(page);
    await journey.tap(waiting.getByRole('button', { name: /^Respond/ }));
    await expect(page.getByLabel('Respond to Review')).toBeFocused();
    await page.keyboard.type('Thank you for your kind words.');
    await journey.tap(page.getByRole('button', { name: 'Save Response' }));
    await expect(toast(page, 'Response Saved')).toBeVisible();
    await expect(waiting.getByRole('heading', { name: /need/ })).toBeFocused();
    expect(journey).toMatchObject({ taps: 2, screens: 0 });

    const changing = new Journey(page);
    await changing.tap(page.getByRole('tab', { name: 'Club Profile' }));
    await changing.tap(page.getByRole('button', { name: 'Edit Fees & Accreditation' }));
    await expect(page.getByLabel('Cost in £')).toBeFocused();
    await page.getByLabel('Cost in £').fill('27.50');
    await changing.tap(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(toast(page, 'Club Updated')).toBeVisible();
    await expect(page.getByText(/£27\.50/).first()).toBeVisible();
    expect(changing.taps).toBe(3);
  });

  test('answer three reviews in a row as a club, without scrolling back @phone-only', async ({ page }) => {
    await openAsDemoClub(page, product);
    await expect(page.getByRole('img', { name: /^Average rating by month/ })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const waiting = page.getByRole('region', { name: /needs? a reply$/ });
    const count = async () =>
      Number(/\d+/.exec((await waiting.getByRole('heading', { level: 2 }).textContent())!)![0]);
    const before = await count();
    const journey = new Journey(page);
    await journey.tap(waiting.getByRole('button', { name: /^Respond/ }));
    for (const [number, button] of ['Save and next', 'Save and next', 'Save Response'].entries()) {
      const editor = page.getByLabel('Respond to Review');
      await expect(editor).toBeFocused();
      await expect(editor).toHaveValue('');
      await page.keyboard.type(`Thank you, reply ${number}.`);
      const scrolled = journey.screens;
      await journey.tap(page.getByRole('button', { name: button }));
      expect(journey.screens).toBe(scrolled);
      await expect.poll(count).toBe(before - number - 1);
    }
    expect(journey.taps).toBe(4);
  });
});
