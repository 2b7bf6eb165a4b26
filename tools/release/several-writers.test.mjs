import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { promisify } from 'node:util';
import { openFolderStore } from '../../releases/dist/folder-store.js';
import { currentRevision } from '../../releases/dist/release-store.js';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
after(() => rmSync(folder, { recursive: true }));

const built = (file) => JSON.stringify(new URL(`../../releases/dist/${file}.js`, import.meta.url).href);

it('loses nothing when several processes activate releases at once', async () => {
  const names = ['mfe_public', 'mfe_club_admin', 'mfe_site_admin', 'mfe_other'];
  const versions = ['1.0.0', '1.1.0', '1.2.0'];
  const program = (name) => `
    import { change } from ${built('change')};
    import { release } from ${built('changes')};
    import { openFolderStore } from ${built('folder-store')};
    const store = openFolderStore(${JSON.stringify(folder)});
    for (const version of ${JSON.stringify(versions)}) await change(store, '${name}', release('${name}', version));`;
  await Promise.all(
    names.map((name) =>
      promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program(name)]),
    ),
  );
  const { revision, remotes } = await currentRevision(openFolderStore(folder));
  assert.deepEqual(
    remotes,
    Object.fromEntries(names.map((name) => [name, { active: '1.2.0', fallback: '1.1.0' }])),
  );
  assert.equal(revision, names.length * versions.length);
});
