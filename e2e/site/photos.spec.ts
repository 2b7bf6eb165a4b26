import type { Page } from '@playwright/test';
import { demoLogin, openAsDemoClub } from '../support/demo-club';
import { openAsModerator } from '../support/moderator';
import { toast } from '../support/screen';
import { expect, open, test } from '../support/test';

const visuals = (page: Page) => page.getByRole('region', { name: 'Visuals' });

/** A photo like a phone's, drawn by the browser. */
const aPhoto = async (page: Page) => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 900];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#2f7d4f';
    pen.fillRect(0, 0, 1200, 900);
    pen.fillStyle = '#ffffff';
    pen.fillRect(580, 0, 40, 900);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return {
    name: 'match.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.split(',')[1]!, 'base64'),
  };
};

const send = async (page: Page, description: string) => {
  await visuals(page).getByRole('button', { name: 'Add a photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a photo' });
  await dialog.getByLabel('A photo').setInputFiles(await aPhoto(page));
  await expect(dialog.getByRole('img', { name: 'The picture you’ve chosen' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What it shows' }).fill(description);
  await dialog.getByRole('radio', { name: 'Yes' }).check();
  await dialog.getByRole('checkbox', { name: /parents or carers/ }).check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Photo sent')).toBeVisible();
  await expect(visuals(page).getByRole('img', { name: description })).toBeVisible();
};

const isLoaded = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('a club’s pictures are uploaded from a phone, and shown once a moderator has approved them, or refused with a reason', async ({
  page,
  ownSite: { product, mailServer },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsDemoClub(page, product, '/club-admin?tab=profile');
  await expect(visuals(page).getByRole('button', { name: 'Add a photo' })).toBeVisible();
  await expect(visuals(page).getByText('No photos uploaded')).toBeVisible();
  await send(page, 'Saturday’s match');
  await expect(visuals(page).getByText('Waiting for a moderator')).toBeVisible();
  await visuals(page).getByRole('img', { name: 'Saturday’s match' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(page, 'Saturday’s match')).toBe(true);
  await send(page, 'Names on shirts');

  await page.setViewportSize({ width: 1280, height: 800 });
  await openAsModerator(page, product, '/admin?kinds=photo');
  const entry = page.getByRole('article');
  await expect(entry.getByRole('img', { name: 'Saturday’s match' })).toBeVisible();
  await expect(entry.getByText(/parents or carers have agreed/)).toBeVisible();
  await expect.poll(() => isLoaded(page, 'Saturday’s match')).toBe(true);
  const link = (await entry.locator('a[href^="/clubs/"]').getAttribute('href'))!;
  await page.keyboard.press('a');
  await expect(page.getByText(/^Shown: /)).toBeVisible();
  await expect(entry.getByRole('img', { name: 'Names on shirts' })).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('A child’s name can be read.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText(/^Refused: /)).toBeVisible();
  // Both are carried out once they can't be undone any more.
  const { email } = await demoLogin(product.apiUrl);
  await expect
    .poll(() =>
      mailServer
        .mailsTo(email)
        .map(({ text }) => text)
        .join(),
    )
    .toContain('name can be read');

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${product.url}${link}`);
  await page.getByRole('img', { name: 'Saturday’s match' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(page, 'Saturday’s match')).toBe(true);
  await expect(page.getByRole('img', { name: 'Names on shirts' })).toHaveCount(0);
});
