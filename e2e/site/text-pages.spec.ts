import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

const question = (page: Page, words: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: words, exact: true }) });

/** Records the URLs the page would open, instead of opening them. */
const recordOpenedAddresses = (page: Page) =>
  page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    HTMLAnchorElement.prototype.click = function () {
      opened.push(this.href);
    };
  });

const openedAddresses = (page: Page) =>
  page.evaluate(() => (window as unknown as { opened: string[] }).opened);

async function writeMessage(page: Page) {
  await page.getByLabel('Your name').fill('Sam O’Neil');
  await page.getByLabel('Your email address').fill('sam@example.org');
  await page.getByLabel('Subject').fill('Pitch & parking?');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello,\nwhere is the car park?');
}

test('a message becomes an email with every word in it', async ({ page }) => {
  await recordOpenedAddresses(page);
  await open(page, '/contact');
  await writeMessage(page);
  await page.getByRole('button', { name: 'Open in your email app' }).click();
  const ready = page.getByRole('heading', { name: 'Your email is ready' });
  await expect(ready).toBeVisible();
  const [address] = await openedAddresses(page);
  expect(address).toMatch(/^mailto:/);
  await expect(page.getByRole('link', { name: 'Open it again' })).toHaveAttribute('href', address!);
  expect(decodeURIComponent(address!)).toContain(
    'subject=Pitch & parking?&body=Hello,\r\nwhere is the car park?\r\n\r\nSam O’Neil\r\nsam@example.org',
  );
  await expect(page.getByRole('group', { name: 'Your message' })).toContainText('where is the car park?');
  await page.getByRole('button', { name: 'Change the message' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Pitch & parking?');
});

test('a report starts below a review, and shows it', async ({ page }) => {
  const { slug, name } = await mostReviewedClub();
  await open(page, `/clubs/${slug}`);
  const review = page.locator('[id^="review-"]').nth(1);
  const id = (await review.getAttribute('id'))?.slice('review-'.length);
  const words = (await review.getByRole('paragraph').first().innerText()).slice(0, 40);
  await review.getByRole('link', { name: `Report the review of ${name} from` }).click();
  await expect(page).toHaveURL(new RegExp(`/report\\?review=${id}$`));
  await expect(page.getByRole('article', { name: `The review of ${name}` })).toContainText(words);
});

test('questions unfold by keyboard, independently', async ({ page }) => {
  await open(page, '/faq');
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

test('a link to a part of another page shows that part, and back returns', async ({ page }) => {
  await open(page, '/about');
  const link = page.getByRole('link', { name: 'reports and objections' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(window.scrollY));
  await link.click();
  const heading = page.getByRole('heading', { name: 'Reports and objections' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
});

test('the table of contents leads to each part, again and again', async ({ page }) => {
  await open(page, '/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const part of ['Your rights', 'Children', 'Children']) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await contents.getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport();
  }
});

test('the policies print as text, without the frame around them', async ({ page }) => {
  await open(page, '/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Review guidelines' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions unfold, by hand and by URL', async ({ page }) => {
    await page.goto('/faq#guidelines');
    await expect(question(page, 'What are the review guidelines?')).toHaveAttribute('open');
    await expect(page.getByText(/^One review per club per season/)).toBeInViewport();
    await page.getByRole('heading', { name: 'How long does a claim take?' }).click();
    await expect(page.getByText(/within 5 business days, and most within 2-3/)).toBeVisible();
  });

  test('the pages can be read, and support can be contacted', async ({ page }) => {
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
