import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from '@club-reviews/releases/bucket';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { openReleaseStore } from '@club-reviews/releases/open-release-store';
import { publishAndRelease } from '@club-reviews/releases/publish';
import { currentRevision, releasePath } from '@club-reviews/releases/release-store';
import { startTestObjectStore } from '../../tools/test-object-store.mjs';
import { changedRelease } from '../support/changed-release';
import { asProject, startRelease } from '../support/release-command';
import { startShell } from '../support/shell-process';
import { expect, open, test } from '../support/test';

const OLD_WORDS = 'Browse All Clubs';
const NEW_WORDS = 'Every Single Club';
const VERSION = '9.9.9-bucket';

/** Starts a private object store, and copies what's live in the tested product into a bucket. */
async function startBucket() {
  const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-bucket-'));
  const server = await startTestObjectStore(join(scratch, 'ceph'));
  const { RELEASE_STORE_ENDPOINT, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = server.settings;
  await new Bucket({
    endpoint: RELEASE_STORE_ENDPOINT!,
    bucket: 'releases',
    region: AWS_REGION!,
    accessKeyId: AWS_ACCESS_KEY_ID!,
    secretAccessKey: AWS_SECRET_ACCESS_KEY!,
  }).call({ method: 'PUT' });
  const settings = { ...server.settings, RELEASE_STORE: 's3://releases/our-town' };
  const product = openFolderStore(process.env.STORE_FOLDER!, { isReadOnly: true });
  const store = openReleaseStore(settings);
  for (const [name, { active }] of Object.entries((await currentRevision(product)).remotes))
    await publishAndRelease(store, 'e2e', join(process.env.STORE_FOLDER!, releasePath(name, active, '')));
  return {
    settings,
    stop: server.stop,
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  };
}

test('a shell follows a bucket through a whole release cycle, and carries on without it', async ({
  page,
}) => {
  const bucket = await startBucket();
  const shell = await startShell({ fillStore: () => undefined, env: bucket.settings });
  const { args, remove } = asProject(
    changedRelease('mfe-public', VERSION, (code) => code.replaceAll(OLD_WORDS, NEW_WORDS)).folder,
  );
  const url = `${shell.url}/browse-clubs`;

  const run = async (...line: string[]) => {
    const { status, output } = await startRelease(shell.storeFolder, line, bucket.settings).ended;
    expect(status, output).toBe(0);
    return output;
  };
  /** What a visitor without cookies gets: the words of one version, or the status of a page that doesn't exist. */
  const seen = async () => {
    const answer = await fetch(url);
    const text = await answer.text();
    if (answer.status !== 200) return String(answer.status);
    const words = [OLD_WORDS, NEW_WORDS].find((one) => text.includes(one));
    return answer.headers.has('set-cookie') ? `${words}, by the draw` : words;
  };
  /** Waits until that's the expected result, and reports how long it took. */
  const untilSeen = async (what: string, words: string) => {
    const begun = performance.now();
    await expect.poll(seen, { intervals: [20] }).toBe(words);
    console.log(`${what} in the bucket: live after ${Math.round(performance.now() - begun)} ms`);
  };

  try {
    await open(page, url);
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
    expect(readdirSync(shell.storeFolder)).toEqual(['release-copy']);

    expect(await run('canary', args[0]!, '50%', ...args.slice(1))).toContain('goes to 50 % of visitors');
    // Each is a new visitor.
    for (const words of [NEW_WORDS, OLD_WORDS])
      await expect.poll(seen, { intervals: [20] }).toBe(`${words}, by the draw`);

    await run('promote', 'mfe-public');
    await untilSeen('a promotion', NEW_WORDS);
    await open(page, url);
    await expect(page.getByRole('heading', { level: 1, name: NEW_WORDS })).toBeVisible();
    await expect(page.getByText(/^Showing 20 of 20 clubs/)).toBeVisible();

    await run('roll-back', 'mfe-public');
    await untilSeen('a roll-back', OLD_WORDS);
    await run('kill', 'mfe-public');
    await untilSeen('a kill', '503');
    await run('revive', 'mfe-public');
    await untilSeen('a revival', OLD_WORDS);
    expect(await run('history')).toMatch(/revive[^]*kill[^]*roll-back[^]*promote[^]*canary[^]*release/);

    await bucket.stop();
    await open(page, url);
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeVisible();
    await expect(page.getByText(/^Showing 20 of 20 clubs/)).toBeVisible();
  } finally {
    remove();
    await page.close();
    await shell.stop();
    await bucket.stop();
    bucket.remove();
  }
});
