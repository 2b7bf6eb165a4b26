import { mostReviewedClub } from '../support/site-data';
import { expect, open, test } from '../support/test';

test('a club is shared on three sites, by email or by copying its link, in a dialog that closes in every way', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const club = await mostReviewedClub();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const button = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  const answer = await open(page, `/clubs/${club.slug}`);
  const address = new URL(`/clubs/${club.slug}`, answer.url()).href;
  await button.click();
  await expect(dialog).toHaveAccessibleDescription(`${club.name}: parent reviews`);
  const targets = dialog.getByRole('listitem').getByRole('link');
  await expect(targets).toHaveText(['Facebook', 'Twitter', 'WhatsApp', 'Email']);
  for (const target of await targets.all()) {
    const href = (await target.getAttribute('href'))!;
    expect(decodeURIComponent(href)).toContain(address);
    await expect(target).toHaveAttribute('rel', /noopener/);
  }
  await expect(targets.last()).toHaveAttribute('href', /^mailto:\?/);
  await expect(dialog.getByLabel('Link')).toHaveValue(address);

  // The button says so for two seconds only.
  const isSaid = Promise.all([
    dialog.getByRole('button', { name: 'Link copied!' }).waitFor(),
    page.getByRole('status').filter({ hasText: 'Link copied!' }).waitFor(),
  ]);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await isSaid;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});
