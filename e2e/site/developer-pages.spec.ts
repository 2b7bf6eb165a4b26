import { allClubs, fromApi } from '../support/site-data';
import { expect, open, test } from '../support/test';

test('the debug page shows parameters, device and window, logs the api’s responses and links to clubs', async ({
  page,
}) => {
  const [club91, [first]] = [await fromApi<{ name: string }>('/clubs/91'), await allClubs()];
  await open(page, '/mobile-debug/91?a=b');
  const facts = page.getByRole('main');
  await expect(facts.getByRole('definition').filter({ hasText: /^91$/ })).toBeVisible();
  await expect(facts.getByText('/mobile-debug/91', { exact: true })).toBeVisible();
  await expect(facts.getByText('?a=b', { exact: true })).toBeVisible();
  const { width, height } = page.viewportSize()!;
  await expect(facts.getByText(new RegExp(`${width} . ${height}`)).first()).toBeVisible();

  const log = page.getByRole('log', { name: 'Results' });
  await page.getByRole('button', { name: 'Fetch /api/clubs/91' }).click();
  await expect(log).toContainText('/api/clubs/91: 200');
  await expect(log).toContainText(club91.name);
  await page.getByRole('button', { name: 'Fetch /api/clubs', exact: true }).click();
  await expect(log).toContainText('/api/clubs: 200');
  await expect(log).toContainText(first!.name);
  await page.getByRole('link', { name: '/clubs/91' }).click();
  await expect(page.getByRole('heading', { level: 1, name: club91.name })).toBeVisible();
});
