import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { tabTo } from '../support/keyboard';
import { openAccountMenu, openArea, openAsModerator, SITE_PASSWORD } from '../support/moderator';
import { addVirtualAuthenticator } from '../support/passkeys';
import { toast } from '../support/screen';
import { expect, open, takeFromConsole, test, useOwnSite } from '../support/test';
import { mailedLink } from '../support/written-review';

const PASSWORD = 'half-time oranges for all';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const nextCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });

test.describe('staff', () => {
  // One after the other in one worker: they share a product, and its staff.
  test.describe.configure({ mode: 'default' });
  const { product, mailServer } = useOwnSite();
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const press = async (page: Page, name: string | RegExp) => {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  };
  const type = async (page: Page, label: string | RegExp, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: typeof label === 'string' }));
    await page.keyboard.type(text);
  };
  const logOut = async (page: Page) => {
    await openAccountMenu(page);
    await button(page, 'Log out').press('Enter');
    await expect(page.getByLabel('Site password')).toBeVisible();
  };

  /** Sends an invitation with the options given, and returns the link from the mail. */
  const invite = async (page: Page, email: string, role: 'Reader' | 'Moderator' | 'Owner') => {
    await button(page, 'Invite someone').press('Enter');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('radio', { name: new RegExp(`^${role}`) }).press('Space');
    await page.getByLabel('Email address').press('Enter');
    await expect(toast(page, 'Invitation sent')).toBeVisible();
    return mailedLink(mailServer, email, '/admin/invitation');
  };
  const accept = async (page: Page, link: string, name: string) => {
    await open(page, link);
    await type(page, 'Your name', name);
    await type(page, 'New password', PASSWORD);
    await type(page, 'Confirm new password', PASSWORD);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Access Granted')).toBeVisible();
  };
  const logIn = async (page: Page, email: string) => {
    await press(page, 'Log in with your own account');
    await type(page, 'Email address', email);
    await type(page, 'Password', PASSWORD);
    await page.keyboard.press('Enter');
  };
  const goTo = async (page: Page, area: string) => {
    await page.getByRole('navigation', { name: 'Site administration' }).waitFor();
    await openArea(page, area);
  };
  const confirm = async (page: Page) => {
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
  };

  test('an owner joins by email, sets up an app and a passkey, and locks the site password', async ({
    page,
    consoleMessages,
  }, { project }) => {
    const email = `priya.${project.name}@staff.example`;
    await openAsModerator(page, product, '/admin/staff');
    const link = await invite(page, email, 'Owner');
    await expect(page.getByText(email)).toBeVisible();
    await logOut(page);

    await accept(page, link, 'Priya Shah');
    await expect(page.getByText('Set up a second factor first')).toBeVisible();
    await page.getByRole('link', { name: 'Set it up' }).press('Enter');
    await expect(page.getByText('Owners need a second factor')).toBeVisible();

    await press(page, 'Set up an app');
    await confirm(page);
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    const secret = (await page
      .getByText(/^Secret:/)
      .locator('code')
      .textContent())!.replaceAll(' ', '');
    await page
      .getByLabel('Code', { exact: true })
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recoveryCode] = await codes.allTextContents();
    const download = page.waitForEvent('download');
    await button(page, 'Download').press('Enter');
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await button(page, 'I’ve saved them').press('Enter');
    await expect(page.getByText('10 unused.')).toBeVisible();

    await addVirtualAuthenticator(page);
    await button(page, 'Add a passkey').press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Code', { exact: true }).fill(nextCode(secret));
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).fill('Test key');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Passkey added')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Test key' })).toBeVisible();
    await logOut(page);

    await logIn(page, email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(recoveryCode!);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Access Granted')).toBeVisible();
    await logOut(page);

    await press(page, 'Log in with your own account');
    await press(page, 'Use a passkey');
    await expect(toast(page, 'Access Granted')).toBeVisible();
    await goTo(page, 'Staff');
    await expect(page.getByText('You', { exact: true }).last()).toBeVisible();
    await button(page, 'Lock the site password').press('Enter');
    await button(page, 'Lock').and(page.getByRole('dialog').getByRole('button')).press('Enter');
    await expect(toast(page, 'Site password locked')).toBeVisible();
    await logOut(page);
    await page.getByLabel('Site password').fill(SITE_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The site password is locked.');
    await takeFromConsole(consoleMessages, /403 \(Forbidden\)/);

    await button(page, 'Log in with your own account').press('Enter');
    await button(page, 'Use a passkey').press('Enter');
    await goTo(page, 'Staff');
    await button(page, 'Unlock the site password').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock' }).press('Enter');
    await expect(toast(page, 'Site password unlocked')).toBeVisible();
  });

  test('an owner makes a moderator a reader: no decisions and no addresses from then on; then removes them @phone', async ({
    page,
    browser,
    consoleMessages,
  }, { project }) => {
    const email = `kit.${project.name}@staff.example`;
    await openAsModerator(page, product, '/admin/staff');
    const link = await invite(page, email, 'Moderator');
    const other = await browser.newContext();
    const reader = await other.newPage();
    await accept(reader, link, 'Kit Lane');
    await goTo(reader, 'Queue');
    await reader.getByRole('link', { name: 'Reviews', exact: true }).click();
    await expect(button(reader, /^Approve/).first()).toBeVisible();

    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: email });
    await card.getByRole('button', { name: 'Change role' }).press('Enter');
    await page.getByRole('radio', { name: /^Reader/ }).press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).press('Enter');
    await expect(toast(page, 'Role changed')).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('Email address not shown to readers').first()).toBeVisible();
    await expect(button(reader, /^(Approve|Delete|Export)/)).toHaveCount(0);
    await expect(button(reader, /^History/).first()).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Staff' })).toHaveCount(0);

    await card.getByRole('button', { name: 'End access' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).press('Enter');
    await expect(toast(page, 'Access ended')).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('Your session has ended')).toBeVisible();
    await other.close();
    expect(consoleMessages).toEqual([]);
  });
});
