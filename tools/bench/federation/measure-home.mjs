import { gzipSync } from 'node:zlib';

/**
 * Compressed here: what the server sends depends on what the browser accepts. Images and fonts are compressed already.
 */
const sentBytes = (type, body) =>
  ['script', 'document', 'fetch'].includes(type) ? gzipSync(body, { level: 9 }).length : body.length;

/**
 * Opens the home page like a first-time visitor on a phone, until it can be used.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url the site's
 * @returns {Promise<{scripts: number, bytes: number, requests: number, files: {path: string, bytes: number}[]}>}
 *   bytes with gzip; `scripts`: bytes of scripts
 */
export async function measureHome(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  let isUsable = false;
  const arriving = [];
  page.on('request', (request) => {
    if (!isUsable) arriving.push(request);
  });
  // What loads when the browser is idle isn't what the page waits for.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const element = document.querySelector('main h1');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  });
  isUsable = true;
  const files = await Promise.all(
    arriving.map(async (request) => {
      const answer = await request.response();
      const type = request.resourceType();
      return { path: new URL(request.url()).pathname, type, bytes: sentBytes(type, await answer.body()) };
    }),
  );
  await context.close();
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scripts: sum(files.filter(({ type }) => type === 'script')),
    bytes: sum(files),
    requests: files.length,
    files: files.map(({ path, bytes }) => ({ path, bytes })),
  };
}
