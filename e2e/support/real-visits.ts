import type { Browser } from '@playwright/test';
import { collectReports, FIREFOX, untilReported } from './telemetry';

/** What visits have in common. */
interface Visits {
  url: string;
  count: number;
  /** Whether the page's own scripts say how it went; if not, what starts them says it when the page is left. */
  isAnswering?: boolean;
}

/** Has visitors open a page, each with a browser profile of their own, and leave it once it has reported. */
export async function visit(browser: Browser, { url, count, isAnswering = true }: Visits) {
  const isAbout = (address: string) => new URL(address).pathname === '/api/telemetry';
  const one = async () => {
    const context = await browser.newContext({ userAgent: FIREFOX });
    try {
      const page = await context.newPage();
      const requests = collectReports(page);
      const failed = isAnswering ? undefined : page.waitForEvent('pageerror');
      await page.goto(url);
      if (isAnswering) return await untilReported(page, requests);
      await failed;
      const report = context.waitForEvent('request', (request) => isAbout(request.url()));
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      await (await report).response();
      return undefined;
    } finally {
      await context.close();
    }
  };
  for (let opened = 0; opened < count; opened += 2) await Promise.all([one(), one()]);
}
