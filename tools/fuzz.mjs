/**
 * `npm run ops -- fuzz`: sends the api and the shell what no real client would, and checks every response. Requests to the api
 * are generated from its contract, those to the shell from its pages' URLs and parameters. The same seed and numbers
 * send the same requests.
 *
 *   npm run ops -- fuzz --calls 100000 --pages 20000 --seed 7
 *   npm run ops -- fuzz --calls 0                  pages alone; --pages 0: the api alone
 *   npm run ops -- fuzz --engine mysql             the api on a MariaDB or MySQL server that it starts itself
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTargets } from './setup/install.mjs';
import { npm } from './setup/npm.mjs';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '6000' },
    pages: { type: 'string', default: '400' },
    seed: { type: 'string', default: '20261123' },
    engine: { type: 'string', default: 'sqlite' },
  },
});
for (const name of ['calls', 'pages', 'seed'])
  if (!/^\d{1,9}$/.test(values[name])) throw new Error(`--${name} has to be a whole number`);
if (!['sqlite', 'mysql'].includes(values.engine)) throw new Error('--engine is sqlite or mysql');

if (values.pages !== '0') await fuzzPages(Number(values.pages), Number(values.seed));
if (values.calls !== '0') await fuzzCalls();

async function fuzzPages(pages, seed) {
  runTargets(['build']);
  // Reads what has just been built.
  const { fuzzPages: sendPages } = await import('./fuzz/fuzz-pages.mjs');
  const problems = await sendPages({ pages, seed });
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}

async function fuzzCalls() {
  runTargets(['build'], ['releases']);
  const { startTestDatabase } = await import('./test-database.mjs');
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
}
