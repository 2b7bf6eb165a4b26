import type { Page } from '@playwright/test';
import { fromApi, mostReviewedClub } from '../support/site-data';
import type { FoundClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

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

/** The addresses the page requests from now on. */
function watchRequests(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  return fetched;
}

/** How many different colours the base map has been drawn with. */
const coloursOnMap = (page: Page) =>
  area(page)
    .locator('canvas')
    .evaluateAll((tiles) => {
      const colours = new Set<number>();
      for (const tile of tiles as HTMLCanvasElement[]) {
        const { data } = tile.getContext('2d')!.getImageData(0, 0, tile.width, tile.height);
        for (const colour of new Uint32Array(data.buffer)) colours.add(colour);
      }
      return colours.size;
    });

test('the clubs found are shown on a map on request, and link to their pages', async ({ page }) => {
  // Wide windows have it beside the list.
  await page.setViewportSize({ width: 900, height: 900 });
  const { clubs } = await fromApi<{ clubs: FoundClub[] }>('/clubs/find?near=LS6&radius=5');
  const placed = clubs.filter(({ latitude }) => latitude !== null);
  const fetched = watchRequests(page);
  await open(page, `/?${SEARCH}`);
  expect(fetched.filter((url) => /\/map\./.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect.poll(() => clubsOnMap(page)).toBe(placed.length);
  await expect(page.getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  expect(await coloursOnMap(page), 'more than an empty area').toBeGreaterThan(2);

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
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(area(page)).toHaveCount(0);
});

test('no map asks another server for anything', async ({ page, baseURL }) => {
  const fetched = watchRequests(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/browse-clubs');
  await expect.poll(() => clubsOnMap(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/clubs/${(await mostReviewedClub()).id}`);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(area(page).getByRole('img')).toBeVisible();
  expect(await coloursOnMap(page)).toBeGreaterThan(2);
  expect(
    fetched.filter((url) => url.startsWith('http') && new URL(url).origin !== new URL(baseURL!).origin),
  ).toEqual([]);
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
  // Unlike scrollIntoViewIfNeeded, this finds the link again if it's hydrated meanwhile.
  await page.getByRole('link', { name: /^Open in OpenStreetMap/ }).hover();
  await page.mouse.wheel(0, 400);
  await expect(area(page).getByRole('img')).toBeVisible();
  await expect(page.getByRole('button', { name: /map$/ })).toHaveCount(0);
});
