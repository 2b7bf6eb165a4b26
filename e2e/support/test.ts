import { expect as baseExpect, test as base } from '@playwright/test';
import type { ConsoleMessage, Locator, Page, Response } from '@playwright/test';
import type { AnyPage } from './any-page';
import { ownSite } from './own-site';
import type { OwnSite } from './own-site';

interface Fixtures {
  /** Everything logged to the page's console, and uncaught errors. */
  consoleMessages: string[];
}

interface WorkerFixtures {
  /** A product that no other worker uses meanwhile, for tests that change what everybody sees. */
  ownSite: OwnSite;
}

/**
 * Browser hints that no page can avoid, as a busy machine can take seconds to run a preloaded script; everything else
 * counts.
 */
const BROWSER_HINTS = /^\[DOM\]|preloaded using link preload but not used within a few seconds/;

/** What {@link listenToConsole} collects of each page. */
const consoles = new WeakMap<object, string[]>();

/** Collects console messages and uncaught errors of the page into the returned list. */
export function listenToConsole(page: Page): string[] {
  const messages: string[] = [];
  consoles.set(page, messages);
  page.on('console', (message: ConsoleMessage) => {
    if (!BROWSER_HINTS.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  return messages;
}

/** Tests of the running product's responses that start no browser. `baseURL` is its URL. */
export const answerTest = base.extend<object, WorkerFixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads fixtures' needs from this pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  ownSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads fixtures' needs from this pattern
    async ({}, use, { parallelIndex }) => use(await ownSite(parallelIndex)),
    // Started alongside other tests, a product takes its time.
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Tests of the running product; a test fails if the console has messages that it didn't take. */
export const test = answerTest.extend<Fixtures>({
  consoleMessages: [
    async ({ page }, use) => {
      const messages = listenToConsole(page);
      await use(messages);
      baseExpect(messages, 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** The worker's own site, for the tests of a file or block; what it is is known once they run. */
export function useOwnSite(): OwnSite {
  const [product, mailServer] = [{} as OwnSite['product'], {} as OwnSite['mailServer']];
  test.beforeAll(({ ownSite: site }) => {
    Object.assign(product, site.product);
    Object.assign(mailServer, site.mailServer);
  });
  return { product, mailServer };
}

/** Whether the page at the URL is the one on screen: React may still be rendering it. */
const isShown = (page: Page) =>
  page.evaluate(() => {
    const { page: shown } = document.documentElement.dataset;
    const { key = 'default' } = (history.state ?? {}) as { key?: string };
    return shown === undefined || shown === key;
  });

/** `toHaveURL` also waits for the page, which follows its URL: what's pressed before counts for the page before. */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, ...expected: [string | RegExp, { timeout?: number }?]) {
    const wanted = baseExpect(page);
    try {
      await (this.isNot ? wanted.not : wanted).toHaveURL(...expected);
      // The page may be leaving for another document.
      await baseExpect
        .poll(() => isShown(page).catch(() => false), 'the page has followed its URL')
        .toBe(true);
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => (error as Error).message };
    }
  },
});

/** The api's own URL, bypassing the shell. */
export const apiUrl = () => process.env.API_URL!;

/**
 * Waits until React has hydrated the page: the heading of the main area, or whatever `selector` matches. Only then do
 * buttons work.
 */
export async function untilInteractive(page: AnyPage<unknown>, selector = 'main h1') {
  // React leaves its mark on each element it has hydrated. Polls by time, as a headless browser short of CPU can skip
  // frames for a minute.
  await page.waitForFunction(
    (wanted) => {
      const element = document.querySelector(wanted);
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    },
    selector,
    { polling: 50 },
  );
}

/** Whether React has hydrated this element. */
export function isTakenOver(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')));
}

/** A page that can navigate to a path. */
export interface OpenablePage<Part, Answer = unknown> extends AnyPage<Part> {
  goto(path: string): Promise<Answer>;
}

/** Whether a shell that's short of CPU has refused a page for some seconds, rather than for an area that's off. */
const isTooBusy = (answer: unknown) => {
  const response = answer as Partial<Response> | null | undefined;
  return response?.status?.() === 503 && Number(response.headers?.()['retry-after']) < 60;
};

/** Opens a page of the site, as soon as it has the time for it, and waits until it is interactive. */
export async function open<Part, Answer>(page: OpenablePage<Part, Answer>, path: string) {
  let answer = await page.goto(path);
  while (isTooBusy(answer)) {
    const messages = consoles.get(page);
    if (messages !== undefined) await takeFromConsole(messages, /503 \(Service Unavailable\)/);
    answer = await page.goto(path);
  }
  await untilInteractive(page);
  return answer!;
}

/**
 * Removes messages the test causes on purpose from the list, and fails unless there is one. The browser itself logs
 * error responses ("Failed to load resource: … 404").
 */
export async function takeFromConsole(messages: string[], pattern: RegExp) {
  await expect.poll(() => messages.filter((message) => pattern.test(message)).length).toBeGreaterThan(0);
  messages.splice(0, messages.length, ...messages.filter((message) => !pattern.test(message)));
}

/**
 * Opens a page and stops its clock until `page.clock.runFor` moves it, so that a test doesn't depend on how fast the
 * machine is. A `part` that is hydrated later than the page is waited for.
 */
export async function openWithStoppedClock(page: Page, path: string, part?: Locator) {
  await page.clock.install();
  const answer = await open(page, path);
  // What waits for an idle browser, or for its part to be seen, has to arrive while the clock runs.
  await page.waitForLoadState('networkidle');
  if (part) {
    await part.scrollIntoViewIfNeeded();
    await expect.poll(() => isTakenOver(part)).toBe(true);
  }
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return answer;
}

/** A text as shown on a page: line breaks and double spaces count as one space. */
export const asShown = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Waits for the code that watches links: it loads once the browser has been idle. */
export const untilLinksAreWatched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/when-idle.')),
  );
