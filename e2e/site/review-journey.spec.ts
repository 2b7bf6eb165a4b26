import { readFileSync } from 'node:fs';
import { linkIn } from '../support/mail-server';
import { openAsModerator } from '../support/moderator';
import { confirmReview } from '../support/written-review';
import { closeInbox, fillInReview, inboxDialog, reviewDialog, submitReview } from '../support/review-dialog';
import { toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ClubFacts, ListedClub, PublicReview } from '../support/site-data';
import { expect, open, takeFromConsole, test, useOwnSite } from '../support/test';

const WRITTEN = {
  ageGroup: 'U9s',
  email: 'Parent.Of-Two@example.org',
  stars: [5, 4, 1, 5, 3],
  text: 'Patient coaches who know every child by name. The changing room is cold and the pitch floods in winter.',
};
const OVERALL = 3.6;

interface SiteStats {
  totalReviews: number;
}

const getCount = ({ ageGroups }: ClubFacts, wanted: string) =>
  ageGroups.find(({ ageGroup }) => ageGroup === wanted)?.count ?? 0;

const meanWith = (mean: number, count: number, further: number) => (mean * count + further) / (count + 1);

test.describe('a review’s journey', () => {
  const { product, mailServer } = useOwnSite();

  test('from a parent through the mail to the club page, the moderator, and its removal', async ({
    page,
  }) => {
    const ask = <Answer>(path: string) => fromApi<Answer>(path, product.apiUrl);
    const readClub = () => ask<ClubFacts>(`/clubs/${slug}`);
    const readStats = () => ask<SiteStats>('/stats');

    // With two reviews, a club has no summary yet: it needs three.
    const clubs = await ask<ListedClub[]>('/clubs');
    const { slug, name } = clubs.find(({ reviewCount }) => reviewCount === 2)!;
    const before = await readClub();
    const statsBefore = await readStats();
    expect(before.aiSummary).toBeNull();

    await open(page, `${product.url}/clubs/${slug}`);
    await page.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
    await fillInReview(page, WRITTEN);
    await submitReview(page).click();
    await expect(toast(page, 'Anonymous Review Submitted!')).toContainText(
      'Please check your email to verify your review.',
    );
    await expect(inboxDialog(page)).toContainText(WRITTEN.email);
    await closeInbox(page);
    expect(await readClub()).toEqual(before);

    await expect.poll(() => mailServer.mailsTo(WRITTEN.email).length).toBe(1);
    const [mail] = mailServer.mailsTo(WRITTEN.email);
    expect(mail!.from?.address).toBe('reviews@example.org');
    expect(mail!.html).toContain(name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    await confirmReview(page, linkIn(mail!, '/verify-review'));

    await page
      .getByRole('main')
      .getByRole('link', { name: `See ${name}` })
      .click();
    const review = page.locator('[id^="review-"]').filter({ hasText: WRITTEN.text });
    await expect(review).toContainText('Under 9s');
    await expect(review.getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByText('from 3 reviews')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
    await page.goForward();

    const after = await readClub();
    expect(after.reviewCount).toBe(3);
    expect(after.overallRating).toBeCloseTo(meanWith(before.overallRating, 2, OVERALL), 0);
    expect(after.coachingRating).toBeCloseTo(meanWith(before.coachingRating, 2, 5), 1);
    expect(getCount(after, 'U9s')).toBe(getCount(before, 'U9s') + 1);
    expect((await readStats()).totalReviews).toBe(statsBefore.totalReviews + 1);
    await expect.poll(async () => (await readClub()).aiSummary).not.toBeNull();
    await page.reload();
    await expect(page.getByRole('region', { name: 'What Parents Say' })).toBeVisible();

    await openAsModerator(
      page,
      product,
      `/admin/reviews?q=${encodeURIComponent('the pitch floods in winter')}`,
    );
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: WRITTEN.text });
    await expect(card).toContainText(WRITTEN.email);
    await expect(card).toContainText('Awaiting Approval');
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expect(toast(page, 'Review Approved')).toBeVisible();
    await expect(card).not.toContainText('Awaiting Approval');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = readFileSync(await (await downloading).path(), 'utf8');
    expect(csv).toContain(WRITTEN.text);
    expect(csv).toContain(WRITTEN.email);

    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByLabel('Reason').selectOption('Advertising');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click();
    await expect(toast(page, 'Review Deleted')).toBeVisible();
    await expect.poll(readClub).toEqual(before);
    expect(await readStats()).toEqual(statsBefore);
    const reviews = await ask<PublicReview[]>(`/clubs/${slug}/reviews`);
    expect(reviews.map(({ reviewText }) => reviewText)).not.toContain(WRITTEN.text);
    await open(page, `${product.url}/clubs/${slug}`);
    await expect(page.getByText('from 2 reviews')).toBeVisible();
    await expect(page.getByText(WRITTEN.text)).toHaveCount(0);
  });

  test('is sent again, and to another address, and published from there', async ({
    page,
    consoleMessages,
  }) => {
    const clubs = await fromApi<ListedClub[]>('/clubs', product.apiUrl);
    const { slug } = clubs.find(({ reviewCount }) => reviewCount === 0)!;
    const [wrong, right] = ['parent@wrong.example.org', 'parent@right.example.org'];
    const status = inboxDialog(page).getByRole('status');
    await open(page, `${product.url}/clubs/${slug}?write-review=${slug}`);
    await expect(reviewDialog(page).getByRole('combobox', { name: 'Club' })).not.toHaveValue('');
    await fillInReview(page, { ...WRITTEN, email: wrong, text: 'Great with shy children.' });
    await submitReview(page).click();
    await expect(inboxDialog(page)).toContainText(wrong);
    await expect.poll(() => mailServer.mailsTo(wrong).length).toBe(1);
    await inboxDialog(page).getByRole('button', { name: 'Send it again' }).click();
    await expect(status).toContainText('We’ve sent the link again.');
    await expect.poll(() => mailServer.mailsTo(wrong).length).toBe(2);

    await page.reload();
    const correct = inboxDialog(page).getByRole('button', { name: 'Correct the address' });
    await correct.click();
    await inboxDialog(page).getByRole('button', { name: 'Keep the address' }).click();
    // In the next frame, a dialog takes the focus if the control that had it is gone.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await correct.evaluate((button) => button === document.activeElement)).toBe(true);
    await correct.click();
    await inboxDialog(page).getByLabel('The right email address').fill(right);
    await inboxDialog(page).getByRole('button', { name: 'Send the link there' }).click();
    await expect(status).toContainText('The earlier one no longer works.');
    await expect(inboxDialog(page).getByText(/We’ve sent a link to/)).toBeFocused();
    await expect.poll(() => mailServer.mailsTo(right).length).toBe(1);
    await closeInbox(page);

    for (const mail of mailServer.mailsTo(wrong)) {
      await open(page, linkIn(mail, '/verify-review'));
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
      await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
    }
    await confirmReview(page, linkIn(mailServer.mailsTo(right)[0]!, '/verify-review'));
  });
});
