import type { Page } from '@playwright/test';
import { findCutOff } from '../support/cut-off';
import { tabTo } from '../support/keyboard';
import { fromApi } from '../support/site-data';
import { expect, open, test } from '../support/test';

interface Found {
  total: number;
  clubs: { id: number; name: string; slug: string; ages: string[]; teams: string[] }[];
  nearest: { name: string }[];
  wider: { radius: number; total: number } | null;
}

const find = (query: string) => fromApi<Found>(`/clubs/find?pageSize=20&${query}`);
const box = (page: Page) => page.getByRole('combobox', { name: 'Club name, town or postcode' });
const names = (page: Page) => page.getByRole('region', { name: 'Clubs' }).getByRole('heading', { level: 3 });
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });
const chip = (page: Page, name: RegExp) => filters(page).getByRole('link', { name });
const openMenu = (page: Page, name: string) => filters(page).locator('summary', { hasText: name }).click();
const inOrder = ({ clubs }: Found) => clubs.map(({ name }) => name);

test('a search for a postcode is filtered step by step, and back undoes each step', async ({ page }) => {
  const near = await find('q=LS6&radius=5');
  const ofTen = await find('q=LS6&radius=5&age=U10s');
  const girls = await find('q=LS6&radius=5&age=U10s&team=girls');
  expect(girls.total).toBeGreaterThan(0);
  expect(girls.total).toBeLessThan(near.total);

  await open(page, '/browse-clubs');
  await box(page).fill('LS6');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/browse-clubs?q=LS6');
  await expect(page.getByText(`Found ${near.total} clubs within 5 miles of LS6`)).toBeVisible();
  await expect(names(page)).toHaveText(inOrder(near));
  await openMenu(page, 'Age');
  await chip(page, /^U10 \d/).click();
  await expect(page).toHaveURL('/browse-clubs?q=LS6&age=U10s');
  await expect(names(page)).toHaveText(inOrder(ofTen));
  await openMenu(page, 'Team');
  await chip(page, /^Girls/).click();
  await expect(page).toHaveURL('/browse-clubs?q=LS6&age=U10s&team=girls');
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveText(inOrder(girls));
  expect(await findCutOff(page)).toEqual([]);

  await names(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/clubs/${girls.clubs[0]!.slug}?age=U10s&team=girls&near=LS6`);
  await page.goBack();
  await expect(names(page)).toHaveText(inOrder(girls));
  await page.goBack();
  await expect(page).toHaveURL('/browse-clubs?q=LS6&age=U10s');
  await expect(names(page)).toHaveText(inOrder(ofTen));
});

test('a row and its pin point to each other; filters work by keyboard and can be undone', async ({
  page,
}) => {
  const [first] = (await find('q=LS6')).clubs;
  const monday = await find('q=LS6&day=mon');
  await open(page, '/browse-clubs?q=LS6');
  await expect(names(page).first()).toBeVisible();
  const map = page.getByRole('group', { name: 'Map of the clubs found' });
  const pins = map.locator('button[aria-expanded]');
  await expect(pins.first()).toBeAttached();
  const toRow = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await toRow(first!.name).getByRole('heading').hover();
  // Its own pin, or the group it's part of.
  await expect(map.locator('button[data-pointed]')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(map.locator('button[data-pointed]')).toHaveCount(0);
  const [pinned] = (await pins.first().getAttribute('aria-label'))!.split(',');
  await pins.first().focus();
  await expect(toRow(pinned!)).toHaveAttribute('data-highlighted', '');

  await tabTo(page, filters(page).locator('summary', { hasText: 'Days' }));
  await page.keyboard.press('Enter');
  await tabTo(page, chip(page, /^Mon \d/));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/browse-clubs?q=LS6&day=mon');
  await expect(names(page)).toHaveText(inOrder(monday));
  await expect(chip(page, /^Mon \d/)).toBeFocused();
  await expect(chip(page, /^Mon \d/)).toHaveAttribute('aria-current', 'true');
  await expect(filters(page).getByRole('button', { name: /^Show \d+ clubs?$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip(page, /^Mon \d/)).toBeHidden();
  await filters(page).getByRole('link', { name: 'Remove Monday' }).click();
  await expect(page).toHaveURL('/browse-clubs?q=LS6');
});

test('a phone switches between list and map, and back returns to the list @phone-only', async ({ page }) => {
  await open(page, '/browse-clubs?q=LS6');
  await expect(names(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/browse-clubs?q=LS6&view=map');
  await expect(page.getByRole('group', { name: 'Map of the clubs found' })).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await page.goBack();
  await expect(names(page).first()).toBeVisible();
});

for (const [path, name] of [
  ['/browse-clubs', 'More'],
  ['/browse-clubs?near=LS6&age=U10s', 'Within 5 miles of LS6'],
  ['/?postcode=LS6&radiusMiles=3', 'Within 3 miles of LS6'],
] as const)
  test(`on a phone, the sheet "${name}" of ${path} is in sight @phone-only`, async ({ page }) => {
    await open(page, path);
    await openMenu(page, name);
    const sheet = page.getByRole('button', { name: `Close ${name}` }).locator('xpath=../..');
    await expect(sheet).toBeVisible();
    const hidden = await sheet.evaluate((panel) => {
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      const steps = Array.from({ length: 20 }, (_, step) => 0.1 + step * 0.04);
      const points = steps.flatMap((x) => steps.map((y) => [x, y] as const));
      const covering = points.flatMap(([x, y]) => {
        const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
        return hit === null || panel.contains(hit) ? [] : [hit.textContent];
      });
      const masks = [];
      for (let element = panel.parentElement; element !== null; element = element.parentElement)
        if (getComputedStyle(element).maskImage !== 'none') masks.push(element.outerHTML.slice(0, 80));
      return { covering: [...new Set(covering)], masks };
    });
    expect(hidden).toEqual({ covering: [], masks: [] });
  });

test('the first club is in view, low, and not covered by anything @phone', async ({ page }) => {
  for (const path of [
    '/browse-clubs',
    '/browse-clubs?q=Leeds',
    '/browse-clubs?q=LS6&age=U10s&team=girls&day=mon,tue,wed,thu,fri',
    '/?postcode=LS6',
  ]) {
    await open(page, path);
    const row = page
      .getByRole('region', { name: /^Clubs/ })
      .first()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    const { y } = (await row.first().boundingBox())!;
    expect(y, path).toBeLessThanOrEqual(420);
    if (page.viewportSize()!.width < 768) {
      for (const one of await row.all())
        expect((await one.boundingBox())!.height, path).toBeLessThanOrEqual(190);
    }
    await row.first().getByRole('heading').getByRole('link').click({ trial: true });
  }
});

test('weeknights are one press, and every filter that is set can be removed', async ({ page }) => {
  await open(page, '/browse-clubs?q=LS6&team=girls');
  await chip(page, /^Weeknights/).click();
  await expect(page).toHaveURL('/browse-clubs?q=LS6&team=girls&day=mon,tue,wed,thu,fri');
  await chip(page, /^Remove Girls/).click();
  await expect(page).toHaveURL('/browse-clubs?q=LS6&day=mon,tue,wed,thu,fri');
  await filters(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/browse-clubs?q=LS6');
});

test.describe('where the visitor is', () => {
  test.use({ geolocation: { latitude: 53.8193456, longitude: -1.5712345 }, permissions: ['geolocation'] });

  test('is searched around on request, to three decimals, and not stored; a refusal is explained', async ({
    page,
  }) => {
    await open(page, '/browse-clubs');
    const ask = page.getByRole('button', { name: 'Use my location' });
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) => {
        failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      };
    });
    await ask.click();
    await expect(page.getByText(/didn’t share your location/)).toBeVisible();
    await expect(page).toHaveURL('/browse-clubs');
    // The browser's own is back.
    await page.evaluate(() => Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition'));
    await ask.click();
    await expect(page).toHaveURL('/browse-clubs?lat=53.819&lng=-1.571');
    await expect(page.getByText(/^Found \d+ clubs within 5 miles of your location$/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  });
});

test('a radius without clubs offers the next one and the nearest; searches are remembered', async ({
  page,
}) => {
  const nothing = await find('q=NE48&radius=1');
  expect(nothing.total).toBe(0);
  await open(page, '/browse-clubs?q=NE48&radius=1');
  await expect(page.getByText('There aren’t any clubs within 1 mile of NE48.')).toBeVisible();
  for (const { name } of nothing.nearest) await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(nothing.nearest).toHaveLength(3);
  if (nothing.wider !== null) {
    await page.getByRole('link', { name: new RegExp(`^Search ${nothing.wider.radius} miles`) }).click();
    await expect(names(page).first()).toBeVisible();
  }

  await box(page).press('Enter');
  await box(page).fill('');
  await box(page).press('Tab');
  await box(page).focus();
  await expect(page.getByRole('listbox', { name: 'Recent searches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('suggestions appear while typing, and are chosen by keyboard', async ({ page }) => {
  await open(page, '/browse-clubs');
  await box(page).click();
  await box(page).pressSequentially('Otl', { delay: 30 });
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await box(page).pressSequentially('e', { delay: 30 });
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /.+/);
  const chosen = (await options.first().textContent())!;
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  expect(chosen).toContain('Otley');
  await expect(page).toHaveURL(/\/(browse-clubs\?near=Otley|clubs\/)/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search and its filters lead to their results', async ({ page }) => {
    const girls = await find('q=LS6&team=girls');
    await page.goto('/browse-clubs');
    await box(page).fill('LS6');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await openMenu(page, 'Team');
    await chip(page, /^Girls/).click();
    await expect(page).toHaveURL(/team=girls/);
    await expect(names(page)).toHaveText(inOrder(girls));
    await openMenu(page, 'Within 5 miles of LS6');
    await chip(page, /^10 miles/).click();
    await expect(page).toHaveURL(/q=LS6&radius=10&team=girls/);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Best rated');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/q=LS6&radius=10&team=girls&sort=rating|sort=rating&q=LS6/);
  });
});
