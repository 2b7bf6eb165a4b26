import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Everything that can be pressed except submit buttons. */
const SECONDARY = 'a[href]:visible, button:enabled:not([type="submit"]):visible';

/** An open form and one of its fields, which is empty. */
export interface OpenForm {
  /** Contains the form and what's around it. */
  scope: Locator;
  field: Locator;
}

/**
 * Presses a button the way people do: down, a moment in which the page may change, up in the same place.
 * @returns whether the button got the click
 */
async function press(page: Page, button: Locator): Promise<boolean> {
  await button.evaluate((element) => {
    delete document.documentElement.dataset.pressed;
    const note = (event: Event) => {
      // Stay on this page, to read the outcome.
      if (element instanceof HTMLAnchorElement) event.preventDefault();
      document.documentElement.dataset.pressed = 'yes';
    };
    element.addEventListener('click', note, { once: true });
  });
  // A link in a sentence may wrap: press its first part, not the middle of both.
  const { x, y } = await button.evaluate((element) => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
  return page.evaluate(() => document.documentElement.dataset.pressed === 'yes');
}

/**
 * Presses a form's secondary buttons and links, each with the empty field of a freshly opened form focused, and fails
 * for those that didn't get the click.
 * @param most maximum number to press: each needs the form anew, and what's far from it moves no more than the rest
 */
export async function expectNoPressLost(page: Page, open: () => Promise<OpenForm>, most = 6) {
  const lost: string[] = [];
  let index = 0;
  for (let count = 1; index < Math.min(count, most); index++) {
    const { scope, field } = await open();
    const buttons = scope.locator(SECONDARY);
    count = await buttons.count();
    const button = buttons.nth(index);
    await button.scrollIntoViewIfNeeded();
    await field.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (!(await press(page, button))) lost.push(name);
  }
  expect(index, 'there is something to press').toBeGreaterThan(0);
  expect(lost, 'presses that went nowhere').toEqual([]);
}
