import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { openAsModerator, SITE_PASSWORD } from '../support/moderator';
import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { expect, open, test } from '../support/test';

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

test.describe('a site without any clubs', () => {
  // One after the other in one worker: they share a product, which is empty again at the end.
  test.describe.configure({ mode: 'default' });
  let product: PrivateProduct;

  test.beforeAll(async () => {
    product = await startPrivateProduct({ SITE_ADMIN_PASSWORD: SITE_PASSWORD, SAMPLE_DATA: 'false' });
  });
  test.afterAll(() => product?.remove());

  test('says on its home page, in its directory and in its lists that there is nothing yet', async ({
    page,
  }) => {
    await open(page, `${product.url}/`);
    await expect(page.getByText('No reviews available yet')).toBeVisible();
    await expect(page.locator('dl > div').filter({ hasText: 'Football Clubs' })).toContainText('0');
    await expect(page.getByRole('region', { name: 'What parents say' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Browse by Age' })).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'About the data' })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    await expect(page.getByText('No clubs found', { exact: true })).toBeVisible();
    await expect(page.getByText('No clubs available')).toBeVisible();

    for (const [path, ...lines] of [
      ['/all-reviews', 'No Verified Reviews Yet', 'No verified reviews available yet'],
      ['/browse-age', 'No reviews available yet'],
      [
        '/browse-age/U12s',
        'No reviews found for Under 12s',
        'Be the first to review a club for this age group!',
      ],
      ['/browse-categories?category=coaching', 'No reviews match your current filters'],
    ]) {
      const html = await (await page.request.get(`${product.url}${path}`)).text();
      for (const line of lines) expect(html, path).toContain(line);
    }
  });

  test.describe('gets them from a file', () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    const choose = (page: Page, name: string, buffer: Buffer) =>
      page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });

    test('a file is refused with the reason, or checked, imported and undone by keyboard', async ({
      page,
    }) => {
      const { name: project } = test.info().project;
      await openAsModerator(page, product, '/admin/clubs/import');
      const lists = 'team,where,notes\nLions,LS6 3AA,Ring Sam\nTigers,LS17 6AA,';
      await choose(page, 'notes.csv', Buffer.from(lists));
      await page.getByRole('button', { name: 'Check this file' }).press('Enter');
      await expect(page.getByText('notes.csv couldn’t be imported')).toBeVisible();
      await expect(page.getByText(/Missing: name/)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'team' })).toHaveAccessibleDescription(
        'Lions · Tigers',
      );
      await page.getByRole('combobox', { name: 'team' }).selectOption('Name of the club');
      await page.getByRole('combobox', { name: 'where' }).selectOption('Postcode');
      await tabTo(page, page.getByRole('button', { name: 'Check with these columns' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('notes.csv has been checked. Nothing has changed yet.')).toBeVisible();
      await expect(page.getByText('Columns left out: notes')).toBeVisible();
      await page.getByRole('button', { name: 'Choose another file' }).press('Enter');
      await expect(page.getByLabel('CSV file')).toBeVisible();

      await choose(page, 'county.csv', countyFile(project));
      await page.getByLabel('CSV file').focus();
      await tabTo(page, page.getByRole('button', { name: 'Check this file' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('county.csv has been checked. Nothing has changed yet.')).toBeVisible();
      await expect(page.getByText('5,001')).toBeVisible();
      await expect(page.getByText('postcode must be a whole UK postcode')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the report' }).press('Enter');
      expect((await download).suggestedFilename()).toBe('import-report.csv');

      await tabTo(page, page.getByRole('button', { name: 'Import these clubs' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('county.csv is imported')).toBeVisible();
      await expect(page.getByText('5,001 new, 1 doubtful, 1 broken.')).toBeVisible();
      await page.goto(`${product.url}/clubs/zebra-meadow-${project}`);
      await expect(page.getByText('Tuesday 6pm to 7pm')).toBeVisible();

      await page.goto(`${product.url}/admin/clubs/import`);
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('The import of county.csv is undone')).toBeVisible();
      const answer = await page.request.get(`${product.url}/api/clubs/zebra-meadow-${project}`);
      expect(answer.status()).toBe(404);
    });
  });
});
