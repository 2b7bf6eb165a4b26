import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publishAndRelease } from '@club-reviews/releases/publish';
import type { Page, Response } from '@playwright/test';
import { changedRelease } from '../support/changed-release';
import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { collectReports, getReport, turnAway, untilReported } from '../support/telemetry';
import { expect, open, test } from '../support/test';

/** What's wrong with the newest release: how its entry arrives, or what its code does. */
const FAULTS = [
  { fault: 'is missing', status: 404, errorClass: 'http' },
  { fault: 'is altered', body: 'document.title = "altered";', errorClass: 'integrity' },
  { fault: 'hangs', isHanging: true, errorClass: 'timeout' },
  { fault: 'throws while it’s loaded', errorClass: 'execution' },
] as const;

const BROKEN = '9.9.9-broken';

/** Collects the responses with the scripts that a page loads. */
function collectScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

/** Those that measure how fast a page is. */
async function measuringScripts(requested: readonly Response[]): Promise<Response[]> {
  // More may be requested meanwhile.
  const scripts = [...requested];
  const texts = await Promise.all(scripts.map((script) => script.text()));
  return scripts.filter((_, index) => texts[index]!.includes('largest-contentful-paint'));
}

test.describe('what browsers report', () => {
  test.describe.configure({ mode: 'serial' });
  let product: PrivateProduct;

  test.beforeAll(async () => {
    product = await startPrivateProduct({ TELEMETRY_SAMPLE: '1' });
  });
  test.afterAll(() => product?.remove());

  test('is the release and how fast its page was, once and without cookies', async ({ page, context }) => {
    await context.addCookies([{ name: 'anything', value: 'secret', url: product.url }]);
    const requests = collectReports(page);
    const scripts = collectScripts(page);
    await open(page, `${product.url}/faq`);
    await untilReported(page, requests);
    expect(await measuringScripts(scripts)).toHaveLength(1);
    await expect
      .poll(async () => {
        // The largest paint is final at the first real key press; then it's sent with the rest.
        await page.keyboard.press('Shift');
        await turnAway(page);
        return getReport(requests).timings.map(({ timing }) => timing);
      })
      .toContain('LCP');
    const { loads, timings } = getReport(requests);
    expect(loads).toEqual([expect.objectContaining({ remote: 'mfe_public', outcome: 'loaded' })]);
    const measured = timings.map(({ timing }) => timing);
    expect(measured).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS', 'module', 'shown']));
    expect(new Set(measured).size).toBe(measured.length);
    expect(new Set(timings.map(({ version }) => version))).toEqual(new Set([loads[0]!.version]));
    expect(await requests[0]!.headerValue('cookie')).toBeNull();
    expect((await requests[0]!.response())?.status()).toBe(204);

    // Further measurements may follow, such as how fast the page responded; what was sent isn't sent again.
    await turnAway(page);
    const all = getReport(requests);
    expect(all.loads).toHaveLength(loads.length);
    expect(new Set(all.timings.map(({ timing }) => timing)).size).toBe(all.timings.length);
  });

  test('is nothing if the browser has Do Not Track', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    const requests = collectReports(page);
    const scripts = collectScripts(page);
    await open(page, `${product.url}/faq`);
    // Idle callbacks run in the order in which they were asked for, so the page's own have begun what they load.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await turnAway(page);
    await page.waitForLoadState('networkidle');
    expect(requests).toHaveLength(0);
    expect(await measuringScripts(scripts)).toHaveLength(0);
  });

  for (const { fault, errorClass, ...answer } of FAULTS) {
    test(`is that a release which ${fault} ended on the one before`, async ({ page, consoleMessages }) => {
      const code = errorClass === 'execution' ? 'throw new Error("broken release");' : '';
      const release = changedRelease('mfe-public', `${BROKEN}-${errorClass}`, (text) => code + text);
      try {
        const { version } = await publishAndRelease(openFolderStore(product.dataDir), 'e2e', release.folder);
        await page.route(`**/mfe/mfe_public/${version}/**/*.js`, async (route) => {
          if (errorClass === 'execution') return route.fallback();
          if ('isHanging' in answer) return;
          return route.fulfill({
            status: 200,
            contentType: 'text/javascript',
            headers: { 'access-control-allow-origin': '*' },
            ...answer,
          });
        });
        const requests = collectReports(page);
        await page.goto(`${product.url}/faq`, { waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
        await untilReported(page, requests);
        await expect
          .poll(async () => {
            await turnAway(page);
            return getReport(requests).loads;
          })
          .toContainEqual({ remote: 'mfe_public', version, outcome: 'fallback', errorClass });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).not.toHaveTitle('altered');
      } finally {
        await page.close();
        consoleMessages.length = 0;
        release.remove();
      }
    });
  }
});
