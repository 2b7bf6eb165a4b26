import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from './npm.mjs';

/** How each command that installs the packages can be stopped before it does, and what it says then. */
const STOPPED = [
  { program: 'test', says: /^no-such-test is neither a stage/ },
  { program: 'start', env: { PORT: 'none' }, says: /PORT/ },
  { program: 'affected', args: ['--base'], says: /'--base <value>' argument missing/ },
  { program: 'dev', args: ['--no-such-option'], says: /Unknown option '--no-such-option'/ },
];

it('starts each command of a new clone without any package', async (context) => {
  const clone = mkdtempSync(join(tmpdir(), 'club-reviews-new-clone-'));
  context.after(() => rmSync(clone, { recursive: true, force: true }));
  cpSync(join(ROOT, 'tools'), join(clone, 'tools'), { recursive: true });
  for (const { program, args = ['no-such-test'], env, says } of STOPPED) {
    const { status, stderr } = spawnSync(process.execPath, [join(clone, `tools/${program}.mjs`), ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    assert.equal(status, 1, program);
    assert.doesNotMatch(stderr, /ERR_MODULE_NOT_FOUND/, program);
    assert.match(stderr, says, program);
  }
});
