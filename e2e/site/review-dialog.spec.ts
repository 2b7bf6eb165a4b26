import type { Locator } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import {
  fillInReview,
  inboxDialog,
  QUESTIONS,
  reviewDialog as dialog,
  submitReview as submit,
} from '../support/review-dialog';
import { toast } from '../support/screen';
import { mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

test('it opens over any page, from a club’s link or the header, and goes back one page when it is closed', async ({
  page,
}) => {
  const club = await mostReviewedClub();
  const address = `/clubs/${club.slug}?group=U12s`;
  const header = page.getByRole('banner').getByRole('link', { name: 'Write Review' });
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  await open(page, address);
  await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(`${address}&write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  await expect(dialog(page).getByText('We’ll send you a verification link', { exact: false })).toBeVisible();
  await cancel.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(address);

  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await header.click();
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue('');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await page.goForward();
  await expect(dialog(page)).toBeVisible();

  // However often it's closed.
  await cancel.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
  await header.click();
  await cancel.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
});

test('a review is rated and sent by keyboard, which cannot reach the page behind it', async ({ page }) => {
  const club = await mostReviewedClub();
  await open(page, `/faq?write-review=${club.slug}`);
  await expect(dialog(page).getByRole('combobox', { name: 'Club' })).toHaveValue(club.name);
  for (let presses = 0; presses < 45; presses++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      return (
        activeElement === document.body ||
        activeElement?.closest('[role="dialog"]') !== null ||
        activeElement?.hasAttribute('data-base-ui-focus-guard')
      );
    });
    expect(isInside, `after ${presses + 1} presses`).toBe(true);
  }

  for (const question of QUESTIONS) {
    const stars = dialog(page).getByRole('radiogroup', { name: question });
    await tabTo(page, stars.getByRole('radio', { name: '1 star, Poor' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio', { name: '3 stars, Good' })).toBeChecked();
  }
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('Your review')).toBeFocused();
  await page.keyboard.type('Kind coaches, muddy pitch, happy child.');
  await tabTo(page, dialog(page).getByLabel('Age group'));
  await page.keyboard.type('U12s');
  await tabTo(page, dialog(page).getByLabel('Your email address'));
  await page.keyboard.type(`parent-keyboard-${Date.now()}@example.org`);
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Anonymous Review Submitted!' })).toBeVisible();
  await expect(inboxDialog(page).getByText(/We’ve sent a link to/)).toBeFocused();
  await tabTo(page, inboxDialog(page).getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(inboxDialog(page)).toBeHidden();
});

test('once a review was sent, the toast covers neither the title of what comes next nor its button @phone', async ({
  page,
}) => {
  const club = await mostReviewedClub();
  await open(page, `/faq?write-review=${club.slug}`);
  await fillInReview(page, {
    ageGroup: 'U12s',
    email: `toast-${Date.now()}@example.org`,
    stars: [4, 4, 3, 5, 4],
    text: 'Kind coaches, muddy pitch, happy child.',
  });
  await submit(page).click();
  const message = toast(page, 'Anonymous Review Submitted!').locator('[data-toast]');
  await expect(message).toBeVisible();
  const next = inboxDialog(page);
  await expect(next).toBeVisible();
  const getBox = async (part: Locator) => (await part.boundingBox())!;
  const { y, height } = await getBox(message);
  for (const part of [next.getByRole('heading').first(), next.getByRole('button', { name: 'Done' })]) {
    await expect.poll(async () => (await getBox(part)).y).toBeGreaterThanOrEqual(y + height);
  }
});
