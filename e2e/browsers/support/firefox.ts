import puppeteer from 'puppeteer-core';
import type { ConsoleMessage, ElementHandle, Page } from 'puppeteer-core';
import { requireBrowsers } from '../../../tools/setup/system-programs.mjs';
import { WINDOW } from './tab';
import type { BrowserOptions, OpenBrowser, Tab } from './tab';

/** Starts Firefox without a window, and drives it over WebDriver BiDi. */
export async function startFirefox({ runsScripts }: BrowserOptions): Promise<OpenBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireBrowsers().firefox,
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'javascript.enabled': runsScripts },
  });
  return {
    async openTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return getTab(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

/** A function that Puppeteer sends into the page. Its own types can't handle one with unknown arguments. */
type Sent = (...args: unknown[]) => unknown;

function getTab(page: Page, close: () => Promise<void>): Tab {
  const said: string[] = [];
  page.on('console', (message: ConsoleMessage) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error instanceof Error ? error.message : error}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    goBack: async () => void (await page.goBack()),
    goForward: async () => void (await page.goForward()),
    evaluate: (run, ...args) => page.evaluate(run as Sent, ...args) as Promise<never>,
    runScript: async (code) => void (await page.evaluate(code)),
    async element(find, ...args) {
      const handle = await page.evaluateHandle(find as Sent, ...args);
      const element = handle.asElement() as ElementHandle<Element> | null;
      if (element === null) return undefined;
      return {
        // Puppeteer's own click waits for an observer in the page, which never responds if scripts are off.
        async click() {
          const [x, y] = await element.evaluate((target) => {
            const { left, top, width, height } = target.getBoundingClientRect();
            return [left + width / 2, top + height / 2] as const;
          });
          await page.mouse.click(x, y);
        },
        async type(text) {
          await page.keyboard.type(text);
        },
      };
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    consoleMessages: () => [...said],
    close,
  };
}
