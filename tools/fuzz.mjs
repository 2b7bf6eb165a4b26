/**
 * `npm run fuzz`: sends the api what nobody would, made from its contract, and looks at every answer. The same seed and number
 * send the same.
 *
 *   npm run fuzz -- --calls 100000 --seed 7
 *   npm run fuzz -- --engine mysql             on a MariaDB or MySQL server that it starts itself
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTargets } from './setup/install.mjs';
import { npm } from './setup/npm.mjs';
import { startTestDatabase } from './test-database.mjs';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '6000' },
    seed: { type: 'string', default: '20261123' },
    engine: { type: 'string', default: 'sqlite' },
  },
});
for (const name of ['calls', 'seed'])
  if (!/^\d{1,9}$/.test(values[name])) throw new Error(`--${name} has to be a whole number`);
if (!['sqlite', 'mysql'].includes(values.engine)) throw new Error('--engine is sqlite or mysql');

runTargets(['build'], ['releases']);
const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-fuzz-'));
const database = values.engine === 'mysql' ? await startTestDatabase({ dir: scratch }) : undefined;
try {
  npm(['run', '--silent', 'test:fuzz', '-w', 'api'], {
    TEST_DATABASE_URL: database?.url ?? '',
    FUZZ_CALLS: values.calls,
    FUZZ_SEED: values.seed,
  });
} finally {
  await database?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
