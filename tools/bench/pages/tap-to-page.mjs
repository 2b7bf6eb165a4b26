import { chromium } from '@playwright/test';
import { median } from '../report/summary.mjs';

/** Roughly how long a finger rests on a link before it's lifted. */
const TAP_MS = 80;

/**
 * How long it takes from tapping a club in the directory until the club's page is complete, with everything warm.
 * @param {string} baseUrl a running product's origin
 * @param {string} executablePath of a Chromium
 * @param {number} [taps]
 * @returns {Promise<{median: number, times: number[]}>} milliseconds from the click, in ascending order
 */
export async function tapToPage(baseUrl, executablePath, taps = 20) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(`${baseUrl}/browse-clubs`);
    await page.waitForLoadState('networkidle');
    const times = [];
    for (let tap = 0; tap < taps; tap += 1) {
      times.push(await page.evaluate(tapOnClub, { tap, restMs: TAP_MS }));
      await page.goBack();
      await page
        .locator('main h3 a')
        .nth(taps - 1)
        .waitFor();
    }
    return { median: median(times), times: times.toSorted((a, b) => a - b) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: touches a club's link, lifts the finger, and waits for the page to be painted. */
async function tapOnClub({ tap, restMs }) {
  const link = globalThis.document.querySelectorAll('main h3 a')[tap];
  link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const start = performance.now();
  link.click();
  const isThere = () =>
    globalThis.document.querySelector('main h1')?.textContent === link.textContent &&
    globalThis.document.querySelector('main [aria-busy="true"]') === null;
  while (!isThere()) await new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
  return performance.now() - start;
}
