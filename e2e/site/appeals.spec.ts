import type { Page } from '@playwright/test';
import { openAsModerator } from '../support/moderator';
import { toast } from '../support/screen';
import { allClubs } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test, useOwnSite } from '../support/test';
import { mailedLink, publicFacts, publishReview } from '../support/written-review';

/** Short enough not to count as copied: several tests send it, each about a different club. */
const TEXT = 'Training was cancelled three times, and nobody told us.';
const REMOVED = { label: 'Not a real experience', words: 'Nobody at the club knows you.' };
const APPEAL = 'Our daughter has played in the under tens since August.';

test.describe('removals and appeals', () => {
  const site = useOwnSite();
  const { product, mailServer } = site;
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const facts = (club: ListedClub) => publicFacts(product.apiUrl, club.slug);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const removedCard = (page: Page, club: ListedClub) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: club.name, exact: true }) });

  /** Publishes a review of a club that no other test uses. */
  async function publish(email: string) {
    const club = (await allClubs(product.apiUrl)).findLast(({ reviewCount }) => reviewCount === 2)!;
    const before = await facts(club);
    await publishReview(site, { clubId: club.id, email, text: TEXT, stars: 1 });
    const published = await facts(club);
    expect(published.reviewCount).toBe(before.reviewCount + 1);
    return { club, before, published };
  }

  /** Deletes a club's review as a moderator. */
  async function remove(page: Page, club: ListedClub) {
    await openAsModerator(page, product, `/admin/reviews?club=${club.id}`);
    const card = page.locator('[id^=review-]').filter({ hasText: TEXT });
    await card.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('dialog', { name: 'Delete this review?' });
    await question.getByRole('button', { name: 'Delete review' }).click();
    await expect(question.getByText('Please select a reason')).toBeVisible();
    await expect(question.getByLabel('Reason')).toBeFocused();
    await question.getByLabel('Reason').selectOption(REMOVED.label);
    await expect(question.getByText(/isn’t about the writer’s own time/)).toBeVisible();
    await question.getByLabel('In your words (optional)').fill(REMOVED.words);
    await question.getByRole('button', { name: 'Delete review' }).click();
    await expect(toast(page, 'Review Deleted')).toBeVisible();
  }

  /** Opens the link in the mail about the removal, and appeals. */
  async function appeal(page: Page, email: string, club: ListedClub) {
    await open(page, await mailedLink(mailServer, email, '/my-review', 2));
    const mail = mailServer.mailsTo(email)[1]!;
    expect(mail.subject).toBe(`Your review of ${club.name} was removed`);
    for (const words of Object.values(REMOVED)) expect(mail.text).toContain(words);
    const main = page.getByRole('main');
    await expect(main).toContainText('Your review was removed');
    for (const words of Object.values(REMOVED)) await expect(main).toContainText(words);
    await press(page, 'Appeal');
    const form = page.getByRole('dialog');
    await form.getByLabel('Why should your review be public?').fill(APPEAL);
    await form.getByRole('button', { name: 'Send appeal' }).click();
    await expect(main).toContainText('Your appeal is with our moderators');
    await expect(main).toContainText(APPEAL);
    await expect(page.getByRole('button', { name: 'Appeal', exact: true })).toHaveCount(0);
  }

  /** Goes from the board to the only waiting appeal. */
  async function openAppeal(page: Page, club: ListedClub) {
    await openAsModerator(page, product, '/admin/removed');
    await page.getByRole('button', { name: 'With an appeal' }).click();
    const card = removedCard(page, club);
    await expect(card).toContainText(REMOVED.label);
    await expect(card).toContainText(APPEAL);
    return card;
  }

  test('a wrongly removed review is back after its author’s appeal', async ({ page }) => {
    const email = 'wronged@example.org';
    const { club, before, published } = await publish(email);
    await remove(page, club);
    expect(await facts(club)).toEqual(before);
    await appeal(page, email, club);
    const card = await openAppeal(page, club);
    await card.getByRole('button', { name: /^Restore/ }).click();
    const question = page.getByRole('dialog', { name: 'Restore this review?' });
    await question.getByLabel('Reason').fill('The club’s secretary confirms it.');
    await question.getByRole('button', { name: 'Restore review' }).click();
    await expect(toast(page, 'Review restored')).toBeVisible();
    await expect(page.getByText('No appeals to answer')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Removed reviews' })).toBeFocused();
    expect(await facts(club)).toEqual(published);

    await open(page, await mailedLink(mailServer, email, '/my-review', 3));
    expect(mailServer.mailsTo(email)[2]!.text).toContain('The club’s secretary confirms it.');
    const main = page.getByRole('main');
    await expect(main).toContainText('Your review is published');
    await expect(main).toContainText('Your appeal was granted');
    await expect(page.getByRole('button', { name: 'Appeal', exact: true })).toHaveCount(0);
  });
});
