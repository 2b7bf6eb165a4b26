import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtRelease } from '../test/built-release.ts';
import { change } from './change.ts';
import { canary, promote, rollBack } from './changes.ts';
import { openFolderStore } from './folder-store.ts';
import type { Follower } from './follow-store.ts';
import { followStore } from './follow-store.ts';
import { publish, publishAndRelease } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';
import { currentRevision, hasRelease } from './release-store.ts';

let folder: string;
let store: ReleaseStore;
let copy: ReleaseStore;
let follower: Follower | undefined;
const errors: unknown[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  store = openFolderStore(join(folder, 'store'));
  copy = openFolderStore(join(folder, 'copy'));
  errors.length = 0;
});
afterEach(() => {
  follower?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const release = (version: string) =>
  publishAndRelease(store, 'Ada', builtRelease(folder, 'mfe_public', version));

async function follow() {
  follower = followStore(store, join(folder, 'copy'), (error) => errors.push(error), 20);
  await follower.firstLook;
}

async function until(isSo: () => Promise<boolean>) {
  const giveUpAt = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error('it never came to that');
    await pause(10);
  }
}

describe('a folder that follows a store', () => {
  it('has what is live at once, and the other releases soon after', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
    await follow();
    expect(await currentRevision(copy)).toEqual(await currentRevision(store));
    const file = await copy.readFile('releases/mfe_public/1.2.0/client/entry.js');
    expect(file.toString()).toBe('1.2.0');
    expect(await hasRelease(copy, 'mfe_public', '1.1.0')).toBe(true);
    await until(() => hasRelease(copy, 'mfe_public', '1.0.0'));
  });

  it('picks up changes, with all their files', async () => {
    await release('1.0.0');
    await follow();
    await publish(store, builtRelease(folder, 'mfe_public', '1.1.0'));
    await change(store, 'Ada', canary('mfe_public', '1.1.0', 50));
    await until(async () => (await currentRevision(copy)).revision === 2);
    expect(await hasRelease(copy, 'mfe_public', '1.1.0')).toBe(true);
    await change(store, 'Ada', promote('mfe_public'));
    await change(store, 'Ada', rollBack('mfe_public'));
    await until(async () => (await currentRevision(copy)).revision === 4);
    expect(errors).toEqual([]);
  });

  it('drops pruned releases when it starts', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
    await follow();
    await until(() => hasRelease(copy, 'mfe_public', '1.0.0'));
    follower?.stop();
    await store.removeRelease('mfe_public', '1.0.0');
    await follow();
    await until(async () => !(await hasRelease(copy, 'mfe_public', '1.0.0')));
    expect(await hasRelease(copy, 'mfe_public', '1.1.0')).toBe(true);
    expect(errors).toEqual([]);
  });

  it('waits for the first release', async () => {
    await follow();
    expect(existsSync(join(folder, 'copy/registry/current'))).toBe(false);
    await release('1.0.0');
    await until(async () => (await currentRevision(copy)).revision === 1);
  });

  it('keeps what it has while the store can’t be read, and reports that once', async () => {
    await release('1.0.0');
    await follow();
    writeFileSync(join(folder, 'store/registry/current'), 'nonsense');
    await until(async () => errors.length > 0);
    await pause(100);
    expect(errors).toHaveLength(1);
    expect((await currentRevision(copy)).remotes.mfe_public?.active).toBe('1.0.0');
    writeFileSync(join(folder, 'store/registry/current'), '1\n');
    await release('1.1.0');
    await until(async () => (await currentRevision(copy)).remotes.mfe_public?.active === '1.1.0');
  });
});
