import type { Page } from '@playwright/test';
import { runTargets } from '../../tools/setup/install.mjs';
import { startDevelopmentServer } from '../support/development-server';
import type { DevelopmentServer } from '../support/development-server';
import { startPrivateProduct } from '../support/private-product';
import type { PrivateProduct } from '../support/private-product';
import { toast } from '../support/screen';
import { expect, open, takeFromConsole, test } from '../support/test';

let site: PrivateProduct;
let local: DevelopmentServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  runTargets(['build']);
  site = await startPrivateProduct();
});
test.afterAll(() => site?.remove());
test.afterEach(async () => {
  await local?.stop();
  local = undefined;
});

/** Serves the site with one remote from a copy of the repository. */
async function swap(project: string): Promise<DevelopmentServer> {
  local = await startDevelopmentServer(project, '--against', site.url);
  return local;
}

/**
 * The copy's icons are drawn with other attributes: React reports this for any site with a different version of the
 * frame.
 */
const HINTS = /Download the React DevTools|A tree hydrated but some attributes/;

const banner = (page: Page) => page.getByRole('complementary', { name: 'Development' });
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('a local remote works in a running site, and shows changes while somebody is logged in', async ({
  page,
  consoleMessages,
}) => {
  test.setTimeout(300_000);
  const { url, edit } = await swap('mfe-club-admin');
  await open(page, `${url}/club-admin`);
  await expect(banner(page)).toHaveText(
    `mfe-club-admin comes from this machine. Everything else is ${site.url}, and what you save is saved there.`,
  );
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('typed@example.org');
  await markPage(page);
  edit('mfe-club-admin/src', '>Log in</SubmitButton>', '>Enter</SubmitButton>');
  await expect(main.getByRole('button', { name: 'Enter' })).toBeVisible();
  await expect(main.getByLabel('Email')).toHaveValue('typed@example.org');

  await main.getByRole('button', { name: 'Fill in the demo login' }).click();
  await main.getByRole('button', { name: 'Enter' }).click();
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: / - Admin Dashboard$/ })).toBeVisible();
  expect(await isSamePage(page), 'the page was not loaded again').toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: / - Admin Dashboard$/ })).toBeVisible();

  // The site's own remotes are next to it, in their live release.
  await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
  await open(page, `${url}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await takeFromConsole(consoleMessages, HINTS);
});

test('a remote that the site renders on its server is rendered from this machine', async ({
  page,
  request,
  consoleMessages,
}) => {
  test.setTimeout(300_000);
  const { url, edit } = await swap('mfe-public');
  const { remotes } = (await (await request.get(`${url}/registry.json`)).json()) as {
    remotes: { name: string; releases: { version: string }[] }[];
  };
  // In the order in which the site learned of them.
  expect(Object.fromEntries(remotes.map(({ name, releases }) => [name, releases[0]!.version]))).toEqual({
    mfe_public: 'this machine',
    mfe_club_admin: expect.stringMatching(/^1\./),
    mfe_site_admin: expect.stringMatching(/^1\./),
  });
  const html = await (await request.get(`${url}/about`, { headers: { Accept: 'text/html' } })).text();
  expect(html).toContain('Loading the page…');

  await open(page, url);
  await markPage(page);
  edit('mfe-public/src/features', 'Browse All Clubs', 'Look at All Clubs');
  await expect(page.getByRole('main').getByRole('link', { name: 'Look at All Clubs' })).toBeVisible();
  expect(await isSamePage(page), 'the page was not loaded again').toBe(true);
  await expect(banner(page)).toBeVisible();

  // The site itself is unchanged.
  await open(page, `${site.url}/browse-clubs`);
  await expect(page.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await takeFromConsole(consoleMessages, HINTS);
});
