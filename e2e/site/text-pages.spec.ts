import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { expect, open, test } from '../support/test';

const question = (page: Page, words: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: words, exact: true }) });

test('the text pages unfold, link to parts of each other, list their contents and print as text', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await open(page, '/faq');

  await test.step('questions unfold by keyboard, independently', async () => {
    const fold = question(page, 'Does it cost anything?');
    await tabTo(page, fold.locator('summary'));
    await page.keyboard.press('Enter');
    await expect(fold).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(question(page, 'Do I need an account?')).toHaveAttribute('open');
    await expect(fold).toHaveAttribute('open');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(fold).not.toHaveAttribute('open');
  });

  await test.step('a link to a part of another page shows that part, and back returns', async () => {
    await footer.getByRole('link', { name: 'About' }).click();
    const link = page.getByRole('link', { name: 'reports and objections' });
    // Scrolls to where it can be pressed, which isn't everywhere while the page before fades.
    await link.click({ trial: true });
    const before = await page.evaluate(() => Math.round(window.scrollY));
    await link.click();
    const heading = page.getByRole('heading', { name: 'Reports and objections' });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  });

  await test.step('the table of contents leads to each part, again and again', async () => {
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const part of ['Your rights', 'Children', 'Children']) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await contents.getByRole('link', { name: part }).click();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
    }
  });

  await test.step('the policies print without the frame around them', async () => {
    await footer.getByRole('link', { name: 'Terms of Service' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Review guidelines' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions unfold, by hand and by URL, and the pages can be read', async ({ page }) => {
    await page.goto('/faq#guidelines');
    await expect(question(page, 'What are the review guidelines?')).toHaveAttribute('open');
    await expect(page.getByText(/^One review per club per season/)).toBeInViewport();
    await page.getByRole('heading', { name: 'How long does a claim take?' }).click();
    await expect(page.getByText(/within 5 business days, and most within 2-3/)).toBeVisible();

    for (const [path, words] of [
      ['/for-clubs', /^Parents search over 300 clubs/],
      ['/about', /doesn’t prove that their child plays for the club/],
      ['/privacy-policy', /^We don’t give parents and guardians any cookies/],
      ['/terms-of-service', /^Adults who are the parent or guardian/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
    }
    await page.goto('/contact');
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open in your email app' })).toBeDisabled();
  });
});
