import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { change } from '@club-reviews/releases/change';
import { canary, promote, release, rollBack } from '@club-reviews/releases/changes';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publish } from '@club-reviews/releases/publish';
import { ROOT } from '../../tools/setup/npm.mjs';
import { changedShell } from '../support/changed-shell';
import { startShell } from '../support/shell-process';
import { answerTest, expect, listenToConsole, open, test } from '../support/test';

const OLD_WORDS = 'Browse Clubs';
const NEW_WORDS = 'Browse Every Club';
const toNewWords = (code: string) => code.replaceAll(OLD_WORDS, NEW_WORDS);

/** A shell with its own store, in which the built shell is live. */
async function startReleasedShell() {
  const shell = await startShell();
  const store = openFolderStore(shell.storeFolder);
  const { version } = await publish(store, join(ROOT, 'shell/dist/release'));
  await change(store, 'e2e', release('shell', version));
  return { shell, store };
}

const isOld = async (url: string) => !(await (await fetch(`${url}/faq`)).text()).includes(NEW_WORDS);

test('the shell’s browser part is released like a remote: as a canary, for everybody, and back, while open tabs keep working', async ({
  page,
  context,
}) => {
  const { shell, store } = await startReleasedShell();
  const next = changedShell('9.9.9-shell', toNewWords);
  try {
    const header = page.getByRole('banner');
    await open(page, `${shell.url}/faq`);
    await expect(header.getByRole('link', { name: OLD_WORDS })).toBeVisible();

    await publish(store, next.folder);
    await change(store, 'e2e', canary('shell', '9.9.9-shell', 1000));
    const tab = await context.newPage();
    const tabConsole = listenToConsole(tab);
    await open(tab, `${shell.url}/faq`);
    await expect(tab.getByRole('banner').getByRole('link', { name: NEW_WORDS })).toBeVisible();
    await tab.getByRole('banner').getByRole('link', { name: NEW_WORDS }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
    await expect(tab.getByRole('banner').getByRole('link', { name: NEW_WORDS })).toBeVisible();
    expect(tabConsole).toEqual([]);

    // The earlier tab has its page's shell, with that shell's lazy parts.
    await header.getByRole('link', { name: OLD_WORDS }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
    await expect(header.getByRole('link', { name: OLD_WORDS })).toBeVisible();

    await change(store, 'e2e', promote('shell'));
    expect(await isOld(shell.url)).toBe(false);
    await change(store, 'e2e', rollBack('shell'));
    expect(await isOld(shell.url)).toBe(true);
    await tab.reload();
    await expect(tab.getByRole('banner').getByRole('link', { name: OLD_WORDS })).toBeVisible();
  } finally {
    next.remove();
    await page.close();
    await shell.stop();
  }
});

answerTest(
  'a release of the shell that was altered, or is for another server, is refused before any of it runs',
  async () => {
    const { shell, store } = await startReleasedShell();
    const altered = changedShell('9.9.9-altered', toNewWords);
    const foreign = changedShell('9.9.9-foreign', toNewWords, 99);
    try {
      for (const { folder } of [altered, foreign]) await publish(store, folder);
      const render = join(shell.storeFolder, 'releases/shell/9.9.9-altered/server/render.cjs');
      writeFileSync(render, `${readFileSync(render, 'utf8')};throw new Error('altered code ran');`);
      for (const version of ['9.9.9-altered', '9.9.9-foreign']) {
        await change(store, 'e2e', release('shell', version));
        const answer = await fetch(`${shell.url}/faq`);
        expect(answer.status).toBe(200);
        expect(await answer.text()).not.toContain(NEW_WORDS);
        await change(store, 'e2e', rollBack('shell'));
      }
    } finally {
      altered.remove();
      foreign.remove();
      await shell.stop();
    }
  },
);

answerTest('files of every release are served, and nothing but those for browsers', async () => {
  const { shell, store } = await startReleasedShell();
  const next = changedShell('9.9.9-files', toNewWords);
  try {
    await publish(store, next.folder);
    const record = JSON.parse(readFileSync(join(next.folder, 'release.json'), 'utf8')) as {
      scripts: string[];
    };
    const script = record.scripts.at(-1)!;
    const get = (path: string) => fetch(`${shell.url}${path}`);
    await change(store, 'e2e', release('shell', '9.9.9-files'));
    for (const path of [`/assets/${script}`, `/mfe/shell/9.9.9-files/client/${script}`]) {
      const answer = await get(path);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await answer.text()).toContain(NEW_WORDS);
    }
    for (const path of [
      '/assets/none.12345678.js',
      '/assets/..%2fserver%2frender.cjs',
      '/assets/fonts/',
      '/mfe/shell/9.9.9-files/server/render.cjs',
      '/mfe/shell/9.9.9-files/client/..%2fserver%2frender.cjs',
      '/mfe/shell/9.9.9-files/release.json',
    ])
      expect((await get(path)).status, path).toBe(404);
  } finally {
    next.remove();
    await shell.stop();
  }
});
