import { kill, revive } from '@club-reviews/releases/changes';
import { expect, open, takeFromConsole, test } from '../support/test';
import { NEW_WORDS, OLD_WORDS, TRIAL_VERSION, startTrialSite } from '../support/trial-site';

const CARD = 'This part of the site isn’t available right now';

test('an area that is switched off shows a notice on the next page, and all others keep working', async ({
  page,
  consoleMessages,
}) => {
  const site = await startTrialSite();
  try {
    await site.edit(kill('mfe_public', 'e2e'));
    const answer = await page.goto(`${site.url}/browse-clubs`);
    expect(answer!.status()).toBe(503);
    expect(answer!.headers()['retry-after']).toBe('300');
    expect(await answer!.text()).toContain(CARD);
    await takeFromConsole(consoleMessages, /503/);
    await expect(page.getByRole('heading', { level: 1, name: CARD })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Club Login' }).click();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: CARD })).toBeVisible();

    await site.edit(revive('mfe_public'));
    await open(page, `${site.url}/browse-clubs`);
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
  } finally {
    await page.close();
    await site.stop();
  }
});

test('a tester sees a version by its link, with a banner that links back', async ({ page, context }) => {
  const site = await startTrialSite();
  try {
    await site.tryWith(1);
    await page.goto(`${site.url}/releases/try?remote=mfe_public&version=${TRIAL_VERSION}`);
    expect(new URL(page.url()).pathname).toBe('/');
    const banner = page.getByRole('complementary', { name: 'Version on trial' });
    await expect(banner).toContainText(`You’re trying mfe_public ${TRIAL_VERSION}.`);
    await open(page, `${site.url}/browse-clubs`);
    await expect(page.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();

    await banner.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('complementary', { name: 'Version on trial' })).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['mfe_visitor']);
  } finally {
    await page.close();
    await site.stop();
  }
});

test('a link to an unknown version leads to a page that explains why', async ({ page, consoleMessages }) => {
  const answer = await page.goto('/releases/try?remote=mfe_public&version=0.0.1-gone');
  expect(answer!.status()).toBe(404);
  await takeFromConsole(consoleMessages, /404/);
  await expect(page.getByRole('heading', { level: 1, name: 'This version can’t be tried' })).toBeVisible();
  await expect(page.getByText('No version 0.0.1-gone of mfe_public')).toBeVisible();
  await expect(page).toHaveTitle(/^This version can’t be tried/);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
