import type { Page } from '@playwright/test';
import { fromApi, mostReviewedClub } from '../support/site-data';
import type { PublicReview } from '../support/site-data';
import { expect, open, openWithStoppedClock, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });

async function openShareDialog(page: Page, openPage: typeof openWithStoppedClock = open) {
  const club = await mostReviewedClub();
  const answer = await openPage(page, `/clubs/${club.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  return { club, address: new URL(`/clubs/${club.slug}`, answer.url()).href };
}

test('a club can be shared on three sites and by email', async ({ page }) => {
  const { club, address } = await openShareDialog(page);
  await expect(dialog(page)).toHaveAccessibleDescription(`${club.name}: parent reviews`);
  const targets = dialog(page).getByRole('listitem').getByRole('link');
  await expect(targets).toHaveText(['Facebook', 'Twitter', 'WhatsApp', 'Email']);
  for (const target of await targets.all()) {
    const href = (await target.getAttribute('href'))!;
    expect(decodeURIComponent(href)).toContain(address);
    await expect(target).toHaveAttribute('rel', /noopener/);
  }
  await expect(targets.last()).toHaveAttribute('href', /^mailto:\?/);
  await expect(dialog(page).getByLabel('Link')).toHaveValue(address);
});

test.describe('copying the link', () => {
  test('is confirmed for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { address } = await openShareDialog(page, openWithStoppedClock);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    const copied = dialog(page).getByRole('button', { name: 'Link copied!' });
    await expect(copied).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.clock.runFor(2100);
    await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  test('shows an error if the browser refuses it', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await openShareDialog(page);
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copy failed')).toBeVisible();
    await expect(page.getByText('Failed to copy link. Please try again.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  });
});

test('a review is shared with its first 150 characters and its own URL', async ({ page }) => {
  const club = await mostReviewedClub();
  const list = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?limit=10`);
  const index = list.findIndex(({ reviewText }) => reviewText.length > 150);
  const review = list[index]!;
  const answer = await open(page, `/clubs/${club.slug}`);
  await page.locator(`#review-${review.id}`).getByRole('button', { name: 'Share this review' }).click();
  const address = new URL(`/clubs/${club.slug}#review-${review.id}`, answer.url()).href;
  await expect(dialog(page).getByLabel('Link')).toHaveValue(address);
  const href = await dialog(page).getByRole('link', { name: 'Twitter' }).getAttribute('href');
  const text = new URL(href!).searchParams.get('text')!;
  expect(text).toContain(`${review.reviewText.slice(0, 150)}…`);
  expect(text).not.toContain(review.reviewText.slice(0, 152));
});

test('Escape, the cross and a press outside close it and restore the focus', async ({ page }) => {
  await openShareDialog(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await button.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
});
