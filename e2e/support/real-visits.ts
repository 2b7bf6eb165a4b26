import type { Browser, Request } from '@playwright/test';
import { collectReports, FIREFOX, untilReported } from './telemetry';
import { expect } from './test';

/** What the visits have in common. */
interface Visits {
  url: string;
  count: number;
}

/** A browser that's closed may take its report with it: at most this many additional visitors come. */
const MOST_LOST = 8;

/** Visitors open a page, each with their own browser profile, and leave it until enough of them have reported. */
export async function visit(browser: Browser, { url, count }: Visits) {
  const one = async () => {
    const context = await browser.newContext({ userAgent: FIREFOX });
    try {
      const page = await context.newPage();
      const requests = collectReports(page);
      await page.goto(url);
      await untilReported(page, requests);
      return await hasArrived(requests[0]!);
    } finally {
      await context.close();
    }
  };
  let reported = 0;
  for (let opened = 0; reported < count;) {
    expect(opened, 'visits whose reports were lost').toBeLessThan(count + MOST_LOST);
    const visitors = Array.from({ length: Math.min(2, count - reported) }, one);
    opened += visitors.length;
    reported += (await Promise.all(visitors)).filter(Boolean).length;
  }
}

/** Whether the api accepted a report. */
const hasArrived = async (report: Request) => (await report.response().catch(() => null))?.ok() ?? false;
