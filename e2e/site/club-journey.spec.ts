import { claimUnlistedClub } from '../support/claim-form';
import { linkIn } from '../support/mail-server';
import { openAsModerator } from '../support/moderator';
import { confirmReview } from '../support/written-review';
import { fillInReview, submitReview } from '../support/review-dialog';
import { fill, toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

const CLUB = 'Otley Otters Juniors';
const REPRESENTATIVE = 'sam@otters.example.org';
const PARENT = 'parent@example.org';
const PASSWORD = 'over the bar';
const REVIEW = 'Every child gets a game, and the coaches explain what they do.';
const REPLY = 'Thank you, we will pass this on to the coaches.';
const INTRODUCTION = 'A small club beside the river.';

test('a club’s journey from claiming an unlisted club to a reply that visitors can read', async ({
  page,
  ownSite: { product, mailServer },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const newestMailTo = async (address: string, count: number) => {
    await expect.poll(() => mailServer.mailsTo(address).length).toBe(count);
    return mailServer.mailsTo(address).at(-1)!;
  };

  await test.step('a representative claims the club', async () => {
    await claimUnlistedClub(page, product.url, { club: CLUB, email: REPRESENTATIVE });
    const arrived = await newestMailTo(REPRESENTATIVE, 1);
    expect(arrived.subject).toBe('We have your claim for your club');
    for (const part of [arrived.text, arrived.html]) {
      expect(part).toContain('because someone claimed a club here with this address.');
      expect(part).not.toContain(CLUB);
    }
  });

  await test.step('a moderator approves the claim', async () => {
    await openAsModerator(page, product, `/admin/claims?status=pending&q=${encodeURIComponent(CLUB)}`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Approve claim' }).click();
    await expect(toast(page, 'Claim status updated')).toBeVisible();
  });

  await test.step('the invitation arrives, and a password is chosen', async () => {
    await open(page, linkIn(await newestMailTo(REPRESENTATIVE, 2), '/club-admin/set-password'));
    await fill(page, 'New Password', PASSWORD);
    await fill(page, 'Confirm New Password', PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${CLUB} - Admin Dashboard` })).toBeVisible();
  });

  await test.step('the profile is filled in', async () => {
    await page.getByRole('tab', { name: 'Club Profile' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await fill(page, 'Club Introduction', INTRODUCTION);
    await fill(page, 'Teams', 'U7s Lions\nU8s Cubs');
    await page.getByRole('button', { name: 'Save All Changes' }).click();
    await expect(toast(page, 'Club Updated')).toBeVisible();
  });

  const { clubs } = await fromApi<{ clubs: ListedClub[] }>(
    `/clubs/paginated?q=${encodeURIComponent(CLUB)}`,
    product.apiUrl,
  );
  const clubPage = `${product.url}/clubs/${clubs[0]!.slug}`;

  await test.step('a parent reviews the club and confirms it', async () => {
    await open(page, `${clubPage}?write-review=${clubs[0]!.slug}`);
    await fillInReview(page, { ageGroup: 'U8s', email: PARENT, stars: [5, 5, 4, 5, 5], text: REVIEW });
    await submitReview(page).click();
    await expect(toast(page, 'Anonymous Review Submitted!')).toBeVisible();
    await confirmReview(page, linkIn(await newestMailTo(PARENT, 1), '/verify-review'));
  });

  await test.step('the moderator approves the review, and the club is notified', async () => {
    await openAsModerator(page, product, `/admin/reviews?club=${clubs[0]!.id}`);
    await page.getByRole('button', { name: /^Approve/ }).click();
    await expect(toast(page, 'Review Approved')).toBeVisible();
    await newestMailTo(REPRESENTATIVE, 3);
  });

  await test.step('the representative logs in and replies', async () => {
    await open(page, `${product.url}/club-admin`);
    await expect(page.getByText(REVIEW)).toBeVisible();
    // Requests still running when the session ends get a 401.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Logout' }).click();
    await fill(page, 'Email address', REPRESENTATIVE);
    await fill(page, 'Password', PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: /^Respond/ }).click();
    await fill(page, 'Respond to Review', REPLY);
    await page.getByRole('button', { name: 'Save Response' }).click();
    await expect(toast(page, 'Response Saved')).toBeVisible();
    await newestMailTo(PARENT, 2);
  });

  await test.step('a visitor reads the profile, review and reply', async () => {
    await open(page, clubPage);
    await expect(page.getByText(INTRODUCTION)).toBeVisible();
    await expect(page.getByText('U8s Cubs', { exact: true })).toBeVisible();
    const review = page.locator('[id^="review-"]').filter({ hasText: REVIEW });
    await expect(review).toContainText('Club Response');
    await expect(review).toContainText(REPLY);
  });
});
