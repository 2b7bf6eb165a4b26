import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runTargets } from '../setup/install.mjs';
import { ROOT } from '../setup/npm.mjs';
import { requireSystemPrograms } from '../setup/system-programs.mjs';

const VM_MODULES = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/**
 * Runs one test file, or those in a folder, with the runner that its place and name ask for, and shows its output.
 * @param {string} file a path in the repository
 * @param {{mysql: boolean}} options whether the api's tests run on MariaDB or MySQL instead of SQLite
 * @throws if a test fails
 */
export async function runFile(file, { mysql }) {
  const [part] = file.split('/');
  const path = resolve(ROOT, file);
  if (part === 'e2e') {
    runTargets(['build']);
    return run(['../node_modules/@playwright/test/cli.js', 'test', path], part, {
      CHROMIUM_PATH: requireSystemPrograms().browser,
    });
  }
  if (file.endsWith('.test.mjs')) {
    runTargets(['build'], ['releases']);
    return run(['--test', path], '.');
  }
  if (part !== 'api') return run([...VM_MODULES, '../node_modules/jest/bin/jest.js', path], part);
  runTargets(['build'], ['api']);
  const jest = [...VM_MODULES, '../node_modules/jest/bin/jest.js', '--selectProjects', 'unit', 'http'];
  const tests = [...jest, '--testPathPatterns', path];
  if (!mysql) return run(tests, part, { TEST_DATABASE_URL: '' });
  const { startTestDatabase } = await import('../test-database.mjs');
  const dir = mkdtempSync(join(tmpdir(), 'club-reviews-test-'));
  const database = await startTestDatabase({ dir });
  try {
    run(tests, part, { TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

function run(args, folder, env = {}) {
  execFileSync(process.execPath, args, {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}
