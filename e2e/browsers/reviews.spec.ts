import { closeInbox, fillInReview, inboxDialog, submitReview } from '../support/review-dialog';
import { toast } from '../support/screen';
import { fromApi, mostReviewedClub } from '../support/site-data';
import type { ClubFacts, ListedClub, PublicReview } from '../support/site-data';
import { asShown, open } from '../support/test';
import { confirmReview, mailedLink } from '../support/written-review';
import { unlockAdministration } from './support/gates';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const reviews = (visitor: Visitor) =>
  visitor.getByRole('region', { name: 'Parent reviews' }).locator('[id^="review-"]');

const spelt = (ageGroup: string) => `Under ${/\d+/.exec(ageGroup)![0]}s`;

test('a club’s reviews are read by age group, and back shows all of them', async ({ visitor }) => {
  const club = await mostReviewedClub();
  const { ageGroup, count } = club.ageGroups.find((group) => group.ageGroup.startsWith('U'))!;
  const expected = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?ageGroup=${ageGroup}&limit=10`);
  await open(visitor, `/clubs/${club.slug}`);
  await visitor
    .getByRole('group', { name: 'Filter by age group' })
    .getByRole('button', { name: `${spelt(ageGroup)} (${count})` })
    .click();
  await expect.poll(() => visitor.address()).toBe(`/clubs/${club.slug}?group=${ageGroup}`);
  const wanted: unknown[] = expected.map(({ reviewText }) => expect.stringContaining(asShown(reviewText)));
  await expect.poll(() => reviews(visitor).texts()).toEqual(wanted);
  await visitor.goBack();
  await expect.poll(() => visitor.address()).toBe(`/clubs/${club.slug}`);
  await expect.poll(() => reviews(visitor).texts()).not.toEqual(wanted);
  expect(await reviews(visitor).count()).toBe(3);
});

test('a club’s reviews are sorted and searched, and a link to what was found leads there', async ({
  visitor,
}) => {
  const club = await mostReviewedClub();
  const found = await fromApi<PublicReview[]>(`/clubs/${club.id}/reviews?stars=4&sortBy=highest&limit=10`);
  await open(visitor, `/clubs/${club.slug}`);
  await visitor.getByRole('link', { name: /^4 stars: \d+ reviews/ }).click();
  await visitor.getByRole('link', { name: 'Highest' }).click();
  const isFound = async () => (await reviews(visitor).looks())[0]?.attributes['id'];
  await expect.poll(isFound).toBe(`review-${found[0]!.id}`);
  await visitor.reload();
  await expect.poll(isFound).toBe(`review-${found[0]!.id}`);
  expect(await visitor.address()).toBe(`/clubs/${club.slug}?stars=4&sort=highest`);
});

test('a review is written, published from its mail, approved, and deleted with a reason', async ({
  visitor,
  site,
}) => {
  const written = {
    ageGroup: 'U9s',
    email: `parent-${test.info().retry}@example.org`,
    stars: [5, 4, 1, 5, 3],
    text: `Patient coaches who know every child by name. Try ${test.info().retry}: the pitch floods in winter.`,
  };
  const clubs = await fromApi<ListedClub[]>('/clubs');
  const { slug, name } = clubs.find(({ reviewCount }) => reviewCount === 2)!;
  const countReviews = async () => (await fromApi<ClubFacts>(`/clubs/${slug}`)).reviewCount;
  await open(visitor, `/clubs/${slug}`);

  await test.step('it is written', async () => {
    await visitor.getByRole('main').getByRole('link', { name: 'Write a Review' }).first().click();
    await fillInReview(visitor, written);
    await submitReview(visitor).click();
    await toast(visitor, 'Anonymous Review Submitted!').waitFor();
    await inboxDialog(visitor).getByText(written.email).first().waitFor();
    await closeInbox(visitor);
    expect(await countReviews()).toBe(2);
  });

  await test.step('it is published from its mail, and stands on the club’s page', async () => {
    await confirmReview(visitor, await mailedLink(site.mailServer, written.email, '/verify-review'));
    await visitor
      .getByRole('main')
      .getByRole('link', { name: `See ${name}` })
      .click();
    await reviews(visitor).filter({ hasText: written.text }).getByText('Under 9s').first().waitFor();
    await visitor.getByText('from 3 reviews').waitFor();
  });

  await test.step('a moderator approves it, and deletes it with a reason', async () => {
    await unlockAdministration(
      visitor,
      `/admin/reviews?q=${encodeURIComponent('the pitch floods in winter')}`,
    );
    const card = visitor.getByRole('main').getByRole('listitem').filter({ hasText: written.text });
    await card.getByText('Awaiting Approval').waitFor();
    await card.getByRole('button', { name: /^Approve/ }).click();
    await toast(visitor, 'Review Approved').waitFor();
    await card.getByRole('button', { name: /^Delete/ }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByLabel('Reason').selectOption('Advertising');
    await dialog.getByRole('button', { name: 'Delete review' }).click();
    await toast(visitor, 'Review Deleted').waitFor();
    await expect.poll(countReviews).toBe(2);
  });
});
