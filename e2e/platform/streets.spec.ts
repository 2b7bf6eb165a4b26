import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeStreetArchive } from '../../shell/server/testing/street-archive';
import { startShell } from '../support/shell-process';
import type { ShellProcess } from '../support/shell-process';
import { expect, open, test } from '../support/test';

/** What Protomaps' light and dark maps draw land and streets with. */
const LIGHT = { land: [226, 223, 218], streets: [255, 255, 255] };
const DARK = { land: [31, 31, 31], streets: [61, 61, 61] };

const archive = makeStreetArchive();
let folder: string;
let shell: ShellProcess;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'club-reviews-streets-'));
  // A name that needs escapes in an address.
  const file = join(folder, 'West Yorkshire, 50%.pmtiles');
  writeFileSync(file, archive);
  shell = await startShell({ env: { MAP_PMTILES: file } });
});
test.afterAll(async () => {
  await shell.stop();
  rmSync(folder, { recursive: true });
});

/** Which of these colours the map is drawn with. */
const drawnColours = (page: Page, colours: Record<string, number[]>) =>
  page
    .getByRole('group', { name: /^Map of/ })
    .locator('canvas')
    .evaluateAll((tiles, wanted) => {
      const found = new Set<string>();
      // Chromium warns of reading a canvas that isn't meant for it.
      const copy = new OffscreenCanvas(256, 256).getContext('2d', { willReadFrequently: true })!;
      for (const tile of tiles as HTMLCanvasElement[]) {
        if (tile.width === 0) continue;
        copy.clearRect(0, 0, 256, 256);
        copy.drawImage(tile, 0, 0);
        const { data } = copy.getImageData(0, 0, 256, 256);
        for (let at = 0; at < data.length; at += 4)
          for (const [name, colour] of Object.entries(wanted))
            if (colour.every((part, index) => data[at + index] === part)) found.add(name);
      }
      return [...found].sort();
    }, colours);

test('the map draws streets from the operator’s file, in the theme’s colours, and asks nobody else', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 900, height: 900 });
  await open(page, `${shell.url}/?postcode=LS6&radiusMiles=5`);
  expect(fetched.filter((url) => /streets/.test(url))).toEqual([]);
  const firstPart = page.waitForResponse(/\.pmtiles$/);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  expect((await firstPart).status()).toBe(206);
  await expect.poll(() => drawnColours(page, LIGHT)).toEqual(['land', 'streets']);
  await expect(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => drawnColours(page, DARK)).toEqual(['land', 'streets']);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => drawnColours(page, DARK)).toEqual(['land', 'streets']);
  expect(fetched.filter((url) => url.startsWith('http') && !url.startsWith(shell.url))).toEqual([]);
});

test('the file is served in byte ranges, for a year, and only to be read', async ({ page }) => {
  const { request } = page;
  const [address] = /\/streets-[0-9a-f]+\.pmtiles/.exec(await (await request.get(shell.url)).text())!;
  const url = shell.url + address;
  const headers = { range: 'bytes=127-199', 'accept-encoding': 'gzip' };
  const part = await request.get(url, { headers });
  expect(part.status()).toBe(206);
  expect(await part.body()).toEqual(archive.subarray(127, 200));
  expect(part.headers()).toMatchObject({
    'content-range': `bytes 127-199/${archive.length}`,
    'content-type': 'application/vnd.pmtiles',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const etag = part.headers()['etag']!;
  expect((await request.get(url, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  expect((await request.get(url, { headers: { range: 'bytes=1000000-' } })).status()).toBe(416);
  const head = await request.head(url);
  expect(head.headers()).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(archive.length),
  });
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await request.fetch(url, { method })).status()).toBe(404);
});

test('an old address of the file has nothing, and the map says that streets are missing', async ({
  page,
  consoleMessages,
}) => {
  await page.route(/\.pmtiles$/, (route) => route.fulfill({ status: 404 }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${shell.url}/?postcode=LS6&radiusMiles=5`);
  await expect(page.getByText('Streets didn’t load: this map only has towns.')).toBeVisible();
  expect(consoleMessages.splice(0).join()).toContain('404');
});
