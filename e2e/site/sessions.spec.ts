import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { openAccountMenu, SITE_PASSWORD } from '../support/moderator';
import { toast } from '../support/screen';
import { expect, open, takeFromConsole, test, useOwnSite } from '../support/test';

const LOCKED = /401 \(Unauthorized\)/;

test.describe('sessions', () => {
  // One after the other in one worker: they share a product.
  test.describe.configure({ mode: 'default' });
  const { product } = useOwnSite();
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const logInAsModerator = async (page: Page) => {
    await open(page, `${product.url}/admin/account`);
    await page.getByLabel('Site password').fill(SITE_PASSWORD);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('list', { name: 'Logged-in devices' })).toBeVisible();
  };
  const logInForClub = async (page: Page) => {
    await open(page, `${product.url}/club-admin`);
    await page.getByRole('button', { name: 'Fill in the demo login' }).click();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: / - Admin Dashboard$/ })).toBeVisible();
    // Requests still running when the session ends get a 401.
    await expect(page.getByRole('img', { name: /^Average rating by month/ })).toBeVisible();
  };
  const devices = (page: Page) => page.getByRole('list', { name: 'Logged-in devices' }).getByRole('listitem');
  const cookieNames = async (page: Page) =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name.endsWith('-session'));

  test('of a club and of the site exist side by side, out of reach of scripts', async ({ page }) => {
    await logInAsModerator(page);
    await logInForClub(page);
    const cookies = (await page.context().cookies()).filter(({ name }) => name.endsWith('-session'));
    expect(
      cookies.map(({ name, path, httpOnly, sameSite }) => [name, path, httpOnly, sameSite]).sort(),
    ).toEqual([
      ['club-admin-session', '/api/club-admin', true, 'Strict'],
      ['site-admin-session', '/api', true, 'Strict'],
    ]);
    const inReach = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
    );
    for (const { value } of cookies) expect(inReach).not.toContain(value);
    expect(inReach).not.toMatch(/eyJ/);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logged Out')).toBeVisible();
    expect(await cookieNames(page)).toEqual(['site-admin-session']);
    await open(page, `${product.url}/admin/account`);
    await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1);
  });

  test('on other devices are ended from here; logging out ends them on the server and in every tab', async ({
    page,
    context,
    browser,
    consoleMessages,
  }) => {
    const elsewhere = await (await browser.newContext()).newPage();
    await logInAsModerator(elsewhere);
    await logInAsModerator(page);
    await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Log out all other devices' }).click();
    await expect(toast(page, 'All other devices are logged out')).toBeVisible();
    await expect(devices(page)).toHaveCount(1);
    await elsewhere.reload();
    await expect(elsewhere.getByText('Your session has ended')).toBeVisible();
    await elsewhere.context().close();
    expect(consoleMessages).toEqual([]);

    const stolen = await context.cookies();
    const otherTab = await context.newPage();
    await open(otherTab, `${product.url}/admin/account`);
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(otherTab.getByLabel('Site password')).toBeVisible();
    await otherTab.close();
    await context.addCookies(stolen);
    await page.evaluate(() => localStorage.setItem('site-admin-session', '1'));
    await page.reload();
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await takeFromConsole(consoleMessages, LOCKED);
  });

  test('are no use to a page from another origin', async ({ page, consoleMessages }) => {
    await logInAsModerator(page);
    // Another port is the same site: the browser sends the cookie, and it's the server that refuses.
    const evil = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<title>Evil</title>'),
    );
    await new Promise<void>((resolve) => evil.listen(0, 'localhost', resolve));
    await page.goto(`http://localhost:${(evil.address() as AddressInfo).port}`);
    const target = `${product.url}/api/admin/sessions/end-others`;
    const outcome = await page.evaluate(async (url) => {
      const attempt = (init: RequestInit) =>
        fetch(url, { method: 'POST', credentials: 'include', ...init }).then(
          () => 'read',
          () => 'refused by the browser',
        );
      return [await attempt({ headers: { 'X-Session': 'cookie' } }), await attempt({ body: 'x' })];
    }, target);
    expect(outcome).toEqual(['refused by the browser', 'refused by the browser']);
    const [answer] = await Promise.all([
      page.waitForResponse(target),
      page.evaluate((url) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: url });
        document.body.append(form);
        form.submit();
      }, target),
    ]);
    expect([401, 403, 415]).toContain(answer.status());
    evil.close();
    consoleMessages.splice(0);
  });
});
