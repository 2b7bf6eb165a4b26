import { existsSync, mkdirSync, readFileSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changedRelease } from '../support/changed-release';
import { asProject, startRelease } from '../support/release-command';
import { startShell } from '../support/shell-process';
import { expect, open, test } from '../support/test';

const OLD_WORDS = 'Browse All Clubs';
const NEW_WORDS = 'Every Single Club';

const withNewWords = (code: string) => code.replaceAll(OLD_WORDS, NEW_WORDS);

async function expectWords(page: Page, words: string) {
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(page.getByText(/^Showing 20 of 20 clubs/)).toBeVisible();
}

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
