import { callApi } from '../../tools/setup/call-api.mjs';
import { demoLogin } from './demo-club';
import { SITE_PASSWORD } from './moderator';
import type { ModeratedReview } from './moderator';

/** Calls an api, logged in as somebody if necessary. Throws on any error response. */
export type Caller = <Answer = unknown>(
  apiUrl: string,
  method: string,
  path: string,
  body?: object,
) => Promise<Answer>;

async function loggedIn(apiUrl: string, path: string, credentials: object): Promise<Caller> {
  const { token } = (await callApi(apiUrl, 'POST', path, credentials)) as { token: string };
  return ((url, method, to, body) => callApi(url, method, to, body, token)) as Caller;
}

/** Calls without logging in. */
export const asVisitor: Caller = callApi;

/** Logs in with the site password. */
export const asModerator = (apiUrl: string) => loggedIn(apiUrl, '/admin/login', { password: SITE_PASSWORD });

/** Logs in as the sample data's club. */
export async function asDemoClub(apiUrl: string): Promise<Caller> {
  return loggedIn(apiUrl, '/club-admin/login', await demoLogin(apiUrl));
}

/** Makes an api request as a moderator; `change` is the body of a PATCH. */
export async function askAsModerator<Answer>(apiUrl: string, path: string, change?: object): Promise<Answer> {
  const ask = await asModerator(apiUrl);
  return ask<Answer>(apiUrl, change ? 'PATCH' : 'GET', path, change);
}

/** A published review that its club has replied to, and a list of reviews that shows it: few of the newest have one. */
export async function findReviewWithReply(
  apiUrl: string,
): Promise<{ review: ModeratedReview; list: string }> {
  const reviews = await askAsModerator<ModeratedReview[]>(apiUrl, '/admin/reviews?status=approved&limit=200');
  const review = reviews.find(({ responseText }) => responseText !== null);
  if (review === undefined) throw new Error('The sample data has no reply among the newest 200 reviews');
  const text = review.reviewText.slice(0, 40).split('\n')[0]!;
  return { review, list: `/admin/reviews?status=approved&search=${encodeURIComponent(text)}` };
}
