import { openAsModerator } from '../support/moderator';
import { reviewDialog } from '../support/review-dialog';
import { fromApi } from '../support/site-data';
import { expect, isTakenOver, open, test } from '../support/test';
import { translatePage } from '../support/translate-page';

/** Wherever React catches an error. */
const FAILED = 'Something went wrong';

test.describe('a page translated by the browser', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));
  // React renders a part anew that was translated before it was hydrated, and says so: this depends on the machine.
  test.afterEach(({ consoleMessages }) => {
    const others = consoleMessages.filter((message) => !message.includes('React error #418'));
    consoleMessages.splice(0, consoleMessages.length, ...others);
  });

  test('finds clubs, opens one, and opens and closes its review dialog', async ({ page }) => {
    const main = page.getByRole('main');
    await open(page, '/browse-clubs');
    const box = page.getByRole('combobox', { name: 'Club name, town or postcode' });
    // A part that's translated before is rendered anew, without what was typed into it meanwhile.
    await expect.poll(() => isTakenOver(box)).toBe(true);
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await translatePage(page);
    const { total } = await fromApi<{ total: number }>('/clubs/find?q=Otley&pageSize=20');
    await box.fill('Otley');
    await translatePage(page);
    await box.press('Enter');
    await expect(page).toHaveURL('/browse-clubs?q=Otley');
    await expect(main.getByText(new RegExp(`^Found ${total} clubs`))).toBeVisible();
    await translatePage(page);
    await box.fill('Leeds');
    await box.press('Enter');
    await expect(page).toHaveURL('/browse-clubs?q=Leeds');
    await expect(main.getByText('Otley', { exact: false })).toHaveCount(0);
    await translatePage(page);

    await main.getByRole('link', { name: 'View Details' }).first().click();
    await expect(page).toHaveURL(/\/clubs\/[\w-]+(\?near=Leeds)?$/);
    await translatePage(page);
    await main.getByRole('link', { name: 'Write a Review' }).first().click();
    await expect(reviewDialog(page)).toBeVisible();
    await translatePage(page);
    await reviewDialog(page).getByLabel('Your review').fill('Patient');
    await reviewDialog(page).getByRole('button', { name: 'Submit Anonymous Review' }).click();
    await expect(reviewDialog(page).getByText('Please write at least 10 characters').first()).toBeVisible();
    await translatePage(page);
    await reviewDialog(page).getByLabel('Your review').fill('');
    await page.keyboard.press('Escape');
    await expect(reviewDialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/browse-clubs?q=Leeds');
    await expect(page.getByText(FAILED)).toHaveCount(0);
  });

  test('lets a moderator approve a review, and shows the next', async ({ page, ownSite }) => {
    await openAsModerator(page, ownSite.product, '/admin?kinds=review');
    const rows = page.getByRole('list', { name: 'Waiting for a decision' }).getByRole('listitem');
    await rows.first().waitFor();
    for (let review = 0; review < 2; review++) {
      await translatePage(page);
      const before = await page.getByRole('article').textContent();
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Approve/ })
        .click();
      await expect(page.getByText(/^Approved: /)).toBeVisible();
      await expect(page.getByRole('article')).not.toHaveText(before!);
    }
    await expect(page.getByText(FAILED)).toHaveCount(0);
  });
});
