import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from './setup/npm.mjs';
import { reservePort } from './setup/processes.mjs';

it('npm start says that its port is in use, and does nothing else', async () => {
  const { port, release } = await reservePort(0);
  const dataDir = join(tmpdir(), `club-reviews-taken-port-${process.pid}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/start.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port), HOST: '', DATA_DIR: dataDir },
  });
  await release();
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.match(stderr, new RegExp(`^Port ${port} is already in use\\. [^\\n]*PORT=\\d+ npm start\\n$`));
  assert.equal(existsSync(dataDir), false);
});
