import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './setup/npm.mjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/**
 * Runs the api's tests that need a database.
 * @param {string} databaseUrl a server whose user may create databases
 * @param {string[]} patterns the files whose paths match one of them; none: all files
 * @returns {boolean} whether they all passed
 */
export function apiTests(databaseUrl, patterns, env = {}) {
  const some = patterns.length > 0 ? ['--selectProjects=http', '--testPathPatterns', ...patterns] : [];
  const { status } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      JEST,
      '--config',
      'jest.config.mjs',
      ...(some.length > 0 ? some : ['--selectProjects=http-together']),
    ],
    {
      cwd: join(ROOT, 'api'),
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl, ...env },
    },
  );
  return status === 0;
}
