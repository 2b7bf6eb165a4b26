import type { AnyPart } from './any-page';
import { asVisitor } from './api-calls';
import { linkIn } from './mail-server';
import type { Mailbox } from './mail-server';
import type { OwnSite } from './own-site';
import { fromApi } from './site-data';
import type { ListedClub, PublicReview } from './site-data';
import { expect, open } from './test';
import type { OpenablePage } from './test';

/** What a test sends as a parent's review, bypassing the dialog. */
export interface SentReview {
  clubId: number;
  email: string;
  text: string;
  /** For all five categories. */
  stars: number;
}

/**
 * Sends a review to the api as the dialog does.
 * @returns status and body of the response
 */
export async function sendReview(apiUrl: string, { clubId, email, text, stars }: SentReview) {
  const answer = await fetch(`${apiUrl}/api/reviews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      clubId,
      authorEmail: email,
      ageGroup: 'U10s',
      coachingRating: stars,
      communicationRating: stars,
      facilitiesRating: stars,
      inclusivityRating: stars,
      valueRating: stars,
      reviewText: text,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as { message: string } };
}

/** The link to a page of the site in mail number `count` to an address, once it has arrived. */
export async function mailedLink(mailServer: Mailbox, email: string, path: string, count = 1) {
  await expect.poll(() => mailServer.mailsTo(email).length).toBe(count);
  return linkIn(mailServer.mailsTo(email)[count - 1]!, path);
}

/** The token at the end of a mailed link. */
export const tokenIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token')!;

/** Publishes a review without a browser: sends it, and confirms it with the link from its mail. */
export async function publishReview({ product, mailServer }: OwnSite, review: SentReview) {
  await sendReview(product.apiUrl, review);
  const token = tokenIn(await mailedLink(mailServer, review.email, '/verify-review'));
  await asVisitor(product.apiUrl, 'POST', '/reviews/verify', { token });
}

/** Opens the link from a mail, and publishes the review on that page. */
export async function confirmReview<Part extends AnyPart<Part>>(
  page: OpenablePage<Part>,
  link: string,
  button = 'Publish my review',
) {
  await open(page, link);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
}

/** Everything the public can see about a club's reviews. */
export async function publicFacts(apiUrl: string, slug: string) {
  const [club, reviews, stats] = await Promise.all([
    fromApi<ListedClub>(`/clubs/${slug}`, apiUrl),
    fromApi<PublicReview[]>(`/clubs/${slug}/reviews`, apiUrl),
    fromApi<{ totalReviews: number }>('/stats', apiUrl),
  ]);
  return {
    texts: reviews.map(({ reviewText }) => reviewText),
    overallRating: club.overallRating,
    reviewCount: club.reviewCount,
    totalReviews: stats.totalReviews,
  };
}
