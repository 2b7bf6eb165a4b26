import { allClubs, fromApi } from '../support/site-data';
import { expect, open, takeFromConsole, test } from '../support/test';

test('the debug page shows parameters, device and window', async ({ page }) => {
  await open(page, '/mobile-debug/91?a=b');
  const facts = page.getByRole('main');
  await expect(facts.getByRole('definition').filter({ hasText: /^91$/ })).toBeVisible();
  await expect(facts.getByText('/mobile-debug/91', { exact: true })).toBeVisible();
  await expect(facts.getByText('?a=b', { exact: true })).toBeVisible();
  const { width, height } = page.viewportSize()!;
  await expect(facts.getByText(new RegExp(`${width} . ${height}`)).first()).toBeVisible();
});

test('the debug page links to clubs and logs the api’s responses', async ({ page }) => {
  const [club91, [first]] = [await fromApi<{ name: string }>('/clubs/91'), await allClubs()];
  await open(page, '/mobile-debug');
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

test('the test page echoes typing, calls the api and links to the main page', async ({
  page,
  consoleMessages,
}) => {
  await open(page, '/mobile-test');
  await page.getByLabel('Test text').fill('Hello, pitch');
  await expect(page.getByText('You typed: Hello, pitch')).toBeVisible();
  const button = page.getByRole('button', { name: 'Test the API' });
  await button.click();
  await expect(page.getByText(/^API Working: .*totalClubs/)).toBeVisible();

  await page.route('**/api/stats', (route) => route.fulfill({ status: 503, body: 'away' }));
  await button.click();
  await expect(page.getByText('API Error: 503 away')).toBeVisible();
  await takeFromConsole(consoleMessages, /503 \(Service Unavailable\)/);

  await page.getByRole('link', { name: 'Go to Main App' }).click();
  await expect(page).toHaveURL('/');
});

test('the header test page has the frame and little else', async ({ page }) => {
  await open(page, '/test-header');
  await expect(page.getByRole('heading', { level: 1, name: 'Header test' })).toBeVisible();
  await expect(page).toHaveTitle('Header test | Youth Football Club Reviews');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
