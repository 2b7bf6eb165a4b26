import { change } from '@club-reviews/releases/change';
import { rollBack } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publishAndRelease } from '@club-reviews/releases/publish';
import { changedRelease } from '../support/changed-release';
import { renderedPage } from '../support/first-response';
import { startShell } from '../support/shell-process';
import { mostReviewedClub } from '../support/site-data';
import { answerTest, expect, listenToConsole, open, test } from '../support/test';

const OLD_WORDS = 'Browse All Clubs';
const NEW_WORDS = 'Every Single Club';

test('a new release is live with the next page, without a restart; open tabs keep working; it can be rolled back', async ({
  page,
  context,
  request,
}) => {
  const club = await mostReviewedClub();
  const shell = await startShell();
  const release = changedRelease('mfe-public', '9.9.9-test', (code) => code.replaceAll(OLD_WORDS, NEW_WORDS));
  try {
    await open(page, `${shell.url}/browse-clubs`);
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();

    const store = openFolderStore(shell.storeFolder);
    const { name } = await publishAndRelease(store, 'e2e', release.folder);

    const html = await (await renderedPage(request, `${shell.url}/browse-clubs`)).text();
    expect(html).toContain(NEW_WORDS);
    expect(html).not.toContain(OLD_WORDS);
    const newTab = await context.newPage();
    const newTabConsole = listenToConsole(newTab);
    await open(newTab, `${shell.url}/browse-clubs`);
    await expect(newTab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    await newTab.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(newTab.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await newTab.goBack();
    await expect(newTab.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    expect(newTabConsole).toEqual([]);

    // The old tab loads pages it didn't have yet, and stays on its version.
    await page.getByLabel('Club name, town or postcode').fill(club.name);
    await page.getByRole('main').getByRole('link', { name: club.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();

    await change(store, 'e2e', rollBack(name));
    await newTab.reload();
    await expect(newTab.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
  } finally {
    release.remove();
    await page.close();
    await shell.stop();
  }
});

answerTest('files for browsers may be kept for good, and no others are served', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  const [script] = /\/assets\/[\w.-]+\.js/.exec(html)!;
  const [entry, release] = /(\/mfe\/mfe_public\/[^/]+)\/client\/[\w.-]+\.js/.exec(html)!;
  for (const path of [script, entry])
    expect((await request.get(path)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of [
    '/assets/..%2fserver%2frender.cjs',
    '/assets/fonts/',
    `${release}/server/entry.cjs`,
    `${release}/client/..%2fserver%2fentry.cjs`,
    `${release}/release.json`,
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});
