import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openFolderStore } from '../../releases/dist/folder-store.js';
import { publishAndRelease } from '../../releases/dist/publish.js';
import { madeRelease } from './gate/testing/made-release.mjs';

const PROGRAM = fileURLToPath(new URL('./gate.mjs', import.meta.url));
const OLD_CALL = { name: 'listOldThings', sends: {}, reads: {} };

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'));
});
after(() => rmSync(folder, { recursive: true }));

async function release(changes) {
  const made = madeRelease(changes);
  await publishAndRelease(openFolderStore(folder), 'test', made.folder);
  made.remove();
}

/** Runs the program; returns its status and output. */
function run(...args) {
  const env = { ...process.env, RELEASE_STORE: '', DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, said: `${stdout}${stderr}`.replace(/\n$/, '') };
}

describe('npm run gate', () => {
  it('accepts an api that supports what is live, and refuses one that dropped a call it uses', async () => {
    for (const version of ['0.9.0', '1.0.0']) await release({ version });
    assert.deepEqual(run('api'), {
      status: 0,
      said: 'api/openapi.json answers every call of 2 releases in ' + folder + '.',
    });
    await release({ version: '1.1.0', api: { 'GET /old-things': OLD_CALL } });
    await release({ version: '1.2.0' });
    const { status, said } = run('api');
    assert.equal(status, 1);
    assert.equal(
      said,
      [
        "  ✗ The api doesn't have this call.",
        '    where: listOldThings (GET /old-things), made by the previous release 1.1.0 of mfe_public',
        "    fix:   Keep it until a release of mfe_public without it is live and can't be rolled back from.",
        "api/openapi.json is refused: it doesn't answer every call of the releases that visitors have or may be given.",
      ].join('\n'),
    );
  });

  it('says in one line what it can’t do', () => {
    assert.match(run().said, /^Name what to look at, for example: npm run gate -- mfe-public/);
    assert.deepEqual(run('mfe-none', '--no-browser'), {
      status: 1,
      said: 'There’s no part called mfe-none: there are mfe-club-admin, mfe-public, mfe-site-admin and shell.',
    });
    assert.match(run('api', '--slow').said, /^Unknown option '--slow'/);
    const { status, said } = run('api', '--api', 'http://127.0.0.1:9');
    assert.equal(status, 1);
    assert.match(
      said,
      /^Nothing answers at http:\/\/127\.0\.0\.1:9\/api\/openapi\.json: is the api running there\?$/,
    );
  });
});
