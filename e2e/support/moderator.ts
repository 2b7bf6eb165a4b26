import type { Page } from '@playwright/test';
import { open } from './test';

/** The site password of products that are started for a moderator's tests. */
export const SITE_PASSWORD = 'a-password-for-tests-1';

/** A review as moderators get it, as far as tests look at it. */
export interface ModeratedReview {
  id: number;
  clubId: number;
  clubName: string;
  clubSlug: string;
  reviewText: string;
  status: string;
  overallRating: string;
  responseText: string | null;
}

/** A claim as moderators get it, as far as tests look at it. */
export interface ModeratedClaim {
  id: number;
  clubId: number | null;
  clubName: string;
  contactName: string;
  contactEmail: string | null;
}

/** Gets a moderator's token from the api. */
async function moderatorToken(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: SITE_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

/** Asks the api as a moderator; `change` is the body of a PATCH. */
export async function askAsModerator<Answer>(apiUrl: string, path: string, change?: object): Promise<Answer> {
  const headers = { Authorization: `Bearer ${await moderatorToken(apiUrl)}` };
  const answer = await fetch(
    `${apiUrl}/api${path}`,
    change === undefined
      ? { headers }
      : {
          method: 'PATCH',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(change),
        },
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Opens a moderator's page in a tab that has a session already. */
export async function openAsModerator(page: Page, product: { url: string; apiUrl: string }, path = '/admin') {
  const token = await moderatorToken(product.apiUrl);
  await page.addInitScript((value) => sessionStorage.setItem('site-admin-token', value), token);
  await open(page, `${product.url}${path}`);
  await page.getByRole('tablist', { name: 'What to moderate' }).waitFor();
}
