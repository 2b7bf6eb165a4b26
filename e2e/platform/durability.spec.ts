import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { fromApi } from '../support/site-data';
import { expect, open, test } from '../support/test';

/** Responses that together contain everything the public can read. */
const PUBLIC_CALLS = [
  '/clubs',
  '/reviews',
  '/reviews?page=2',
  '/stats',
  '/stats/age-groups',
  '/stats/reviews-by-month',
  '/clubs/paginated?page=16&pageSize=20',
  '/clubs/search?postcode=LS6&radiusMiles=5',
  '/config',
];

const publicData = (apiUrl: string) => Promise.all(PUBLIC_CALLS.map((path) => fromApi(path, apiUrl)));

// They share a product: the second kills what the first found complete.
test.describe.configure({ mode: 'serial' });

let product: PrivateProduct;
let isKilled = false;

test.beforeAll(async () => {
  product = await startPrivateProduct({}, async ({ dataDir, kill }) => {
    await expect.poll(() => existsSync(join(dataDir, 'club-reviews.sqlite'))).toBe(true);
    await kill();
    isKilled = true;
  });
});
test.afterAll(() => product?.remove());

test('a start that is killed while filling the database is completed by the next', async () => {
  expect(isKilled).toBe(true);
  // The dates of sample reviews depend on when they were loaded, everything else doesn't.
  for (const path of ['/stats', '/stats/age-groups', '/clubs']) {
    expect(await fromApi(path, product.apiUrl)).toEqual(await fromApi(path));
  }
});

test('no data is lost when the processes are killed, whatever they were doing', async ({ page }) => {
  const before = await publicData(product.apiUrl);
  expect((before[0] as unknown[]).length).toBeGreaterThan(300);
  // While requests are running.
  const calls = Promise.allSettled(PUBLIC_CALLS.map((path) => fromApi(path, product.apiUrl)));
  await product.kill();
  await calls;
  await product.restart();
  expect(await publicData(product.apiUrl)).toEqual(before);

  await open(page, `${product.url}/?postcode=LS6&radiusMiles=3`);
  await expect(page.getByRole('heading', { name: 'Clubs within 3 miles of LS6' })).toBeVisible();
  await expect(page.getByText(/^Found \d+ clubs$/)).toBeVisible();
});
