import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { change } from '../../../releases/dist/change.js';
import { canary, release } from '../../../releases/dist/changes.js';
import { openFolderStore } from '../../../releases/dist/folder-store.js';
import { publish } from '../../../releases/dist/publish.js';
import { readLiveReleases } from './context.mjs';
import { madeRelease } from './testing/made-release.mjs';

let folder;
let store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-store-'));
  store = openFolderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a release into the store, then applies an edit. */
async function publishing(name, version, edit) {
  const made = madeRelease({ name, version });
  writeFileSync(join(made.folder, 'client/entry.js.br'), Buffer.alloc(1234));
  await publish(store, made.folder);
  made.remove();
  await change(store, 'test', edit);
}

describe('the releases that a candidate is checked against', () => {
  it('are the live, previous and canary ones of every remote', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await publishing('mfe_public', version, release('mfe_public', version));
    await publishing('mfe_public', '1.3.0', canary('mfe_public', '1.3.0', 50));
    const liveReleases = await readLiveReleases(store);
    assert.deepEqual(
      liveReleases.map(({ name, role, record }) => [name, role, record.version]),
      [
        ['mfe_public', 'live', '1.2.0'],
        ['mfe_public', 'previous', '1.1.0'],
        ['mfe_public', 'canary', '1.3.0'],
      ],
    );
    assert.equal(await liveReleases[0].kilobytesOf('entry.js'), 1.234);
    assert.equal(await liveReleases[0].kilobytesOf('absent.js'), 0);
  });

  it('leave out what has been removed since', async () => {
    await publishing('mfe_public', '1.0.0', release('mfe_public', '1.0.0'));
    await publishing('mfe_public', '1.1.0', release('mfe_public', '1.1.0'));
    await store.removeRelease('mfe_public', '1.0.0');
    const liveReleases = await readLiveReleases(store);
    assert.deepEqual(
      liveReleases.map(({ role }) => role),
      ['live'],
    );
  });
});
