import { expect, test as base } from '@playwright/test';
import { startMailingProduct } from '../../support/mailing-product';
import type { MailingProduct } from '../../support/mailing-product';
import { startFirefox } from './firefox';
import type { OpenBrowser } from './tab';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

const BROWSERS = { firefox: startFirefox, webkit: startWebKit };

export interface EngineOption {
  engine: keyof typeof BROWSERS;
}

interface WorkerFixtures extends EngineOption {
  /** The product, with readable mail, shared by all tests in a browser. */
  site: MailingProduct;
  engineBrowser: OpenBrowser;
}

interface Fixtures {
  /** Whether pages may run scripts. */
  runsScripts: boolean;
  /** A page of the product, in the project's browser. */
  visitor: Visitor;
}

/**
 * A busy machine can take seconds to run a preloaded script, and Debian's WebKitGTK is built without web app manifests,
 * so it doesn't know the policy's directive for them.
 */
const NO_FAULT = /preloaded using link preload but not used within a few seconds|directive 'manifest-src'/;

/** Tests in Firefox and WebKit. They fail if anything unexpected appears on the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  runsScripts: [true, { option: true }],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads fixtures' needs from this pattern
    async ({}, use) => {
      const site = await startMailingProduct();
      process.env.SITE_URL = site.product.url;
      process.env.API_URL = site.product.apiUrl;
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await BROWSERS[engine]({ runsScripts: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, engineBrowser, runsScripts, site }, use) => {
    const browser = runsScripts ? engineBrowser : await BROWSERS[engine]({ runsScripts });
    const visitor = new Visitor(await browser.openTab(), site.product.url);
    visitor.expectInConsole(NO_FAULT);
    await use(visitor);
    const messages = visitor.unexpectedMessages();
    await visitor.close();
    if (!runsScripts) await browser.close();
    expect(messages, 'the console is silent').toEqual([]);
  },
});

export { expect };
