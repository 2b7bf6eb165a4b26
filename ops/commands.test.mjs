import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../tools/setup/npm.mjs';

// Commands of the api, of npm and of a part, and scripts. Most of them used to run.
for (const name of ['recount', 'backup', 'sbom', 'screens', 'test-guide', 'fuzz'])
  test(`npm run ops -- ${name} --help says what it does, and doesn’t do it`, () => {
    const program = [join(ROOT, 'ops/ops.mjs'), name, '--help'];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /\w+ \w+/);
    assert.doesNotMatch(stdout, /all stored values have been|bomFormat|Running target/i);
  });
