import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { expect, open, test } from '../support/test';

test.describe('a site without any clubs', () => {
  // One after the other in one worker: they share a product.
  test.describe.configure({ mode: 'default' });
  let product: PrivateProduct;

  test.beforeAll(async () => {
    product = await startPrivateProduct({ SAMPLE_DATA: 'false' });
  });
  test.afterAll(() => product.remove());

  test('says on its home page that there are no reviews yet', async ({ page }) => {
    await open(page, `${product.url}/`);
    await expect(page.getByText('No reviews available yet')).toBeVisible();
    await expect(page.locator('dl > div').filter({ hasText: 'Football Clubs' })).toContainText('0');
    await expect(page.getByRole('region', { name: 'What parents say' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Browse by Age' })).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'About the data' })).toBeHidden();
  });

  test('says in its directory that there are no clubs yet', async ({ page }) => {
    await open(page, `${product.url}/browse-clubs`);
    await expect(page.getByText('No clubs found', { exact: true })).toBeVisible();
    await expect(page.getByText('No clubs available')).toBeVisible();
  });

  test('says in its lists of reviews that there are none yet', async ({ page }) => {
    await open(page, `${product.url}/all-reviews`);
    await expect(page.getByText('No Verified Reviews Yet')).toBeVisible();
    await expect(page.getByText('No verified reviews available yet')).toBeVisible();
    await open(page, `${product.url}/browse-age`);
    await expect(page.getByText('No reviews available yet')).toBeVisible();
    await open(page, `${product.url}/browse-age/U12s`);
    await expect(page.getByText('No reviews found for Under 12s')).toBeVisible();
    await expect(page.getByText('Be the first to review a club for this age group!')).toBeVisible();
    await open(page, `${product.url}/browse-categories?category=coaching`);
    await expect(page.getByText('No reviews match your current filters')).toBeVisible();
  });
});
