/**
 * `npm test`: everything that has to pass before a change lands, in private folders and on free ports.
 *
 *   npm test                run all stages
 *   npm test -- unit e2e    run the named stages only
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, requireNode, runTargets } from './setup/install.mjs';
import { ROOT, npm } from './setup/npm.mjs';
import { requireSystemPrograms } from './setup/system-programs.mjs';

requireNode();
await installPackages();

const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-test-'));
const programs = requireSystemPrograms();

function testFilesBelow(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => join(folder, file));
}

async function withTestDatabase(run) {
  const { NO_DISK_SYNC, startTestDatabase } = await import('./test-database.mjs');
  const database = await startTestDatabase({ dir: join(scratch, 'database'), options: NO_DISK_SYNC });
  try {
    await run(database.url);
  } finally {
    await database.stop();
  }
}

const STAGES = {
  format: () => npm(['run', '--silent', 'format:check']),
  static: () => {
    runTargets(['lint', 'typecheck']);
    npm(['run', '--silent', 'structure']);
    npm(['run', '--silent', 'knip']);
    npm(['run', '--silent', 'security']);
  },
  unit: () => runTargets(['test']),
  tools: () => {
    runTargets(['build'], ['releases']);
    execFileSync(process.execPath, ['--test', ...testFilesBelow('tools')], { cwd: ROOT, stdio: 'inherit' });
  },
  contract: () => npm(['run', '--silent', 'contract:check']),
  'api-sqlite': () => npm(['run', '--silent', 'test:http', '-w', 'api'], { TEST_DATABASE_URL: '' }),
  'api-mysql': () =>
    withTestDatabase((url) => npm(['run', '--silent', 'test:http', '-w', 'api'], { TEST_DATABASE_URL: url })),
  fuzz: () => npm(['run', '--silent', 'fuzz']),
  gate: async () => {
    runTargets(['build']);
    const { REMOTES, publishReleases } = await import('./setup/product.mjs');
    const dataDir = join(scratch, 'gate');
    await publishReleases(dataDir);
    const look = (names, env) =>
      execFileSync(process.execPath, ['tools/release/gate.mjs', ...names], {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, CHROMIUM_PATH: programs.browser, ...env },
      });
    look(['api', ...REMOTES, 'shell'], { DATA_DIR: dataDir, RELEASE_STORE: '' });
    // If the pipeline knows what's live, an api that no longer supports it doesn't land.
    if (process.env.RELEASE_STORE) look(['api'], {});
  },
  catalogue: () =>
    npm(['run', '--silent', 'catalogue', '--', '--check'], { CHROMIUM_PATH: programs.browser }),
  e2e: () => {
    runTargets(['build']);
    npm(['run', '--silent', 'test:browser', '-w', 'e2e'], { CHROMIUM_PATH: programs.browser });
  },
  'new-remote': () => {
    runTargets(['build']);
    execFileSync(process.execPath, ['--test-reporter=spec', 'tools/generators/proof/run.mjs'], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: programs.browser },
    });
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`Unknown stage ${unknown.join(', ')}; there are ${Object.keys(STAGES).join(', ')}.`);
  process.exit(1);
}

const failed = [];
const names = wanted.length > 0 ? wanted : Object.keys(STAGES);
for (const name of names) {
  console.log(`\n=== ${name} ===`);
  const startedAt = Date.now();
  try {
    await STAGES[name]();
    console.log(`=== ${name}: passed in ${Math.round((Date.now() - startedAt) / 1000)} s ===`);
  } catch (error) {
    failed.push(name);
    console.error(`=== ${name}: FAILED (${error.message.split('\n')[0]}) ===`);
  }
}
rmSync(scratch, { recursive: true, force: true });
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\nstages: ${names.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
