import type { Page, Request } from '@playwright/test';
import { expect } from './test';

/** A browser's report; see the api's contract. */
interface Report {
  loads: { remote: string; version: string; outcome: string; errorClass?: string }[];
  timings: { remote: string; version: string; timing: string; value: number }[];
}

/** Collects the reports that a page sends. */
export function collectReports(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/telemetry') requests.push(request);
  });
  return requests;
}

/** The content of all the reports together. */
export function getReport(requests: readonly Request[]): Report {
  const bodies = requests.map((request) => request.postDataJSON() as Report);
  return {
    loads: bodies.flatMap(({ loads }) => loads),
    timings: bodies.flatMap(({ timings }) => timings),
  };
}

/** Tells the page that the visitor has switched to another tab, and has come back. */
export async function turnAway(page: Page) {
  await page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

/** Switches away from the page until it has reported: the measuring code loads when the browser is idle. */
export async function untilReported(page: Page, requests: readonly Request[]): Promise<Report> {
  await expect
    .poll(async () => {
      await turnAway(page);
      return requests.length;
    })
    .toBeGreaterThan(0);
  return getReport(requests);
}

/** A person's browser: reports from robots aren't counted. */
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/**
 * Reports loads of a release, as browsers do.
 * @param failed how many of them ended with the previous release
 */
export async function postLoads(
  apiUrl: string,
  release: { remote: string; version: string },
  count: number,
  failed = 0,
) {
  const loads = Array.from({ length: count }, (_, index) => ({
    ...release,
    ...(index < failed ? { outcome: 'fallback', errorClass: 'http' } : { outcome: 'loaded' }),
  }));
  // A page loads a release once.
  for (const load of loads) {
    const answer = await fetch(`${apiUrl}/api/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
      body: JSON.stringify({ loads: [load] }),
    });
    expect(answer.status).toBe(204);
  }
}
