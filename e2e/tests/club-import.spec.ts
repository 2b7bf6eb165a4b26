import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe';
import { findCutOff } from '../support/cut-off';
import { tabTo } from '../support/keyboard';
import { openAsModerator, SITE_PASSWORD } from '../support/moderator';
import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { expect, test } from '../support/test';

const HEADER = 'external_id,name,postcode,teams';

/** A file larger than one request: 5,000 clubs without a postcode, and a few of every outcome. */
function countyFile(project: string): Buffer {
  const clubs = Array.from(
    { length: 5000 },
    (_, index) => `${project}-${index},Import Rovers ${project} ${String(index).padStart(4, '0')},,`,
  );
  const special = [
    `${project}-a,Zebra Meadow ${project},LS6 3AA,U10 girls Tue 18:00-19:00 3 places`,
    `${project}-b,Zebra Meadow FC ${project},LS6 3AA,`,
    `${project}-c,Broken Juniors,LS6,`,
  ];
  return Buffer.from([HEADER, ...clubs, ...special].join('\r\n'));
}

test.describe('importing clubs', () => {
  test.describe.configure({ mode: 'default' });
  let product: PrivateProduct;

  test.beforeAll(async () => {
    product = await startPrivateProduct({ SITE_ADMIN_PASSWORD: SITE_PASSWORD, SAMPLE_DATA: 'false' });
  });
  test.afterAll(() => product.remove());
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const choose = (page: Page, name: string, buffer: Buffer) =>
    page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });

  test('a file is checked, imported and undone by keyboard @phone', async ({ page }) => {
    test.slow();
    const { name: project } = test.info().project;
    await openAsModerator(page, product, '/admin/clubs/import');
    await expectNoViolations(page);
    await choose(page, 'county.csv', countyFile(project));
    await page.getByLabel('CSV file').focus();
    await tabTo(page, page.getByRole('button', { name: 'Check this file' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('county.csv has been checked. Nothing has changed yet.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('5,001')).toBeVisible();
    await expect(page.getByText('postcode must be a whole UK postcode')).toBeVisible();
    await expectNoViolations(page);
    expect(await findCutOff(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the report' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('import-report.csv');

    await tabTo(page, page.getByRole('button', { name: 'Import these clubs' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('county.csv is imported')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('5,001 new, 1 doubtful, 1 broken.')).toBeVisible();
    await page.goto(`${product.url}/clubs/zebra-meadow-${project}`);
    await expect(page.getByText('Tuesday 6pm to 7pm')).toBeVisible();
    await expectNoViolations(page);

    await page.goto(`${product.url}/admin/clubs/import`);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('The import of county.csv is undone')).toBeVisible({ timeout: 60_000 });
    const answer = await page.request.get(`${product.url}/api/clubs/zebra-meadow-${project}`);
    expect(answer.status()).toBe(404);
  });

  test('a file that is not a list of clubs is refused with the reason @phone', async ({ page }) => {
    await openAsModerator(page, product, '/admin/clubs/import');
    await choose(page, 'notes.csv', Buffer.from('name,town\nLions,Leeds'));
    await page.getByRole('button', { name: 'Check this file' }).press('Enter');
    await expect(page.getByText('notes.csv couldn’t be imported')).toBeVisible();
    await expect(page.getByText(/Missing: external_id/)).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Choose another file' }).press('Enter');
    await expect(page.getByLabel('CSV file')).toBeVisible();
  });
});
