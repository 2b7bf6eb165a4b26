import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { askAsModerator, findReviewWithReply } from '../support/api-calls';
import { openAsModerator } from '../support/moderator';
import type { ModeratedClaim } from '../support/moderator';
import { toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { PublicReview } from '../support/site-data';
import { expect, test, useOwnSite } from '../support/test';

test.describe('removals by moderators', () => {
  // One after the other in one worker: they share a product, and change its data.
  test.describe.configure({ mode: 'default' });
  const { product, mailServer } = useOwnSite();
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const claimsTab = (page: Page) => openAsModerator(page, product, '/admin/claims?status=approved');
  const claimCard = (page: Page, { clubName }: ModeratedClaim) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: clubName, exact: true }) });

  /** Approves the first waiting claim of a listed club. */
  async function approveClaim() {
    const claims = await askAsModerator<ModeratedClaim[]>(product.apiUrl, '/admin/claims?status=pending');
    const claim = claims.find(({ clubId }) => clubId !== null)!;
    await askAsModerator(product.apiUrl, `/admin/claims/${claim.id}`, { status: 'approved' });
    return claim;
  }

  test('a club’s reply is removed by keyboard, with a reason that is recorded', async ({ page }) => {
    const { review, list } = await findReviewWithReply(product.apiUrl);
    await openAsModerator(page, product, list);
    const card = page.locator(`#review-${review.id}`);
    await card.focus();
    await tabTo(page, card.getByRole('button', { name: /^Remove reply/ }));
    await page.keyboard.press('Enter');

    const question = page.getByRole('dialog', { name: 'Remove this reply?' });
    await expect(question).toContainText(review.responseText!.slice(0, 20));
    await tabTo(page, question.getByRole('button', { name: 'Remove reply' }));
    await page.keyboard.press('Enter');
    await expect(question.getByText('Please give a reason')).toBeVisible();
    await expect(question.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('It names a child');
    await tabTo(page, question.getByRole('button', { name: 'Remove reply' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Reply removed')).toBeVisible();
    await expect(card).not.toContainText('Club Response');
    await expect(card).toBeFocused();

    const shown = await fromApi<PublicReview[]>(`/clubs/${review.clubId}/reviews`, product.apiUrl);
    expect(shown.find(({ id }) => id === review.id)).toMatchObject({ responseText: null });
    await tabTo(page, card.getByRole('button', { name: /^History/ }));
    await page.keyboard.press('Enter');
    const history = page.getByRole('dialog', { name: 'History of this review' });
    await expect(history.getByRole('listitem').last()).toContainText('Reply removed');
    await expect(history.getByRole('listitem').last()).toContainText('It names a child');
  });

  test('a login is ended and contact details are erased by keyboard, and those concerned are told', async ({
    page,
  }) => {
    const [claim, other] = [await approveClaim(), await approveClaim()];
    await claimsTab(page);
    const card = claimCard(page, claim);
    await expect(card.getByRole('heading', { name: 'This club’s logins' })).toBeVisible();
    const button = card.getByRole('button', { name: `End login of ${claim.contactName}` });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'End this login?' });
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, question.getByLabel('Reason'));
    await page.keyboard.type('The login was passed on');
    await tabTo(page, question.getByRole('button', { name: 'End login' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Login ended')).toBeVisible();
    await expect(card.getByRole('heading', { name: 'This club’s logins' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Claims' })).toBeFocused();
    const subject = `Your access to ${claim.clubName} has been removed`;
    await expect
      .poll(() => mailServer.mailsTo(claim.contactEmail!).find((mail) => mail.subject === subject)?.text)
      .toContain('The login was passed on');

    const otherCard = claimCard(page, other);
    await tabTo(page, otherCard.getByRole('button', { name: /^Erase contact details/ }));
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Erase the contact details?' });
    await expect(asked).toContainText('The club’s logins stay.');
    await tabTo(page, asked.getByRole('button', { name: 'Erase details' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Contact details erased')).toBeVisible();
    await expect(otherCard).toContainText(/Contact details erased on \d{1,2} \w+ \d{4}/);
    await expect(otherCard).not.toContainText('Claimed by');
    await expect(page.getByRole('heading', { level: 2, name: 'Claims' })).toBeFocused();
  });
});
