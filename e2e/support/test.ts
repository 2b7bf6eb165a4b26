import { expect, test as base } from '@playwright/test';
import type { ConsoleMessage } from '@playwright/test';

interface Fixtures {
  /** Everything the browser's console said on the page, and errors nobody caught. */
  consoleMessages: string[];
}

/** Browser hints that no page can answer; everything else counts. */
const BROWSER_HINTS = /^\[DOM\]/;

/** Tests of the running product. `baseURL` is its address; a test fails when the console said anything it did not take. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads fixtures' needs from this pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        if (!BROWSER_HINTS.test(message.text())) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
      await use(messages);
      expect(messages, 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The api's address, past the shell. */
export const apiUrl = () => process.env.API_URL!;
