import { setClockAhead } from '../support/fast-clock';
import { SITE_PASSWORD } from '../support/moderator';
import { expect, open, test } from '../support/test';

const ENDED = 'Your session has ended';

test.describe('on a device whose clock is 13 hours fast', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setClockAhead(page, 13);
  });

  test('a club logs in and stays logged in', async ({ page, ownSite }) => {
    await open(page, `${ownSite.product.url}/club-admin`);
    await page.getByRole('button', { name: 'Fill in the demo login' }).click();
    await page.getByRole('button', { name: 'Log in' }).click();
    const dashboard = page.getByRole('heading', { level: 1, name: / - Admin Dashboard$/ });
    await expect(dashboard).toBeVisible();
    await page.reload();
    await expect(dashboard).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dashboard).toBeVisible();
    await expect(page.getByText(ENDED)).toHaveCount(0);
  });

  test('a moderator logs in, stays logged in, and has ten seconds to undo', async ({ page, ownSite }) => {
    await open(page, `${ownSite.product.url}/admin?kinds=review`);
    await page.getByLabel('Site password').fill(SITE_PASSWORD);
    await page.getByRole('button', { name: 'Unlock' }).click();
    const article = page.getByRole('article');
    await article.getByRole('button', { name: /^Approve/ }).click();
    await expect(page.getByText(/^Approved: /)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText('Decision undone')).toBeVisible();
    await expect(page.getByText(ENDED)).toHaveCount(0);
  });
});
