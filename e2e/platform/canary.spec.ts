import { abort, promote } from '@club-reviews/releases/changes';
import { expect, listenToConsole, open, test } from '../support/test';
import { NEW_WORDS, OLD_WORDS, startTrialSite } from '../support/trial-site';

test('a canary’s visitor keeps its version from page to page, alongside tabs with the previous one, until it is called off; once promoted, everybody gets it', async ({
  page,
  context,
}) => {
  const site = await startTrialSite();
  try {
    await open(page, `${site.url}/browse-clubs`);
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
    expect(await context.cookies()).toEqual([]);

    await site.tryWith(1000);
    const tab = await context.newPage();
    const tabConsole = listenToConsole(tab);
    await open(tab, `${site.url}/browse-clubs`);
    await expect(tab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'mfe_visitor', httpOnly: true, sameSite: 'Lax' });
    await tab.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeHidden();
    await tab.reload();
    await tab.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    expect((await context.cookies())[0]!.value).toBe(cookie!.value);
    expect(tabConsole).toEqual([]);

    // The earlier tab stays on its version.
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();

    await site.edit(abort('mfe_public'));
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();

    await site.tryWith(1000);
    await site.edit(promote('mfe_public'));
    await context.clearCookies();
    await open(tab, `${site.url}/browse-clubs`);
    await expect(tab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  } finally {
    await page.close();
    await site.stop();
  }
});
