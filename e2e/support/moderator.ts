import type { Page } from '@playwright/test';
import { expect, open } from './test';

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

/**
 * Logs a browser in as its own pages do, by a cookie, and notes it where they look for that; unless it is logged in. `path`
 * is the login's below /api.
 */
export async function logInByCookie(page: Page, url: string, path: string, credentials: object) {
  const session = path === '/admin' ? 'site-admin-session' : 'club-admin-session';
  // Another login would end the session of a page that is still open.
  if ((await page.context().cookies()).some(({ name }) => name === session)) return;
  const answer = await page.request.post(`${url}/api${path}/login`, {
    headers: { 'X-Session': 'cookie', Origin: url },
    data: credentials,
  });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}`);
  await page.addInitScript((key) => localStorage.setItem(key, '1767000000000'), session);
}

/** Opens a moderator's page in a browser that has a session already. */
export async function openAsModerator(
  page: Page,
  product: { url: string; apiUrl: string },
  path = '/admin/reviews',
) {
  await logInByCookie(page, product.url, '/admin', { password: SITE_PASSWORD });
  await open(page, `${product.url}${path}`);
  await page.getByRole('navigation', { name: 'Site administration' }).waitFor();
}

/** Follows a link of the navigation, which is folded in narrow windows. */
export async function openArea(page: Page, name: string) {
  const navigation = page.getByRole('navigation', { name: 'Site administration' });
  const link = navigation.getByRole('link', { name: new RegExp(`^${name}`) });
  if ((await link.count()) === 0) await navigation.locator('summary').press('Enter');
  const isElsewhere = new URL(page.url()).pathname !== (await link.getAttribute('href'));
  await link.press('Enter');
  // The frame moves the focus there a moment after the address has changed.
  if (isElsewhere) await expect(page.getByRole('main')).toBeFocused();
}
