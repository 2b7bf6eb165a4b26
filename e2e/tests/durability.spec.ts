import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { startTestDatabase } from '../../tools/test-database.mjs';
import { startPrivateProduct } from '../support/private-product';
import { fromApi } from '../support/site-data';
import type { FoundClub } from '../support/site-data';
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

// Each of these starts whole products; running one at a time leaves a core to the tests alongside.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test('no data is lost when the processes are killed, whatever they were doing', async ({ page }) => {
  const product = await startPrivateProduct();
  try {
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
  } finally {
    await page.close();
    await product.remove();
  }
});

test('a start that is killed while filling the database is completed by the next', async () => {
  let isKilled = false;
  const product = await startPrivateProduct({}, async ({ dataDir, kill }) => {
    await expect.poll(() => existsSync(join(dataDir, 'club-reviews.sqlite')), { timeout: 60_000 }).toBe(true);
    await kill();
    isKilled = true;
  });
  try {
    expect(isKilled).toBe(true);
    // The dates of sample reviews depend on when they were loaded, everything else doesn't.
    for (const path of ['/stats', '/stats/age-groups', '/clubs']) {
      expect(await fromApi(path, product.apiUrl)).toEqual(await fromApi(path));
    }
  } finally {
    await product.remove();
  }
});

test('the same search on MariaDB', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-database-'));
  const database = await startTestDatabase({ dir: folder });
  const product = await startPrivateProduct({ DATABASE_URL: database.url });
  try {
    const expected = await fromApi<FoundClub[]>('/clubs/search?postcode=LS6&radiusMiles=3');
    await open(page, `${product.url}/`);
    await page.getByLabel('Postcode').fill('LS6');
    await page.getByLabel('Radius').selectOption('3 miles');
    await page.getByRole('button', { name: 'Search Clubs' }).click();
    const results = page.getByRole('region', { name: 'Clubs within 3 miles of LS6' });
    await expect(results.getByRole('heading', { level: 3 })).toHaveText(expected.map(({ name }) => name));
    expect(existsSync(join(product.dataDir, 'club-reviews.sqlite'))).toBe(false);
  } finally {
    await page.close();
    await product.remove();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
