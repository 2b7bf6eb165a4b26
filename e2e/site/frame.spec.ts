import type { Page } from '@playwright/test';
import { answerTest, expect, open, takeFromConsole, test } from '../support/test';

const banner = (page: Page) => page.getByRole('banner');

const footer = (page: Page) => page.getByRole('contentinfo');

const HEADER_LINKS = { 'Browse Clubs': '/browse-clubs', 'For Clubs': '/for-clubs', About: '/about' };

const FOOTER_LINKS = {
  'Browse Clubs': '/',
  'Your Reviews': '/my-reviews',
  FAQ: '/faq',
  'Claim Your Club': '/claim-club',
  'For Clubs': '/for-clubs',
  'Club Login': '/club-admin',
  About: '/about',
  Contact: '/contact',
  'How Reviews Work': '/how-reviews-work',
  'Privacy Policy': '/privacy-policy',
  'Terms of Service': '/terms-of-service',
  Admin: '/admin',
};

test('header and footer link to every page that a visitor may look for, and the focus moves along', async ({
  page,
}) => {
  await open(page, '/faq');
  for (const [name, path] of Object.entries(FOOTER_LINKS))
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await footer(page).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  // Not for a new query.
  await banner(page).getByRole('link', { name: 'Write Review' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(banner(page).getByRole('link', { name: 'Write Review' })).toBeFocused();

  for (const [name, path] of Object.entries(HEADER_LINKS)) {
    await banner(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(banner(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(banner(page).getByRole('link', { name: 'Categories' })).toBeHidden();
  await banner(page).getByRole('link', { name: 'Youth Football Club Reviews' }).click();
  await expect(page).toHaveURL('/');
});

test('the first key press reaches the skip link; a dismissed notice stays away when the page is refreshed', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Club name')).toBeFocused();

  const note = page.getByRole('complementary', { name: 'About the data' });
  await expect(note).toContainText('made up');
  await note.getByRole('button', { name: 'Dismiss note' }).click();
  await expect(note).toBeHidden();
  const loadedAnew = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Refresh page' }).click();
  await loadedAnew;
  await expect(page).toHaveURL('/#content');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
});

test('on a phone, a menu holds the links, including the categories @phone-only', async ({ page }) => {
  await open(page, '/about');
  const menu = banner(page).getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  const button = banner(page).getByRole('button', { name: 'Open menu' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(menu.getByRole('link')).toHaveText(['Browse Clubs', 'Categories', 'For Clubs', 'About']);
  await expect(menu.getByRole('button', { name: 'Refresh page' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await banner(page).getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Categories' }).click();
  await expect(page).toHaveURL('/browse-categories');
  await expect(menu).toBeHidden();
});

test('an unknown URL is a 404 inside the frame', async ({ page, consoleMessages }) => {
  const answer = await open(page, '/no/such/page');
  expect(answer.status()).toBe(404);
  await takeFromConsole(consoleMessages, /404 \(Not Found\)/);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Youth Football Club Reviews');
});

test('if the browser blocks storage, choices and dismissed notices last for the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/?sport=fc');
  const banner = page.getByRole('region', { name: 'What parents say' });
  await banner.getByRole('button', { name: 'Close the reviews' }).click();
  await expect(banner).toBeHidden();
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  const bar = page.getByRole('region', { name: 'Compare Clubs' });
  await expect(bar.getByText('1/4')).toBeVisible();

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(bar.getByText('1/4')).toBeVisible();
});

answerTest('pages, files and api calls that do not exist respond accordingly', async ({ request }) => {
  for (const path of ['/browse', '/clubs', '/clubs/a/b', '/browse-age/U12s/more', '/mobile-debug/1/2']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const missing = await request.get('/assets/none.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('application/json');
  const unknownCall = await request.get('/api/no-such-call');
  expect(unknownCall.status()).toBe(404);
  expect(await unknownCall.json()).toMatchObject({ statusCode: 404, error: 'Not Found' });
  const posted = await request.post('/about', { data: {} });
  expect(posted.status()).toBe(404);
  const secret = await request.get('/mfe/mfe_public/../../secrets.json');
  expect(secret.status()).toBe(404);
});
