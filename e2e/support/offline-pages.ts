import type { Page } from '@playwright/test';
import { expect } from './test';

const CACHE = 'offline-1';

/** Paths of everything this browser stores for offline use: pages and files. */
export const keptPaths = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, CACHE);

/** Waits until a page is stored with everything it needs. */
export async function untilKept(page: Page, path: string) {
  const isKept = () =>
    page.evaluate(
      async ([name, wanted]) => {
        const cache = await caches.open(name!);
        const list = await cache.match('/offline/kept.json');
        const pages = ((await list?.json()) ?? []) as { path: string; files: string[] }[];
        const kept = pages.find((one) => one.path === wanted);
        const needed = kept === undefined ? [] : [kept.path, ...kept.files];
        const found = await Promise.all(needed.map((one) => cache.match(one)));
        return needed.length > 0 && !found.includes(undefined);
      },
      [CACHE, path],
    );
  await expect.poll(isKept, { message: `${path} is kept` }).toBe(true);
}

/** Waits until a worker controls the page. */
export const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The line above a page that's shown from the device. */
export const keptCopyLine = (page: Page) => page.getByRole('complementary', { name: 'Kept copy' });
