import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish } from '@club-reviews/releases/publish';
import { changedRelease } from '../support/changed-release';
import { tabTo } from '../support/keyboard';
import { openAsModerator } from '../support/moderator';
import type { Product } from '../support/private-product';
import { serveFolder } from '../support/served-folder';
import type { ServedFolder } from '../support/served-folder';
import { expect, listenToConsole, open, takeFromConsole, test } from '../support/test';
import { OLD_WORDS } from '../support/trial-site';

const LOCAL_WORDS = 'From This Machine';
const PREVIEW_VERSION = '8.8.8-preview';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Override' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('a part of the site from somewhere else', () => {
  // One after the other in one worker: they share a product.
  test.describe.configure({ mode: 'default' });
  let product: Product;
  let machine: ServedFolder;
  let entry: string;
  let previewEntry: string;

  test.beforeAll(async ({ ownSite }) => {
    ({ product } = ownSite);
    const release = changedRelease('mfe-public', PREVIEW_VERSION, (code) =>
      code.replaceAll(OLD_WORDS, LOCAL_WORDS),
    );
    const { entry: file } = JSON.parse(readFileSync(join(release.folder, 'release.json'), 'utf8')) as {
      entry: string;
    };
    await publish(openFolderStore(product.dataDir), release.folder);
    release.remove();
    machine = await serveFolder(join(product.dataDir, 'releases/mfe_public', PREVIEW_VERSION, 'client'));
    entry = `${machine.origin}/${file}`;
    previewEntry = `/mfe/mfe_public/${PREVIEW_VERSION}/client/${file}`;
  });
  test.afterAll(() => machine?.stop());

  const linkTo = (address: string) =>
    `${product.url}/releases/override?${new URLSearchParams({ remote: 'mfe_public', entry: address }).toString()}`;

  /** Requests the override in its form, with the keyboard. */
  async function askFor(page: Page, address: string) {
    await open(page, linkTo(address));
    const button = page.getByRole('button', { name: 'Show it in this tab' });
    await tabTo(page, button);
    await button.press('Enter');
  }

  /** Waits until the page with the override has its own URL; by then the tab has stored the override. */
  async function expectOverride(page: Page, address: string) {
    await expect(banner(page)).toContainText(`In this tab, mfe_public comes from ${address}.`);
    await expect(page).toHaveURL(`${product.url}/`);
  }

  test('is in one staff tab, with a banner, until they end it', async ({ page, context }) => {
    await openAsModerator(page, product);
    await askFor(page, entry);
    await expectOverride(page, entry);

    // Pages the tab loads later have it too, at their own URLs.
    await page.goto(`${product.url}/browse-clubs?page=1#top`);
    await expect(heading(page, LOCAL_WORDS)).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/browse-clubs?page=1#top`);
    await expect(banner(page)).toBeVisible();

    // Other tabs, and what they may load, are unchanged.
    const tab = await context.newPage();
    const tabConsole = listenToConsole(tab);
    const answer = await open(tab, `${product.url}/browse-clubs`);
    expect(answer.headers()['content-security-policy']).not.toContain(machine.origin);
    await expect(heading(tab, OLD_WORDS)).toBeVisible();
    await expect(banner(tab)).toHaveCount(0);
    expect(tabConsole.filter((message) => !/tiles\.test/.test(message))).toEqual([]);

    const back = page.getByRole('button', { name: 'Back to the site’s own version' });
    await tabTo(page, back);
    await back.press('Enter');
    await expect(heading(page, OLD_WORDS)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(heading(page, OLD_WORDS)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test('may be a release that nobody else gets yet', async ({ page, request }) => {
    await openAsModerator(page, product);
    await askFor(page, previewEntry);
    await expectOverride(page, previewEntry);
    await page.goto(`${product.url}/browse-clubs`);
    await expect(heading(page, LOCAL_WORDS)).toBeVisible();
    expect(await (await request.get(`${product.url}/browse-clubs`)).text()).toContain(OLD_WORDS);
  });

  test('ends when staff log out, in this tab or another', async ({ page, context }) => {
    await openAsModerator(page, product);
    await askFor(page, entry);
    await expectOverride(page, entry);
    const tab = await context.newPage();
    await open(tab, `${product.url}/admin/reviews`);
    await tab.getByRole('button', { name: 'Log out' }).click();
    await expect(tab.getByText('Logged Out')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.goto(`${product.url}/browse-clubs`);
    await expect(heading(page, OLD_WORDS)).toBeVisible();
  });

  test('ends with an expired session, without bothering the visitor', async ({ page, context }) => {
    await openAsModerator(page, product);
    await askFor(page, entry);
    await expectOverride(page, entry);
    await context.clearCookies();
    await page.goto(`${product.url}/browse-clubs`);
    await expect(async () => {
      expect(await page.evaluate(() => sessionStorage.getItem('override'))).toBeNull();
    }).toPass();
    await expect(heading(page, OLD_WORDS)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${product.url}/browse-clubs`);
  });

  test('is for nobody else, and from nowhere else', async ({ page, consoleMessages }) => {
    const answered = page.waitForResponse(/\/api\/releases\/override/);
    await askFor(page, entry);
    const answer = await answered;
    expect(answer.status()).toBe(403);
    expect(answer.headers()['content-security-policy']).not.toContain(machine.origin);
    expect(answer.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('alert')).toHaveText(/Only staff can do this\./);
    await expect(page.getByLabel('Address of its code')).toHaveValue(entry);
    expect(await page.evaluate(() => sessionStorage.getItem('override'))).toBeNull();
    await takeFromConsole(consoleMessages, /403 \(Forbidden\)/);

    await openAsModerator(page, product);
    for (const [address, words] of [
      ['https://evil.example/remoteEntry.js', /Code can only come from this machine/],
      ['http://127.0.0.1.evil.example/remoteEntry.js', /Code can only come from this machine/],
      [`/mfe/mfe_public/${PREVIEW_VERSION}/client/other.js`, /There’s no release of that part/],
    ] as const) {
      await askFor(page, address);
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(banner(page)).toHaveCount(0);
    }
    await takeFromConsole(consoleMessages, /40[04] \(/);
  });
});
