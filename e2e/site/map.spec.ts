import type { Page } from '@playwright/test';
import { fromApi, mostReviewedClub } from '../support/site-data';
import type { FoundClub } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

const SEARCH = 'postcode=LS6&radiusMiles=5';

const area = (page: Page) => page.getByRole('group', { name: /^Map of/ });

/** How many clubs the map shows: each by its own pin, or in a group with others. */
const clubsOnMap = (page: Page) =>
  area(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.reduce(
        (sum, button) => sum + (button.hasAttribute('aria-expanded') ? 1 : Number(button.textContent)),
        0,
      ),
    );

test('the clubs found are shown on a map on request, and link to their pages', async ({ page }) => {
  const clubs = await fromApi<FoundClub[]>(`/clubs/search?${SEARCH}&limit=20`);
  const placed = clubs.filter(({ latitude }) => latitude !== null);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, `/?${SEARCH}`);
  expect(fetched.filter((url) => /\/map\.|tiles\.test/.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Show map' }).click();
  await expect.poll(() => clubsOnMap(page)).toBe(placed.length);
  await expect
    .poll(() => fetched.filter((url) => url.startsWith('https://tiles.test/')).length)
    .toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible();

  // The first that has its own pin.
  const pinned = await area(page).locator('button[aria-expanded]').first().getAttribute('aria-label');
  const first = placed.find(({ name }) => pinned!.startsWith(`${name}, `));
  const pin = area(page).getByRole('button', { name: new RegExp(`^${first!.name}, .* away$`) });
  const popup = page.getByRole('dialog', { name: first!.name });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(popup).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(pin).toBeFocused();
  await page.keyboard.press('Space');
  await popup.getByRole('link', { name: first!.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: first!.name })).toBeVisible();

  await page.goBack();
  await expect.poll(() => clubsOnMap(page)).toBe(placed.length);
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(area(page)).toHaveCount(0);
});

test('if the map’s images do not load, the map shows a message and the list stays', async ({
  page,
  consoleMessages,
}) => {
  await page.route('https://tiles.test/**', (route) => route.abort());
  await open(page, `/?${SEARCH}`);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByText('The map didn’t load.')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first(),
  ).toBeVisible();
  // Each of the images fails in its own time.
  await page.close();
  await takeFromConsole(consoleMessages, /Failed to load resource/);
});

test('a club has directions to its ground: a link, and a map that opens when it is in view', async ({
  page,
}) => {
  const club = await fromApi<FoundClub & { longitude: number }>(`/clubs/${(await mostReviewedClub()).id}`);
  await open(page, `/clubs/${club.slug}`);
  await expect(page.getByRole('link', { name: /^Open in OpenStreetMap/ })).toHaveAttribute(
    'href',
    new RegExp(`mlat=${club.latitude}&mlon=${club.longitude}`),
  );
  await page.getByRole('button', { name: /^(Show|Hide) map$/ }).scrollIntoViewIfNeeded();
  await expect(area(page).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(area(page)).toBeHidden();
});
