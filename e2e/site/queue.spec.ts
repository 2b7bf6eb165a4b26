import type { Page } from '@playwright/test';
import { askAsModerator, asModerator } from '../support/api-calls';
import { openAsModerator } from '../support/moderator';
import type { Product } from '../support/private-product';
import { toast } from '../support/screen';
import { expect, test } from '../support/test';

test.describe('the moderators’ queue', () => {
  // One after the other in one worker: they share a product, and change its queue.
  test.describe.configure({ mode: 'serial' });

  let product: Product;

  test.beforeAll(({ ownSite }) => {
    ({ product } = ownSite);
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const rows = (page: Page) =>
    page.getByRole('list', { name: 'Waiting for a decision' }).getByRole('listitem');
  const entry = (page: Page) => page.getByRole('article');
  const openKey = (page: Page) => new URL(page.url()).searchParams.get('entry');
  const openQueue = async (page: Page, query = '?kinds=review') => {
    await openAsModerator(page, product, `/admin${query}`);
    await rows(page).first().waitFor();
  };
  /** The last thing moderators did to a review. */
  const lastAction = async (id: number) => {
    const path = `/admin/reviews/${id}/history`;
    return (await askAsModerator<{ action: string }[]>(product.apiUrl, path)).at(-1)?.action;
  };

  test('takes ten key presses and no scrolling for ten reviews, and removes several for one reason', async ({
    page,
  }) => {
    await openQueue(page);
    const keys: string[] = [];
    for (let press = 0; press < 10; press++) {
      await expect(page.locator('ol a[aria-current]')).toBeInViewport();
      await expect(entry(page).getByRole('button', { name: /^Approve/ })).toBeInViewport();
      await page.keyboard.press('a');
      // The next entry comes into the URL.
      await expect.poll(() => [null, ...keys].includes(openKey(page))).toBe(false);
      keys.push(openKey(page)!);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The nine that were in the URL before they were approved.
    for (const key of keys.slice(0, 9))
      await expect.poll(() => lastAction(Number(key.split('-')[1]))).toBe('approved');

    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByText('2 reviews selected')).toBeVisible();
    const id = Number(openKey(page)!.split('-')[1]);
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: 'Remove 2 reviews' })).toBeVisible();
    await expect(page.getByLabel('Reason')).toBeVisible();
    await page.getByLabel('Reason').focus();
    await page.keyboard.type('Adv');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Removed: 2 reviews')).toBeVisible();
    await expect.poll(() => lastAction(id)).toBe('deleted');
  });

  test('lets a phone moderator clear five reviews with a tap each, and undo from another list @phone-only', async ({
    page,
  }) => {
    await openQueue(page);
    await rows(page).first().getByRole('link').tap();
    const keys: string[] = [];
    for (let taps = 0; taps < 5; taps++) {
      await expect(entry(page).getByRole('heading', { level: 2 })).toBeInViewport();
      keys.push(openKey(page)!);
      await entry(page)
        .getByRole('button', { name: /^Approve/ })
        .tap();
      await expect.poll(() => keys.includes(openKey(page) ?? keys[0]!)).toBe(false);
      await expect(entry(page).getByRole('heading', { level: 2 })).toBeFocused();
    }
    await page.getByRole('link', { name: 'Reviews', exact: true }).tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(toast(page, 'Decision undone')).toBeVisible();
    for (const key of keys.slice(0, 4))
      await expect.poll(() => lastAction(Number(key.split('-')[1]))).toBe('approved');
  });

  test('shows each kind @phone-only', async ({ page }) => {
    await openQueue(page, '');
    await page.getByRole('button', { name: /^Claims/ }).click();
    await expect(page).toHaveURL(/kinds=claim/);
    await expect(rows(page).first()).toContainText('Claim');
    await rows(page).first().getByRole('link').press('Enter');
    await expect(entry(page)).toContainText('Claimed by');
    await entry(page)
      .getByRole('button', { name: /^Reject/ })
      .press('Enter');
    await page.getByRole('dialog').getByLabel('Reason').fill('We could not reach you.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).press('Enter');
    await expect(page.getByText(/^Rejected: /)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(toast(page, 'Decision undone')).toBeVisible();
  });

  test('shows how it is doing, in charts and in numbers', async ({ page }) => {
    const [review] = await askAsModerator<{ id: number }[]>(
      product.apiUrl,
      '/admin/reviews?status=awaiting-approval&limit=25',
    );
    await (
      await asModerator(product.apiUrl)
    )(product.apiUrl, 'POST', `/reviews/${review!.id}/approve`, {});
    await openAsModerator(page, product, '/admin/figures');
    const waiting = page.getByRole('region', { name: 'Waiting now' });
    const traffic = page.getByRole('region', { name: 'Received and decided' });
    const chart = traffic.getByRole('img', { name: /received/ });
    await expect(chart).toBeVisible();
    const [inner, outer] = [await chart.boundingBox(), await traffic.boundingBox()];
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
    await traffic.getByText('Show the numbers').focus();
    await page.keyboard.press('Enter');
    await expect(traffic.getByRole('row')).toHaveCount(13);
    await waiting.getByRole('link', { name: 'Claims' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}/admin?kinds=claim`);
    await expect(rows(page).first()).toContainText('Claim');
  });
});
