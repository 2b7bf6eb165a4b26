import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveBuild } from './served-build';

const SHARED_UI = join(import.meta.dirname, '../..');
const STORIES = '.stories.tsx';

/** The ids of all pages, which are the names of the story files. */
export const PAGES = ['src', 'catalogue/foundations']
  .flatMap((folder) => readdirSync(join(SHARED_UI, folder), { recursive: true, encoding: 'utf8' }))
  .filter((file) => file.endsWith(STORIES))
  .map((file) => basename(file, STORIES))
  .sort();

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Fixtures {
  /** Uncaught errors on the page. */
  errors: string[];
}

/** Tests of the built catalogue with a stopped clock. */
export const test = base.extend<Fixtures, { origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads fixtures' needs from this pattern
    async ({}, use) => {
      const { origin, stop } = await serveBuild();
      await use(origin);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.clock.setFixedTime('2026-03-14T10:00:00Z');
      await use(errors);
      expect(errors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Shows the page in a theme, and waits until canvases redrawn for it are on the screen. */
export async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}

/** Opens a page of stories in the light theme and waits until they've reached their states. */
export async function openStories(page: Page, id: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/?bare&page=${id}`);
  await page.waitForSelector('[data-stories]', { state: 'attached' });
  await expect(page.locator('html')).toHaveAttribute('data-stories', 'ready');
}

export { expect };
