import { openAsDemoClub } from '../support/demo-club';
import { tabTo } from '../support/keyboard';
import type { Product } from '../support/private-product';
import { expect, test } from '../support/test';

const THANKS = 'Thank you for your kind words.';

test.describe('reply templates', () => {
  let product: Product;

  test.beforeAll(({ ownSite }) => {
    ({ product } = ownSite);
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('are made, used, changed and deleted by keyboard alone', async ({ page }) => {
    await openAsDemoClub(page, product);
    await page.getByRole('heading', { name: 'Your Club Reviews' }).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Templates' });
    const press = async (name: string | RegExp, place: typeof dialog | typeof page = dialog) => {
      await tabTo(page, place.getByRole('button', { name }).first());
      await page.keyboard.press('Enter');
    };
    await press(/^Respond/, page);
    const reply = page.getByLabel('Respond to Review');
    await expect(reply).toBeFocused();

    await press('Make a template', page);
    await expect(dialog).toBeVisible();
    await press('New template');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Thanks');
    await tabTo(page, dialog.getByLabel('Text'));
    await page.keyboard.type(THANKS);
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('button', { name: 'Edit Thanks' })).toBeVisible();

    await press('Edit Thanks');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await tabTo(page, dialog.getByLabel('Text'));
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' See you on Sunday.');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('button', { name: 'Edit Thanks' })).toBeVisible();
    await expect(dialog.getByText('See you on Sunday.')).toBeVisible();
    await press('Done');
    await expect(dialog).toBeHidden();

    const choice = page.getByLabel('Insert a template');
    await expect(choice).toBeVisible();
    await choice.selectOption('Thanks');
    await expect(reply).toHaveValue(`${THANKS} See you on Sunday.`);
    await expect(reply).toBeFocused();

    await press('Edit templates', page);
    await expect(dialog.getByRole('button', { name: 'Delete Thanks' })).toBeVisible();
    await press('Delete Thanks');
    await expect(dialog.getByText('No templates yet.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Make a template' })).toBeVisible();
    // What's already in the reply stays.
    await expect(reply).toHaveValue(`${THANKS} See you on Sunday.`);
  });
});
