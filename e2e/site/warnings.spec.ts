import { openAsDemoClub } from '../support/demo-club';
import { openAsModerator } from '../support/moderator';
import { fill, toast } from '../support/screen';
import { fromApi } from '../support/site-data';
import { expect, open, test, useOwnSite } from '../support/test';

const TEXT = 'In October five reviews came with a voucher for the club’s shop.';

/** The date in so many days, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.describe('a warning on a club’s page', { tag: '@phone-only' }, () => {
  const { product } = useOwnSite();

  test('is set by an owner, read by parents, appealed by the club, and ended', async ({ page }) => {
    await openAsDemoClub(page, product);
    const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/ - .*/, '');
    const found = await fromApi<{ clubs: { id: number; slug: string }[] }>(
      `/clubs/paginated?q=${encodeURIComponent(name)}`,
      product.apiUrl,
    );
    const { id, slug } = found.clubs[0]!;
    await open(page, `${product.url}/clubs/${slug}/handling`);
    const table = page.getByRole('table', { name: `What happened to reviews of ${name}` });
    await expect(table.getByRole('row', { name: /^Published [1-9]/ })).toBeVisible();

    await openAsModerator(page, product, `/admin/clubs/${id}`);
    await page.getByRole('button', { name: 'Put a warning on the page…' }).click();
    await page.getByLabel('What was proven').selectOption({ index: 2 });
    await fill(page, 'What happened', TEXT);
    await fill(page, 'Last day', inDays(30));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('dialog', { name: /^Is this proven/ })).toContainText(TEXT);
    await page.getByRole('button', { name: 'Put it on the page' }).click();
    await expect(toast(page, 'The page has a warning')).toBeVisible();

    await open(page, `${product.url}/clubs/${slug}`);
    await expect(page.getByRole('main').getByText(TEXT)).toBeVisible();
    const reviews = page.getByRole('region', { name: 'Parent reviews' });
    await reviews.getByRole('link', { name: 'How these were handled' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How Reviews Were Handled' })).toBeVisible();
    await page.goBack();

    await openAsDemoClub(page, product);
    await page.getByRole('button', { name: 'Appeal…' }).click();
    await fill(page, 'Why the warning is wrong', 'The vouchers were for volunteers.');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await expect(page.getByText(/^You’ve appealed/)).toBeVisible();

    await openAsModerator(page, product, '/admin?kinds=warning');
    await expect(page.getByText('The vouchers were for volunteers.').first()).toBeVisible();
    await openAsModerator(page, product, `/admin/clubs/${id}`);
    await page.getByRole('button', { name: 'End the warning…' }).click();
    await fill(page, 'Reason', 'We mixed up two clubs.');
    await page.getByRole('dialog').getByRole('button', { name: 'End the warning' }).click();
    await expect(toast(page, 'Warning ended')).toBeVisible();
    await open(page, `${product.url}/clubs/${slug}`);
    await expect(reviews.getByRole('link', { name: 'How these were handled' })).toBeVisible();
    await expect(page.getByText(TEXT)).toHaveCount(0);
  });
});
