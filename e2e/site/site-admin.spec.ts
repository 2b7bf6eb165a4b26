import type { Locator, Page } from '@playwright/test';
import { findCutOff } from '../support/cut-off';
import { tabTo, walkOver } from '../support/keyboard';
import { askAsModerator } from '../support/api-calls';
import { openAccountMenu, openAsModerator, SITE_PASSWORD } from '../support/moderator';
import type { ModeratedReview } from '../support/moderator';
import { toast } from '../support/screen';
import { fromApi, mostReviewedClub } from '../support/site-data';
import type { ClubFacts, PublicReview } from '../support/site-data';
import { expect, open, takeFromConsole, test, useOwnSite } from '../support/test';

const LOCKED = /401 \(Unauthorized\)/;

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Submitted' });
const action = (card: Locator, name: 'Approve' | 'Delete' | 'History') =>
  card.getByRole('button', { name: new RegExp(`^${name}(?! all)`) });

async function numberBeside(page: Page, label: string): Promise<number> {
  const tile = page.getByRole('list', { name: 'Numbers' }).getByRole('link').filter({ hasText: label });
  await expect(tile.getByText(/^[\d,]+$/)).toBeVisible();
  return Number((await tile.getByRole('strong').textContent())!.replaceAll(',', ''));
}

test.describe('site administration', () => {
  // One after the other in one worker: they share a product, and some change its data.
  test.describe.configure({ mode: 'default' });
  const { product } = useOwnSite();
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const waiting = () =>
    askAsModerator<ModeratedReview[]>(product.apiUrl, '/admin/reviews?status=awaiting-approval&limit=25');

  test('opens with the site password only, stays open after a reload, and returns to the same list', async ({
    page,
    consoleMessages,
  }) => {
    await open(page, `${product.url}/admin/reviews?status=approved`);
    const password = page.getByLabel('Site password');
    const unlock = page.getByRole('button', { name: 'Unlock' });
    await password.fill('not the password');
    await password.press('Enter');
    await expect(toast(page, 'Access Denied')).toContainText('Incorrect password.');
    await takeFromConsole(consoleMessages, LOCKED);
    await expect(password).toBeFocused();

    await password.fill(SITE_PASSWORD);
    await unlock.click();
    await expect(toast(page, 'Access Granted')).toBeVisible();
    await expect(page.getByLabel('Status')).toHaveValue('approved');
    await page.reload();
    await expect(cards(page)).toHaveCount(25);

    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await takeFromConsole(consoleMessages, LOCKED);
    await password.fill(SITE_PASSWORD);
    await unlock.click();
    await expect(cards(page)).toHaveCount(25);
    await expect(page.getByLabel('Status')).toHaveValue('approved');

    // The site's own header gives way to the area's.
    await expect(page.getByRole('link', { name: 'Write Review' })).toBeHidden();
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(password).toBeVisible();
    await page.reload();
    await expect(password).toBeVisible();
  });

  test('approves and deletes by keyboard, and everything is updated', async ({ page }) => {
    const review = (await waiting())[0]!;
    const club = () => fromApi<ClubFacts>(`/clubs/${review.clubId}`, product.apiUrl);
    const before = await club();
    await openAsModerator(page, product, `/admin/reviews?club=${review.clubId}`);
    const approved = await numberBeside(page, 'Approved');
    const all = await numberBeside(page, 'Total reviews');
    const card = page.locator(`#review-${review.id}`);

    await tabTo(page, action(card, 'Approve'));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Review Approved')).toBeVisible();
    await expect(card).toContainText('Approved');
    await expect(card).toBeFocused();
    await expect.poll(() => numberBeside(page, 'Approved')).toBe(approved + 1);

    await tabTo(page, action(card, 'History'));
    await page.keyboard.press('Enter');
    const history = page.getByRole('dialog', { name: 'History of this review' });
    await expect(history.getByRole('listitem').last()).toContainText('by Site password');
    await page.keyboard.press('Escape');
    await expect(action(card, 'History')).toBeFocused();

    await tabTo(page, action(card, 'Delete'));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete this review?' });
    await tabTo(page, question.getByLabel('Reason'));
    await page.keyboard.type('Not a real');
    await tabTo(page, question.getByLabel('In your words (optional)'));
    await page.keyboard.type('Written twice');
    await tabTo(page, question.getByRole('button', { name: 'Delete review' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Review Deleted')).toBeVisible();
    await expect(card).toHaveCount(0);
    // In the review after it, where the next decision is.
    await expect(page.locator('li[id^="review-"]:focus-within')).toHaveCount(1);
    await expect.poll(() => numberBeside(page, 'Total reviews')).toBe(all - 1);

    const after = await club();
    expect(after.reviewCount).toBe(before.reviewCount - 1);
    const entries = await askAsModerator<{ action: string; reason: string | null }[]>(
      product.apiUrl,
      `/admin/reviews/${review.id}/history`,
    );
    expect(entries.map(({ reason }) => reason)).toContain('Written twice');
  });

  test('the directory in the same tab is requested again after a deletion', async ({ page }) => {
    // A public one, or the club's number wouldn't change; and not the last, or there'd be none.
    const { slug: clubSlug, name: club, id: clubId } = await mostReviewedClub(product.apiUrl);
    const [review] = await fromApi<PublicReview[]>(`/clubs/${clubSlug}/reviews?limit=1`, product.apiUrl);
    await openAsModerator(page, product, `/admin/reviews?club=${clubId}`);
    const card = page.locator(`[id="review-${review!.id}"]`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^View site/ })
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    const found = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/clubs/${clubSlug}"]`) });
    await page.getByRole('combobox', { name: 'Club name, town or postcode' }).fill(club);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=/);
    const count = found.getByText(/^\d+ reviews?$/);
    await expect(count).toBeVisible();
    const reviewsInDirectory = async () => parseInt((await count.textContent())!, 10);
    const before = await reviewsInDirectory();
    let steps = 0;
    for (; !page.url().includes('/admin'); steps++) await page.goBack();
    await action(card, 'Delete').click();
    await page.getByRole('dialog').getByLabel('Reason').selectOption('Advertising');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
    await expect(toast(page, 'Review Deleted')).toBeVisible();
    for (; steps > 0; steps--) await page.goForward();
    await expect.poll(reviewsInDirectory).toBe(before - 1);
  });

  test('can be tabbed through from one end to the other', async ({ page }) => {
    const [review] = await waiting();
    await openAsModerator(page, product, `/admin/reviews?club=${review!.clubId}&status=awaiting-approval`);
    await expect(cards(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await walkOver(page, 'Tab');
  });

  test('lists the claims with their details, and cuts nothing off in a window 320 px wide', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openAsModerator(page, product);
    await expect(cards(page)).toHaveCount(25);
    expect(await findCutOff(page)).toEqual([]);
    await page.getByRole('link', { name: 'Claims', exact: true }).click();
    await expect(page).toHaveURL(`${product.url}/admin/claims`);
    const claim = page
      .getByRole('region', { name: 'Claims' })
      .getByRole('listitem')
      .filter({ hasText: 'In the directory' })
      .first();
    await expect(claim).toContainText('Claimed by');
    await claim.getByText('What they say about the club').click();
    await expect(claim.getByText('Facilities', { exact: true })).toBeVisible();
    expect(await findCutOff(page)).toEqual([]);
    await page.getByLabel('Status').selectOption('Rejected');
    await expect(page).toHaveURL(`${product.url}/admin/claims?status=rejected`);
  });
});
