import { openAsDemoClub } from '../support/demo-club';
import { toast } from '../support/screen';
import { expect, open, test, useOwnSite } from '../support/test';

test.describe('grounds', { tag: '@phone-only' }, () => {
  const { product } = useOwnSite();

  test('are chosen by a club while typing, and lead from its page to the ground’s own', async ({ page }) => {
    await openAsDemoClub(page, product, '/club-admin?tab=profile');
    const club = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/ - .*/, '');
    await page.getByRole('button', { name: 'Edit Your Ground' }).click();
    const choice = page.getByRole('combobox', { name: 'Ground in Active Places' });
    await choice.pressSequentially('playing f');
    // The nearest comes first.
    const option = page.getByRole('option').first();
    const ground = ((await option.textContent()) ?? '').replace(/Playing Fields.*/, 'Playing Fields');
    await option.click();
    await expect(choice).toHaveValue(ground);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(toast(page, 'Club Updated')).toBeVisible();

    await open(page, `${product.url}/browse-clubs?q=${encodeURIComponent(club)}`);
    await page.getByRole('link', { name: club }).first().click();
    await page.getByRole('region', { name: 'Club details' }).getByRole('link', { name: ground }).click();
    await expect(page.getByRole('heading', { level: 1, name: ground })).toBeVisible();
    await expect(page.getByRole('link', { name: club, exact: true })).toBeVisible();
    await expect(page.getByText('Contains Data © Sport England')).toBeVisible();
    const sitemap = await page.request.get(`${product.url}/sitemaps/grounds-1.xml`);
    expect(await sitemap.text()).toContain(new URL(page.url()).pathname);
  });
});
