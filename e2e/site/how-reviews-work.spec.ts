import type { Page } from '@playwright/test';
import { toEntry, saveComparison } from '../support/saved-comparison';
import { clubWith, fromApi, mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

interface Month {
  month: string;
  submitted: number;
  confirmed: number;
  published: number;
}

const chart = (page: Page) => page.getByRole('img', { name: /^Reviews submitted and published by month/ });

test('the page is found from the questions, a verified review and the footer, with the site’s figures', async ({
  page,
  // Others send reviews to the shared one.
  ownSite: { product },
}) => {
  const months = await fromApi<Month[]>('/stats/reviews-by-month', product.apiUrl);
  const total = months.reduce((sum, { submitted }) => sum + submitted, 0);
  expect(total).toBeGreaterThan(0);
  await open(page, `${product.url}/faq#verified`);
  await page.getByRole('main').getByRole('link', { name: 'what we check' }).click();
  await expect(page.getByRole('heading', { name: 'What we check' })).toBeFocused();
  const { slug } = await mostReviewedClub(product.apiUrl);
  await open(page, `${product.url}/clubs/${slug}`);
  const badge = page.getByRole('main').getByRole('button', { name: 'Verified', exact: true }).first();
  await badge.press('Enter');
  const meaning = page.getByRole('note');
  await expect(meaning).toContainText('confirmed their email address. That doesn’t prove');
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await badge.click();
  await meaning.getByRole('link', { name: 'How Reviews Work' }).click();
  await expect(page.getByRole('heading', { name: 'What “Verified” means' })).toBeFocused();
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'How Reviews Work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How Reviews Work' })).toBeVisible();

  const figure = page.getByRole('main').locator('dl > div').filter({ hasText: 'Reviews sent to us.' });
  await expect(figure).toContainText(total.toLocaleString('en-GB'));
  await expect(chart(page)).toBeVisible();
  await page.getByText('Show the numbers for each month').click();
  const rows = page.getByRole('table', { name: 'Reviews by month' }).getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.nth(1)).toContainText('(so far)');
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText(
    months.at(-1)!.submitted.toLocaleString('en-GB'),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures are there, and unfold', async ({ page }) => {
    await page.goto('/how-reviews-work');
    await expect(chart(page)).toBeVisible();
    await page.getByText('Show the numbers for each month').click();
    await expect(page.getByRole('table', { name: 'Reviews by month' })).toBeVisible();
  });
});

test('averages of few reviews come with a caution', async ({ page }) => {
  const few = await clubWith('few reviews', ({ reviewCount }) => reviewCount > 1 && reviewCount < 5);
  const many = await clubWith('many reviews', ({ reviewCount }) => reviewCount >= 5);
  const caution = page.getByText('With so few reviews, one opinion counts for a lot.');
  await saveComparison(page, [few, many].map(toEntry));
  await open(page, '/compare');
  await expect(caution).toHaveCount(1);
  for (const [club, count] of [
    [many, 0],
    [few, 1],
  ] as const) {
    await page.getByRole('link', { name: `View Club Details of ${club.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
    await expect(caution).toHaveCount(count);
    await page.goBack();
  }
});
