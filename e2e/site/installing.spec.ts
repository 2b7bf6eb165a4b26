import sharp from 'sharp';
import { PAGE_BUDGETS } from '../../releases/cli/gate/page-budgets.mjs';
import { untilControlled, untilKept } from '../support/offline-pages';
import { startShell } from '../support/shell-process';
import { answerTest, expect, open } from '../support/test';
import { startUnsteadyServer } from '../support/unsteady-server';

/* Without the proxy that other tests put in front of the product, which would turn the browser's cache off. */
answerTest('the worker costs a first visit nothing, and fetches no file again', async ({ page }) => {
  const shell = await startShell({ env: { OFFLINE_PAGES: 'on' } });
  const server = await startUnsteadyServer(shell.url);
  try {
    const { requests: most } = PAGE_BUDGETS.find(({ name }) => name === 'home')!;
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    await open(page, `${server.url}/`);
    await untilControlled(page);
    for (const path of ['/', '/offline']) await untilKept(page, path);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most);
    const last = (pattern: RegExp) => server.asked.findLastIndex((request) => pattern.test(request));
    expect(server.asked.indexOf('GET /service-worker.js')).toBeGreaterThan(
      last(/main\.|vendor\.|home-screen/),
    );
    const files = server.asked.filter((request) => /^GET \/(?:assets|mfe)\//.test(request));
    expect(files).toEqual([...new Set(files)]);
  } finally {
    await page.close();
    await server.stop();
    await shell.stop();
  }
});

answerTest.describe('what the site is installed by', () => {
  answerTest('is a manifest with the site’s name and icons that are there', async ({ request }) => {
    const answer = await request.get('/manifest.webmanifest');
    expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({ name: 'Youth Football Club Reviews', start_url: '/', scope: '/' });
    for (const { src, sizes } of manifest.icons.filter(({ sizes: one }) => one !== 'any')) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const html = await (await request.get('/')).text();
    const touchIcon = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(html)![1]!;
    expect((await request.get(touchIcon)).status()).toBe(200);
    // Switched off for these tests, the worker removes itself.
    expect(await (await request.get('/service-worker.js')).text()).toContain('unregister');
  });
});
