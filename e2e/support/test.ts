import { expect, test as base } from '@playwright/test';
import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import type { AnyPage } from './any-page';
import { serveTiles } from './tiles';

interface Fixtures {
  /** Everything the browser's console said on the page, and errors nobody caught. */
  consoleMessages: string[];
}

/** Browser hints that no page can answer; everything else counts. */
const BROWSER_HINTS = /^\[DOM\]/;

/** Collects what the page's console says, and errors nobody caught, into the returned list. */
export function listenToConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (!BROWSER_HINTS.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  return messages;
}

/** Tests of what the running product answers, for which no browser is started. `baseURL` is its address. */
export const answerTest = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads fixtures' needs from this pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
});

/** Tests of the running product; one fails when the console said anything that it did not take. */
export const test = answerTest.extend<Fixtures>({
  consoleMessages: [
    async ({ page }, use) => {
      const messages = listenToConsole(page);
      // Maps stand beside lists of clubs: none of their images comes from outside.
      await serveTiles(page);
      await use(messages);
      expect(messages, 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The api's address, past the shell. */
export const apiUrl = () => process.env.API_URL!;

/**
 * Waits until the browser's code has taken over the page: heading of the main area, or whatever `selector` names.
 * Only then does a press on a button do anything.
 */
export async function untilInteractive(page: AnyPage<unknown>, selector = 'main h1') {
  // React leaves its mark on each element that it has taken over from the server.
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  }, selector);
}

/** Whether the browser's code has taken this element over from the server. */
export function isTakenOver(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$')));
}

/** A page that can be told where to go. */
export interface OpenablePage<Part, Answer = unknown> extends AnyPage<Part> {
  goto(path: string): Promise<Answer>;
}

/** Opens a page of the site and waits until it is interactive. */
export async function open<Part, Answer>(page: OpenablePage<Part, Answer>, path: string) {
  const answer = await page.goto(path);
  await untilInteractive(page);
  return answer!;
}

/**
 * Takes messages that the test brings about on purpose out of the list, and fails unless there is one.
 * The browser itself reports an answer that is an error ("Failed to load resource: … 404").
 */
export async function takeFromConsole(messages: string[], pattern: RegExp) {
  await expect.poll(() => messages.filter((message) => pattern.test(message)).length).toBeGreaterThan(0);
  messages.splice(0, messages.length, ...messages.filter((message) => !pattern.test(message)));
}

/**
 * Opens a page whose clock stands still from then on, until `page.clock.runFor` moves it: what a test sees does not
 * depend on how fast the machine is.
 */
export async function openWithStoppedClock(page: Page, path: string) {
  await page.clock.install();
  const answer = await open(page, path);
  // What waits until the browser is idle has to come while the clock runs.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return answer;
}

/** A text as a page shows it in one run: line breaks and double spaces count as one space. */
export const asShown = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Waits for the code that watches links: it comes once the browser has been idle. */
export const untilLinksAreWatched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/when-idle.')),
  );
