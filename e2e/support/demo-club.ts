import type { Page } from '@playwright/test';
import { logInByCookie } from './moderator';
import { fromApi } from './site-data';
import { open } from './test';

/** The login of the sample data's club. */
export const demoLogin = async (apiUrl: string) =>
  (await fromApi<{ demoLogin: { email: string; password: string } }>('/config', apiUrl)).demoLogin;

/** Opens a page of the club area in a browser that already has a session of the sample data's club. */
export async function openAsDemoClub(
  page: Page,
  product: { url: string; apiUrl: string },
  path = '/club-admin',
) {
  await logInByCookie(page, product.url, '/club-admin', await demoLogin(product.apiUrl));
  await open(page, `${product.url}${path}`);
  await page.getByRole('tablist', { name: 'Dashboard sections' }).waitFor();
}
