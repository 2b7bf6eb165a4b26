import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { change } from '@club-reviews/releases/change';
import { abort, canary, rollBack } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish, publishAndRelease } from '@club-reviews/releases/publish';
import type { Page } from '@playwright/test';
import { ROOT } from '../../tools/setup/npm.mjs';
import { changedRelease } from '../support/changed-release';
import { keptCopyLine, keptPaths, untilControlled, untilKept } from '../support/offline-pages';
import { askAsModerator } from '../support/api-calls';
import type { Product } from '../support/private-product';
import { startShell } from '../support/shell-process';
import type { ShellProcess } from '../support/shell-process';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';
import { startUnsteadyServer } from '../support/unsteady-server';
import type { UnsteadyServer } from '../support/unsteady-server';

const OFFLINE = /^You’re offline\. This page is from \d\d:\d\d on \d+ \w+\.$/;
const OUT_OF_REACH = /^We can’t be reached just now\. This page is from /;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('the site offline', () => {
  // One after the other in one worker: they share a product.
  test.describe.configure({ mode: 'default' });
  let product: Product;
  let shell: ShellProcess;
  let server: UnsteadyServer;
  let club: ListedClub;
  let other: ListedClub;

  test.beforeAll(async ({ ownSite }) => {
    ({ product } = ownSite);
    shell = await startShell({ env: { OFFLINE_PAGES: 'on', API_URL: product.apiUrl } });
    server = await startUnsteadyServer(shell.url);
    [club, other] = (await fromApi<ListedClub[]>('/clubs', product.apiUrl)) as [ListedClub, ListedClub];
  });
  test.afterEach(async () => {
    server.hang(false);
    await server.start();
  });
  test.afterAll(async () => {
    await server?.stop();
    await shell?.stop();
  });

  const getAddress = ({ slug }: ListedClub) => `/clubs/${slug}`;

  /** Opens a club's page, and waits until it's kept along with what's always kept. */
  async function openAndKeep(page: Page, one: ListedClub) {
    await open(page, server.url + getAddress(one));
    await untilControlled(page);
    for (const path of [getAddress(one), '/', '/offline']) await untilKept(page, path);
  }

  test('shows a club seen before as it was, and for pages never opened, which clubs are kept', async ({
    page,
    context,
    consoleMessages,
  }) => {
    await openAndKeep(page, club);
    await context.setOffline(true);
    await open(page, server.url + getAddress(club));
    await expect(heading(page, club.name)).toBeVisible();
    await expect(keptCopyLine(page).getByText(OFFLINE)).toBeVisible();

    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(keptCopyLine(page).getByText(OFFLINE)).toBeVisible();

    // A URL of the club with a query redirects to the club.
    await page.goto(`${server.url}${getAddress(club)}?reviews=2`);
    await expect(page).toHaveURL(server.url + getAddress(club));
    await expect(heading(page, club.name)).toBeVisible();

    for (const path of [getAddress(other), '/faq', '/browse-clubs?q=leeds']) {
      await page.goto(server.url + path);
      await expect(heading(page, 'You’re offline')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: club.name }).click();
    await expect(heading(page, club.name)).toBeVisible();
    await expect(keptCopyLine(page)).toBeVisible();

    // The page is back with the connection, whatever was shown without it.
    await context.setOffline(false);
    await open(page, server.url + getAddress(other));
    await expect(heading(page, other.name)).toBeVisible();
    await expect(keptCopyLine(page)).toHaveCount(0);
    consoleMessages.length = 0;
  });

  test('shows the map of a club’s ground if it was looked at before', async ({
    page,
    context,
    consoleMessages,
  }) => {
    const showMap = async () => {
      await page.getByRole('button', { name: 'Show map' }).click();
      await expect(page.getByRole('group', { name: /^Map of/ }).getByRole('img')).toBeVisible();
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndKeep(page, club);
    await showMap();
    await open(page, server.url + getAddress(other));
    await expect.poll(async () => (await keptPaths(page)).some((path) => /\/map\./.test(path))).toBe(true);
    await context.setOffline(true);
    await open(page, server.url + getAddress(club));
    await showMap();
    await context.setOffline(false);
    consoleMessages.length = 0;
  });

  test('keeps a club opened from a link, readable when the server stops or accepts requests and never responds', async ({
    page,
    consoleMessages,
  }) => {
    await open(page, `${server.url}/browse-clubs`);
    await untilControlled(page);
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
    const name = (await link.textContent())!;
    await link.click();
    await expect(heading(page, name)).toBeVisible();
    const path = new URL(page.url()).pathname;
    await untilKept(page, path);
    await server.stop();
    await open(page, server.url + path);
    await expect(heading(page, name)).toBeVisible();
    await expect(keptCopyLine(page).getByText(OUT_OF_REACH)).toBeVisible();

    // Links on a kept page lead to kept pages too.
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(keptCopyLine(page).getByText(OUT_OF_REACH)).toBeVisible();

    await server.start();
    await keptCopyLine(page).getByRole('button', { name: 'Try again' }).click();
    await expect(keptCopyLine(page)).toHaveCount(0);

    server.hang(true);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await expect(heading(page, name)).toBeVisible();
    await expect(keptCopyLine(page).getByText(OUT_OF_REACH)).toBeVisible();
    server.hang(false);
    consoleMessages.length = 0;
  });

  test('shows a changed club at once while online, and keeps what it shows', async ({
    page,
    context,
    consoleMessages,
  }) => {
    await openAndKeep(page, other);
    const name = `${other.name} Renamed`;
    await askAsModerator(product.apiUrl, `/admin/clubs/${other.id}`, { name });
    await open(page, server.url + getAddress(other));
    await expect(heading(page, name)).toBeVisible();
    const address = new URL(page.url()).pathname;
    await untilKept(page, address);
    await context.setOffline(true);
    await open(page, server.url + address);
    await expect(heading(page, name)).toBeVisible();
    await expect(keptCopyLine(page)).toBeVisible();
    consoleMessages.length = 0;
  });

  test('has a new release live with the next page, and its roll-back', async ({ page }) => {
    const [oldWords, newWords] = ['Browse All Clubs', 'Every Single Club'];
    const release = changedRelease('mfe-public', '9.9.9-test', (code) => code.replaceAll(oldWords, newWords));
    const store = openFolderStore(shell.storeFolder);
    try {
      await open(page, `${server.url}/browse-clubs`);
      await untilControlled(page);
      await expect(heading(page, oldWords)).toBeVisible();
      const { name } = await publishAndRelease(store, 'e2e', release.folder);
      await page.reload();
      await expect(heading(page, newWords)).toBeVisible();
      await change(store, 'e2e', rollBack(name));
      await page.reload();
      await expect(heading(page, oldWords)).toBeVisible();
    } finally {
      release.remove();
    }
  });

  test('isn’t started by the areas with a login, and keeps only clubs, the home page, the offline page, and their files', async ({
    page,
    context,
    consoleMessages,
  }) => {
    for (const path of ['/admin', '/club-admin']) {
      await open(page, server.url + path);
      await page.waitForLoadState('networkidle');
    }
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );

    await openAndKeep(page, club);
    for (const path of ['/admin', '/faq', `${getAddress(other)}/ask`]) await open(page, server.url + path);
    await page.goto(`${server.url}/verify-review?token=1.secret`);
    await page.goto(`${server.url}/api/clubs`);
    // A tester's version is for them alone, as long as they try it.
    const registry = (await (await context.request.get(`${server.url}/registry.json`)).json()) as {
      remotes: { name: string; releases: { version: string }[] }[];
    };
    const { version } = registry.remotes.find(({ name }) => name === 'mfe_public')!.releases[0]!;
    await page.goto(`${server.url}/releases/try?remote=mfe_public&version=${version}`);
    await open(page, server.url + getAddress(other));
    await expect(page.getByRole('complementary', { name: 'Version on trial' })).toBeVisible();
    const paths = (await keptPaths(page)).filter((path) => !/^\/(?:assets|mfe|api\/photos)\//.test(path));
    expect(paths.sort()).toEqual(['/', getAddress(club), '/offline', '/offline/kept.json'].sort());

    await context.setOffline(true);
    for (const path of ['/admin', '/club-admin/login', '/api/clubs'])
      await expect(page.goto(server.url + path)).rejects.toThrow(/net::ERR_/);
    consoleMessages.length = 0;
  });

  test('keeps no page while a canary runs, except the offline page', async ({ page }) => {
    const store = openFolderStore(shell.storeFolder);
    const release = changedRelease('mfe-public', '9.9.9-canary', (code) => code);
    const { name, version } = await publish(store, release.folder);
    release.remove();
    await change(store, 'e2e', canary(name, version, 500));
    try {
      await open(page, server.url + getAddress(club));
      await untilControlled(page);
      await untilKept(page, '/offline');
      // By the time a worker controls the page, it has stored it, too.
      await open(page, server.url + getAddress(club));
      await page.waitForLoadState('networkidle');
      expect(await keptPaths(page)).not.toContain(getAddress(club));
    } finally {
      await change(store, 'e2e', abort(name));
    }
  });

  test('accepts a new worker at once, and removes it once it’s switched off', async ({ page }) => {
    await openAndKeep(page, club);
    const script = readFileSync(join(ROOT, 'shell/dist/worker/service-worker.js'), 'utf8');
    expect(script).toContain('offline-1');
    server.replaceScript('/service-worker.js', script.replace('offline-1', 'offline-2'));
    await open(page, `${server.url}/faq`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline-2']);

    const removal = readFileSync(join(ROOT, 'shell/dist/worker/removal.js'), 'utf8');
    server.replaceScript('/service-worker.js', removal);
    await page.goto(`${server.url}/api/docs`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    server.replaceScript('/service-worker.js', script);
  });
});
