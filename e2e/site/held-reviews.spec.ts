import { askAsModerator } from '../support/api-calls';
import { openAsModerator } from '../support/moderator';
import type { ModeratedReview } from '../support/moderator';
import { toast } from '../support/screen';
import { allClubs } from '../support/site-data';
import { expect, test } from '../support/test';
import { publicFacts, publishReview, sendReview } from '../support/written-review';

const TEXT =
  'Five stars from me for this superb club where the coaches are superb and the pitches are superb as well always.';

test('a ring of reviews is removed at once, and its authors are told why', async ({ page, ownSite }) => {
  const { product, mailServer } = ownSite;
  const club = (await allClubs(product.apiUrl)).findLast(({ reviewCount }) => reviewCount === 2)!;
  const facts = () => publicFacts(product.apiUrl, club.slug);
  const before = await facts();
  // Six addresses send the same text; all but the last confirm it, so the ring has five.
  const emails = Array.from({ length: 6 }, (_, index) => `paid.${index}@example.org`);
  const review = { clubId: club.id, text: TEXT, stars: 5 };
  for (const email of emails.slice(0, 5)) await publishReview(ownSite, { ...review, email });
  await sendReview(product.apiUrl, { ...review, email: emails[5]! });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAsModerator(page, product, `/admin/reviews?hold=yes&club=${club.id}`);
  const card = page.locator('[id^=review-]').filter({ hasText: '5 reviews, nearly the same text' }).first();
  await expect(card).toContainText('Nearly the same text as another review of this club');
  await card.getByRole('button', { name: /^Delete all 5/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('5 reviews, nearly the same text');
  await expect(question.getByRole('blockquote')).toHaveCount(5);
  await question.getByLabel('In your words (optional)').fill('One text from six addresses.');
  await question.getByLabel('Reason').selectOption('Not a real experience');
  await question.getByRole('button', { name: 'Delete all' }).click();
  await expect(toast(page, 'Reviews deleted')).toBeVisible();
  expect(await facts()).toEqual(before);
  const reviews = await askAsModerator<ModeratedReview[]>(product.apiUrl, `/admin/reviews?clubId=${club.id}`);
  const left = reviews.filter(({ reviewText }) => reviewText === TEXT);
  expect(left.map(({ status }) => status)).toEqual(['pending-verification']);
  await expect
    .poll(() => mailServer.mailsTo(emails[0]!).find(({ subject }) => subject?.includes('was removed'))?.text)
    .toContain('One text from six addresses.');
  // Those who never confirmed hear nothing: the address may not be theirs.
  expect(mailServer.mailsTo(emails[5]!)).toHaveLength(1);
});
