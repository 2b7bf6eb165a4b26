import type { Page } from '@playwright/test';

/** A screen in one of its states: what it is called, and the way there. */
export type Screen = readonly [name: string, show: (page: Page) => Promise<unknown>];

/** Presses the first button with this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Waits until what is shown is whole: fonts, pictures, and what comes with the first look. */
export async function untilWhole(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {
    // A state in which something is still being waited for.
  });
}
