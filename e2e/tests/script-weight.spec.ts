import { gzipSync } from 'node:zlib';
import { expect, test, untilInteractive } from '../support/test';

/** What the home page may cost until it can be used: what is added has to make room for itself. */
const BUDGET = { scriptKilobytes: 180, requests: 7 };

/* A phone's first view, in which none of the parts is that wait. */
test.use({ viewport: { width: 390, height: 844 } });

test('the home page keeps to its budget of JavaScript and requests', async ({ page }) => {
  const requests: { url: string; type: string }[] = [];
  const scripts = new Map<string, Promise<number>>();
  let isInteractive = false;
  page.on('request', (request) => {
    if (!isInteractive) requests.push({ url: request.url(), type: request.resourceType() });
  });
  page.on('response', (answer) => {
    if (isInteractive || !/\.js(\?|$)/.test(new URL(answer.url()).pathname)) return;
    // Compressed here: what the server sends depends on what the browser asks for.
    scripts.set(
      answer.url(),
      answer.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  // What comes when the browser is idle isn't what the page waits for.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await untilInteractive(page);
  isInteractive = true;

  const sizes = await Promise.all(
    [...scripts].map(async ([url, size]) => ({ file: new URL(url).pathname, bytes: await size })),
  );
  const kilobytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  console.log(
    `${kilobytes.toFixed(1).padStart(7)} kB  in ${sizes.length} scripts, ${requests.length} requests`,
  );
  expect(kilobytes).toBeLessThanOrEqual(BUDGET.scriptKilobytes);
  expect(requests.length, requests.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(BUDGET.requests);
});
