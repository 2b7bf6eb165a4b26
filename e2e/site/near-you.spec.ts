import type { Page } from '@playwright/test';
import { fromApi } from '../support/site-data';
import { expect, open, test } from '../support/test';

interface Found {
  total: number;
  clubs: { name: string; reviewCount: number; categoryRating: number | null }[];
}

const find = (query: string) => fromApi<Found>(`/clubs/find?near=LS6&${query}`);
const nearYou = (page: Page) => page.getByRole('region', { name: /^Clubs (near you|rated best for)/ });
const names = (page: Page) => nearYou(page).getByRole('heading', { level: 3 });
const inOrder = ({ clubs }: Found) => clubs.map(({ name }) => name);

async function lookAround(page: Page, place: string) {
  await nearYou(page).getByLabel('Town or postcode').fill(place);
  await nearYou(page).getByRole('button', { name: 'Show clubs' }).click();
}

test('a category’s page ranks the clubs near a postcode by it', async ({ page }) => {
  const coaching = await find('radius=5&sort=coaching&reviewed=true&pageSize=4');
  const far = await find('radius=20&sort=coaching&reviewed=true&pageSize=4');
  expect(inOrder(far)).not.toEqual(inOrder(coaching));

  await open(page, '/browse-categories?category=coaching');
  const anywhere = await fromApi<Found>('/clubs/find?sort=coaching&reviewed=true&pageSize=4');
  await expect(names(page)).toHaveText(inOrder(anywhere));
  await lookAround(page, 'LS6');
  await expect(page).toHaveURL('/browse-categories?category=coaching&near=LS6');
  await expect(names(page)).toHaveText(inOrder(coaching));
  await nearYou(page).getByLabel('Radius').selectOption('Within 20 miles');
  await expect(page).toHaveURL('/browse-categories?category=coaching&near=LS6&radius=20');
  await expect(names(page)).toHaveText(inOrder(far));
  await expect(nearYou(page).getByText(/^[\d,]+ clubs with reviews within 20 miles of LS6$/)).toBeVisible();

  // The reviews below continue as before, and the place stays.
  await page.getByLabel('Minimum rating').selectOption('1+');
  await expect(page).toHaveURL('/browse-categories?category=coaching&minRating=1&near=LS6&radius=20');
  await expect(names(page)).toHaveText(inOrder(far));
  await nearYou(page)
    .getByRole('link', { name: /in this order$/ })
    .click();
  await expect(page).toHaveURL('/browse-clubs?near=LS6&radius=20&reviewed=true&sort=coaching');
  await expect(page.getByLabel('Order')).toHaveValue('coaching');
});

test.describe('an age group’s page', () => {
  test.use({ geolocation: { latitude: 53.8193456, longitude: -1.5712345 }, permissions: ['geolocation'] });

  test('ranks the clubs with a team in it, around a postcode or where the visitor is', async ({ page }) => {
    const ten = await find('radius=5&age=U10s&sort=rating&pageSize=4');
    expect(ten.total).toBeGreaterThan(0);
    await open(page, '/browse-age/U10s');
    await lookAround(page, 'LS6');
    await expect(page).toHaveURL('/browse-age/U10s?near=LS6');
    await expect(names(page)).toHaveText(inOrder(ten));
    const twelve = page
      .getByRole('navigation', { name: 'Age groups' })
      .getByRole('link', { name: /^Under 12s/ });
    await twelve.click();
    await expect(page).toHaveURL('/browse-age/U12s?near=LS6');
    // The page follows its URL a moment later.
    await expect(twelve).toHaveAttribute('aria-current', 'true');
    await expect(names(page)).toHaveText(inOrder(await find('radius=5&age=U12s&sort=rating&pageSize=4')));

    await nearYou(page).getByRole('button', { name: 'Use my location' }).click();
    await expect(page).toHaveURL('/browse-age/U12s?lat=53.819&lng=-1.571');
    await expect(nearYou(page).getByText(/clubs? within 5 miles of your location$/)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a field for the place, and the clubs are listed', async ({ page }) => {
    await page.goto('/browse-categories?category=coaching&sortBy=recent&minRating=3');
    await lookAround(page, 'LS6');
    await expect(page).toHaveURL(/category=coaching/);
    const asked = Object.fromEntries(new URL(page.url()).searchParams);
    expect(asked).toEqual({
      near: 'LS6',
      radius: '5',
      category: 'coaching',
      sortBy: 'recent',
      minRating: '3',
    });
    await expect(names(page)).toHaveText(
      inOrder(await find('radius=5&sort=coaching&reviewed=true&pageSize=4')),
    );
  });
});
