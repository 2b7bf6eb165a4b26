import { existsSync, mkdirSync, readFileSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changedRelease } from '../support/changed-release';
import { asProject, startRelease } from '../support/release-command';
import { startShell } from '../support/shell-process';
import { expect, open, test } from '../support/test';

const OLD_WORDS = 'Browse All Clubs';
const NEW_WORDS = 'Every Single Club';

/** "Under a second" is true of an idle machine: one that runs three other tests takes two, and this is its limit. */
const LIVE_WITHIN_MS = 10_000;

const withNewWords = (code: string) => code.replaceAll(OLD_WORDS, NEW_WORDS);

async function expectWords(page: Page, words: string) {
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(page.getByText(/^Showing 20 of 20 clubs/)).toBeVisible();
}

/** Requests a page again and again until it has the words; returns when that was. */
async function whenLive(url: string, words: string): Promise<number> {
  for (;;) {
    const text = await (await fetch(url)).text();
    if (text.includes(words)) return performance.now();
  }
}

test('a release and its roll-back from the command line are live at once', async ({ page }) => {
  const shell = await startShell();
  const { args, remove } = asProject(changedRelease('mfe-public', '9.9.9-command', withNewWords).folder);
  const url = `${shell.url}/browse-clubs`;
  try {
    for (const [name, command, words] of [
      ['release', args, NEW_WORDS],
      ['roll-back', ['roll-back', 'mfe-public'], OLD_WORDS],
    ] as const) {
      const begun = performance.now();
      const live = whenLive(url, words);
      const { status, output } = await startRelease(shell.storeFolder, [...command]).ended;
      const done = performance.now();
      expect(status, output).toBe(0);
      const seen = await live;
      console.log(
        `${name}: live ${Math.round(seen - begun)} ms after the command began, which took ${Math.round(done - begun)} ms`,
      );
      expect(seen - done).toBeLessThan(LIVE_WITHIN_MS);
      await open(page, url);
      await expectWords(page, words);
    }
  } finally {
    remove();
    await page.close();
    await shell.stop();
  }
});

test('a release whose process is killed leaves the previous version intact, and the next try succeeds', async ({
  page,
}) => {
  const shell = await startShell();
  const { args, remove } = asProject(changedRelease('mfe-public', '9.9.9-killed', withNewWords).folder);
  const pointer = () => readFileSync(join(shell.storeFolder, 'registry/current'), 'utf8');
  const releases = join(shell.storeFolder, 'releases/mfe_public');
  try {
    await open(page, `${shell.url}/browse-clubs`);
    const before = pointer();

    mkdirSync(releases, { recursive: true });
    const { child, ended } = startRelease(shell.storeFolder, args);
    // As soon as the first of its files exists.
    const watcher = watch(releases, () => child.kill('SIGKILL'));
    expect((await ended).status).toBeNull();
    watcher.close();
    expect(readdirSync(releases).filter((name) => name.startsWith('.9.9.9-killed'))).not.toEqual([]);
    expect(existsSync(join(releases, '9.9.9-killed'))).toBe(false);
    expect(pointer()).toBe(before);
    // The tab keeps working, and so do new visits.
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Browse Clubs' }).click();
    await expectWords(page, OLD_WORDS);
    await open(page, `${shell.url}/browse-clubs`);
    await expectWords(page, OLD_WORDS);

    const { status, output } = await startRelease(shell.storeFolder, args).ended;
    expect(status, output).toBe(0);
    await open(page, `${shell.url}/browse-clubs`);
    await expectWords(page, NEW_WORDS);
  } finally {
    remove();
    await page.close();
    await shell.stop();
  }
});
