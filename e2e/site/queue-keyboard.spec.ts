import type { Page } from '@playwright/test';
import { askAsModerator } from '../support/api-calls';
import { openAsModerator } from '../support/moderator';
import { toast } from '../support/screen';
import { expect, test } from '../support/test';

const entry = (page: Page) => page.getByRole('article');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const openKey = (page: Page) => new URL(page.url()).searchParams.get('entry');
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Moves the focus until it's on what `selector` finds. */
async function tabTo(page: Page, selector: string) {
  for (let count = 0; count < 12; count += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${selector}`);
}

/** The focused element is visible, with an outline: its own, or that of the row around it. */
const expectFocusInSight = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return 'nothing has the focus';
        const isOutlined = [null, '::after'].some(
          (part) => getComputedStyle(focused, part).outlineStyle !== 'none',
        );
        const { top, bottom } = focused.getBoundingClientRect();
        const isInSight = bottom > 0 && top < window.innerHeight;
        return isOutlined && isInSight ? 'in sight' : `${focused.localName} can’t be seen to have the focus`;
      }),
    )
    .toBe('in sight');

test('the queue by keyboard alone reads, notes, asks, decides and undoes', async ({
  page,
  ownSite: { product },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAsModerator(page, product, '/admin?kinds=review');
  await page.getByRole('list', { name: 'Waiting for a decision' }).waitFor();
  await press(page, 'j');
  await expect(page).toHaveURL(/entry=review-/);
  await expectFocusInSight(page);
  const key = openKey(page)!;

  await press(page, 'n');
  await expect(page.getByLabel('Note for staff')).toBeFocused();
  await expectFocusInSight(page);
  // These letters are shortcuts elsewhere.
  await page.keyboard.type('Rang a parent: harmless, really.');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('region', { name: 'Staff notes' })).toContainText('Rang a parent');
  expect(openKey(page)).toBe(key);
  await press(page, 'n', 'Escape');
  await expect(entry(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expectFocusInSight(page);

  await press(page, 'r');
  await dialog(page, /^Remove: /).waitFor();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(openKey(page)).toBe(key);
  await expect(entry(page)).toBeVisible();

  await press(page, 'r');
  await dialog(page, /^Remove: /).waitFor();
  await tabTo(page, 'select');
  await page.keyboard.type('Adv');
  await tabTo(page, 'button[type="submit"]');
  await expectFocusInSight(page);
  await press(page, 'Enter');
  await expect(page.getByText(/^Removed: /)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`entry=${key}$`));

  await press(page, 'u');
  await expect(toast(page, 'Decision undone')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`entry=${key}$`));
  await expect(page.getByRole('region', { name: 'Staff notes' })).toContainText('Rang a parent');

  await press(page, 'h');
  await dialog(page, /history/i).waitFor();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(page, '?');
  await expect(dialog(page, 'Keyboard shortcuts')).toContainText('Write a note for staff');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await press(page, 'j');
  await expect(page).not.toHaveURL(new RegExp(`entry=${key}$`));
  await press(page, 'k');
  await expect(page).toHaveURL(new RegExp(`entry=${key}$`));
  await press(page, 'Control+a', 'a');
  await expect(page.getByText(/^Approved: /)).toBeVisible();
  const id = Number(key.split('-')[1]);
  const lastAction = async () =>
    (await askAsModerator<{ action: string }[]>(product.apiUrl, `/admin/reviews/${id}/history`)).at(-1)
      ?.action;
  await expect.poll(lastAction).toBe('approved');
});
