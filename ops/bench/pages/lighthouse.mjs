import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireSystemPrograms } from '../../../tools/setup/system-programs.mjs';
import { medians } from '../figures.mjs';

/** What is read of a run: milliseconds and bytes. */
const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/**
 * Lighthouse's mobile run of a page, several times, each in a new browser.
 * @returns {Promise<Record<string, number>>} medians: `performance`, `accessibility`, `best-practices` and `seo` out of
 *   a hundred, and the {@link AUDITS}
 */
export async function getLighthouse(address, runs) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(address));
  return medians(results);
}

async function runOnce(address) {
  const browser = await launch({
    chromePath: requireSystemPrograms().browser,
    chromeFlags: ['--headless', '--no-sandbox'],
  });
  try {
    const { lhr } = await lighthouse(address, { port: browser.port, output: 'json', logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]);
    const audits = Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
    return Object.fromEntries([...scores, ...audits]);
  } finally {
    await browser.kill();
  }
}
