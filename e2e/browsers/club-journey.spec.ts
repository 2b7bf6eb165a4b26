import { claimUnlistedClub } from '../support/claim-form';
import { fillInReview, submitReview } from '../support/review-dialog';
import { fill, toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { open } from '../support/test';
import { confirmReview, mailedLink } from '../support/written-review';
import { logInAsClub, unlockAdministration } from './support/gates';
import { expect, test } from './support/test';

const PASSWORD = 'over the bar';
const REVIEW = 'Every child gets a game, and the coaches explain what they do.';
const REPLY = 'Thank you, we will pass this on to the coaches.';

test('a club is claimed, let in, reviewed, and replies', async ({ visitor, site }) => {
  const attempt = test.info().retry;
  const representative = `sam-${attempt}@otters.example.org`;
  const parent = `parent-${attempt}@otters.example.org`;
  const name = ['Otley Otters Juniors', 'Ilkley Ibises Juniors'][attempt]!;

  await test.step('a representative claims the club', async () => {
    await claimUnlistedClub(visitor, site.product.url, { club: name, email: representative });
  });

  await test.step('a moderator approves the claim', async () => {
    await unlockAdministration(visitor, `/admin/claims?status=pending&q=${encodeURIComponent(name)}`);
    await visitor.getByRole('button', { name: 'Approve' }).click();
    await visitor.getByRole('button', { name: 'Approve claim' }).click();
    await toast(visitor, 'Claim status updated').waitFor();
  });

  await test.step('the invitation arrives, and a password is chosen', async () => {
    await open(visitor, await mailedLink(site.mailServer, representative, '/club-admin/set-password', 2));
    await fill(visitor, 'New Password', PASSWORD);
    await fill(visitor, 'Confirm New Password', PASSWORD);
    await visitor.getByRole('button', { name: 'Set password' }).click();
    await visitor.getByRole('heading', { level: 1, name: `${name} - Admin Dashboard` }).waitFor();
  });

  const { clubs } = await fromApi<{ clubs: ListedClub[] }>(`/clubs/paginated?q=${encodeURIComponent(name)}`);
  const { id, slug } = clubs[0]!;

  await test.step('a parent reviews the club by a link to the form, and publishes it', async () => {
    await open(visitor, `/clubs/${slug}?write-review=${slug}`);
    await fillInReview(visitor, { ageGroup: 'U8s', email: parent, stars: [5, 5, 4, 5, 5], text: REVIEW });
    await submitReview(visitor).click();
    await toast(visitor, 'Anonymous Review Submitted!').waitFor();
    await confirmReview(visitor, await mailedLink(site.mailServer, parent, '/verify-review'));
  });

  await test.step('a moderator approves the review', async () => {
    await open(visitor, `/admin/reviews?club=${id}`);
    await visitor.getByRole('button', { name: /^Approve/ }).click();
    await toast(visitor, 'Review Approved').waitFor();
  });

  await test.step('the representative logs in and replies', async () => {
    await open(visitor, '/club-admin');
    await visitor.getByRole('button', { name: 'Logout' }).click();
    await visitor.getByLabel('Email address', { exact: true }).waitFor();
    await logInAsClub(visitor, representative, PASSWORD);
    await visitor
      .getByRole('button', { name: /^Respond/ })
      .first()
      .click();
    await fill(visitor, 'Respond to Review', REPLY);
    await visitor.getByRole('button', { name: 'Save Response' }).click();
    await toast(visitor, 'Response Saved').waitFor();
  });

  await test.step('a visitor reads the review and the reply', async () => {
    await open(visitor, `/clubs/${slug}`);
    const review = visitor.locator('[id^="review-"]').filter({ hasText: REVIEW });
    expect((await review.look()).text).toContain(REPLY);
  });
});
