import type { Page } from '@playwright/test';
import type { AdminClaim, AdminReview } from '../../mfe-site-admin/src/api/types';
import { expect, open } from './test';

export type { AdminClaim as ModeratedClaim, AdminReview as ModeratedReview };

/** The site password of products started for moderation tests. */
export const SITE_PASSWORD = 'a-password-for-tests-1';

/**
 * Logs a browser in the way its own pages do, by a cookie and the mark that those pages check, unless it's logged in
 * already. `path` is the login's path below /api.
 */
export async function logInByCookie(page: Page, url: string, path: string, credentials: object) {
  const session = path === '/admin' ? 'site-admin-session' : 'club-admin-session';
  // Another login would end the session of a page that's still open.
  if ((await page.context().cookies()).some(({ name }) => name === session)) return;
  const answer = await page.request.post(`${url}/api${path}/login`, {
    headers: { 'X-Session': 'cookie', Origin: url },
    data: credentials,
  });
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}`);
  await page.addInitScript((key) => localStorage.setItem(key, '1767000000000'), session);
}

/** Opens a moderator's page in a browser that already has a session. */
export async function openAsModerator(
  page: Page,
  product: { url: string; apiUrl: string },
  path = '/admin/reviews',
) {
  await logInByCookie(page, product.url, '/admin', { password: SITE_PASSWORD });
  await open(page, `${product.url}${path}`);
  await page.getByRole('navigation', { name: 'Site administration' }).waitFor();
}

/** Unfolds the menu in the area's header. */
export async function openAccountMenu(page: Page) {
  await page.getByRole('banner').locator('summary').press('Enter');
}

/** Follows a link in the navigation, which is folded in narrow windows. */
export async function openArea(page: Page, name: string) {
  const navigation = page.getByRole('navigation', { name: 'Site administration' });
  const link = navigation.getByRole('link', { name: new RegExp(`^${name}`) });
  if ((await link.count()) === 0) await navigation.locator('summary').press('Enter');
  const isElsewhere = new URL(page.url()).pathname !== (await link.getAttribute('href'));
  await link.press('Enter');
  // The frame moves the focus a moment after the URL has changed.
  if (isElsewhere) await expect(page.getByRole('main')).toBeFocused();
}
