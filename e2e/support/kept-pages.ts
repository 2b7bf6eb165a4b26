import type { Page } from '@playwright/test';
import { expect } from './test';

const CACHE = 'offline-1';

/** Paths of all that this browser keeps for when there's no connection: pages and files. */
export const keptPaths = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, CACHE);

/** Waits until a page is kept with everything that it needs. */
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
  await expect.poll(isKept, { message: `${path} is kept`, timeout: 20_000 }).toBe(true);
}

/** Waits until a worker stands between the page and the server. */
export const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** What stands above a page that is shown as it was kept. */
export const keptCopyLine = (page: Page) => page.getByRole('complementary', { name: 'Kept copy' });
