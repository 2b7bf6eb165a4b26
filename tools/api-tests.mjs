import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './setup/npm.mjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/**
 * Runs the api's tests that need a database; the api has to be built.
 * @param {string} databaseUrl a server whose user may create databases; '' for SQLite
 * @param {{patterns?: string[], scope?: 'sql', seed?: string}} [options] `patterns`: only files whose
 *   paths match one of these; `scope`: see load-files.mjs; `seed`: of the files' order
 * @returns {Promise<boolean>} whether they all passed
 */
export async function apiTests(databaseUrl, { patterns = [], scope, seed } = {}) {
  const which =
    patterns.length > 0
      ? ['--selectProjects=http', '--testPathPatterns', ...patterns]
      : ['--selectProjects=http-shards'];
  const tests = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      JEST,
      '--config',
      'jest.config.mjs',
      ...which,
    ],
    {
      cwd: join(ROOT, 'api'),
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: databaseUrl,
        ...(scope && { TEST_SCOPE: scope }),
        ...(seed && { TEST_SEED: seed }),
      },
    },
  );
  const [code] = await once(tests, 'exit');
  return code === 0;
}
