import type { Page } from '@playwright/test';
import { asVisitor } from '../support/api-calls';
import type { OwnSite } from '../support/own-site';
import { askAsModerator, openAsModerator } from '../support/moderator';
import type { ModeratedReview } from '../support/moderator';
import { toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import type { ListedClub } from '../support/site-data';
import { expect, test } from '../support/test';
import { mailedLink, publicFacts, publishReview, sendReview, tokenIn } from '../support/written-review';

const PUBLISHED = 'A friendly club, and the coaches know every name.';
const EDITED = 'A friendly club. Call Sam on 07700 900456 about a trial.';

const RINGS = {
  family:
    'Our whole street plays here and we all wrote the same thing because it is simply the best club we have ever known.',
  paid: 'Five stars from me for this superb club where the coaches are superb and the pitches are superb as well always.',
};

test.describe('reviews that wait for a moderator', () => {
  // They share one product, and each has its own club.
  test.describe.configure({ mode: 'default' });
  let site: OwnSite;
  let product: OwnSite['product'];
  let mailServer: OwnSite['mailServer'];
  let clubs: ListedClub[];

  test.beforeAll(async ({ ownSite }) => {
    site = ownSite;
    ({ product, mailServer } = ownSite);
    clubs = (await fromApi<ListedClub[]>('/clubs', product.apiUrl)).filter(
      ({ reviewCount }) => reviewCount === 2,
    );
  });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const facts = (club: ListedClub) => publicFacts(product.apiUrl, club.slug);
  const reviewsOf = (club: ListedClub) =>
    askAsModerator<ModeratedReview[]>(product.apiUrl, `/admin/reviews?clubId=${club.id}`);

  /** Six addresses send nearly the same text about a club; all but the last confirm it, so the ring has five. */
  async function sendRing(name: keyof typeof RINGS) {
    const club = clubs.pop()!;
    const before = await facts(club);
    const emails = Array.from({ length: 6 }, (_, index) => `${name}.${index}@example.org`);
    const review = { clubId: club.id, text: RINGS[name], stars: 5 };
    for (const email of emails.slice(0, 5)) await publishReview(site, { ...review, email });
    await sendReview(product.apiUrl, { ...review, email: emails[5]! });
    return { club, before, emails };
  }

  /**
   * Opens a club's held reviews, and clicks one of the buttons on the ring's newest review, which asks for
   * confirmation.
   */
  async function askAboutRing(page: Page, club: ListedClub, button: RegExp) {
    await openAsModerator(page, product, `/admin/reviews?hold=yes&club=${club.id}`);
    const card = page.locator('[id^=review-]').filter({ hasText: '5 reviews, nearly the same text' }).first();
    await expect(card).toContainText('Nearly the same text as another review of this club');
    await card.getByRole('button', { name: button }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('5 reviews, nearly the same text');
    await expect(question.getByRole('blockquote')).toHaveCount(5);
    return question;
  }

  test('neighbours who really wrote the same are approved at once', async ({ page }) => {
    const { club, before } = await sendRing('family');
    const question = await askAboutRing(page, club, /^Approve all 5/);
    await question.getByLabel('Reason').fill('All live in one street, and say so.');
    await question.getByRole('button', { name: 'Approve all' }).click();
    await expect(toast(page, 'Reviews approved')).toBeVisible();
    const after = await facts(club);
    expect(after.reviewCount).toBe(before.reviewCount + 5);
    expect(after.texts.filter((text) => text === RINGS.family)).toHaveLength(5);
  });

  test('a ring is removed at once, and its authors are told why', async ({ page }) => {
    const { club, before, emails } = await sendRing('paid');
    const question = await askAboutRing(page, club, /^Delete all 5/);
    await question.getByLabel('In your words (optional)').fill('One text from six addresses.');
    await question.getByLabel('Reason').selectOption('Not a real experience');
    await question.getByRole('button', { name: 'Delete all' }).click();
    await expect(toast(page, 'Reviews deleted')).toBeVisible();
    expect(await facts(club)).toEqual(before);
    const left = (await reviewsOf(club)).filter(({ reviewText }) => reviewText === RINGS.paid);
    expect(left.map(({ status }) => status)).toEqual(['pending-verification']);
    await expect
      .poll(
        () => mailServer.mailsTo(emails[0]!).find(({ subject }) => subject?.includes('was removed'))?.text,
      )
      .toContain('One text from six addresses.');
    // Those who never confirmed hear nothing: the address may not be theirs.
    expect(mailServer.mailsTo(emails[5]!)).toHaveLength(1);
  });

  /** Publishes a review and edits it so that a moderator has to read it. */
  async function sendEdit(email: string) {
    const club = clubs.pop()!;
    const stars = 4;
    await publishReview(site, { clubId: club.id, email, text: PUBLISHED, stars });
    await asVisitor(product.apiUrl, 'POST', '/reviews/mine/links', { email });
    await asVisitor(product.apiUrl, 'POST', '/reviews/mine/edit', {
      ...{ token: tokenIn(await mailedLink(mailServer, email, '/my-review', 2)), ageGroup: 'U10s' },
      ...{ coachingRating: stars, communicationRating: stars, facilitiesRating: stars },
      ...{ inclusivityRating: stars, valueRating: stars, reviewText: EDITED },
    });
    return club;
  }

  test('an edit stopped by the checks is published in place of the old text, or dropped with a reason', async ({
    page,
  }) => {
    const email = 'edits.badly@example.org';
    const [good, bad] = [await sendEdit('edits.well@example.org'), await sendEdit(email)];
    await openAsModerator(page, product, '/admin/reviews?edit=waiting');
    const cardOf = (club: ListedClub) => page.locator('[id^=review-]').filter({ hasText: club.name });
    for (const club of [good, bad]) {
      await expect(cardOf(club)).toContainText(PUBLISHED);
      await expect(cardOf(club)).toContainText(EDITED);
    }
    await cardOf(good)
      .getByRole('button', { name: /^Publish the edit/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish the edit' }).click();
    await expect(toast(page, 'Edit published')).toBeVisible();
    const { texts } = await facts(good);
    expect(texts).toContain(EDITED);
    expect(texts).not.toContain(PUBLISHED);

    await cardOf(bad)
      .getByRole('button', { name: /^Keep the old text/ })
      .click();
    const question = page.getByRole('dialog');
    await question.getByLabel('Reason').fill('It holds a phone number.');
    await question.getByRole('button', { name: 'Keep the old text' }).click();
    await expect(toast(page, 'Edit dropped')).toBeVisible();
    expect((await facts(bad)).texts).toContain(PUBLISHED);
    await expect
      .poll(
        () => mailServer.mailsTo(email).find(({ subject }) => subject?.includes('wasn’t published'))?.text,
      )
      .toContain('It holds a phone number.');
  });
});
