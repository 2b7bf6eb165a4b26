import { gzipSync } from 'node:zlib';
import { expect, test, untilInteractive } from '../support/test';

/** What the home page may load before it can be used: additions have to make room for themselves. */
const BUDGET = { scriptKilobytes: 180, requests: 7 };

/* A phone's first view, without any of the parts that wait. */
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
    // Compressed here: what the server sends depends on what the browser accepts.
    scripts.set(
      answer.url(),
      answer.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  // What loads when the browser is idle isn't what the page waits for.
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
