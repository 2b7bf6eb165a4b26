import { demoLogin, openAsDemoClub } from '../support/demo-club';
import { addVirtualAuthenticator } from '../support/passkeys';
import { toast } from '../support/screen';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a club turns on a passkey on a phone, logs in with it, and removes it', async ({ page, ownSite }) => {
  const { product } = ownSite;
  const { password } = await demoLogin(product.apiUrl);
  const button = (name: string) => page.getByRole('button', { name });
  const openSecurity = async () => {
    await page.getByRole('link', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login security' })).toBeVisible();
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addVirtualAuthenticator(page);
  await openAsDemoClub(page, product);

  await openSecurity();
  await button('Add a passkey').click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await button('I’ve saved them').click();
  await expect(page.getByRole('heading', { name: 'My phone' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: / - Admin Dashboard$/ })).toBeVisible();
  // Requests still running when the session ends get a 401.
  await page.waitForLoadState('networkidle');
  await button('Logout').click();
  await expect(toast(page, 'Logged Out')).toBeVisible();

  await button('Fill in the demo login').click();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await button('Start again').click();
  await button('Use a passkey').click();
  await expect(toast(page, 'Login Successful')).toBeVisible();

  // Other tests log in to this club with its password.
  await openSecurity();
  await button('Remove the passkey My phone').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(toast(page, 'Second factor removed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My phone' })).toBeHidden();
});
