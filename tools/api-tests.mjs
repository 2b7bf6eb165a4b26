import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './setup/npm.mjs';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/**
 * Runs the api's tests that need a database.
 * @param {string} databaseUrl a server whose user may create databases
 * @param {string[]} patterns only files whose paths match one of these; none: all files
 * @param {string} [readUrl] a replica of that server, for public reads
 * @returns {Promise<boolean>} whether they all passed
 */
export async function apiTests(databaseUrl, patterns, readUrl = '') {
  const some = patterns.length > 0 ? ['--selectProjects=http', '--testPathPatterns', ...patterns] : [];
  const tests = spawn(
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
      env: {
        ...process.env,
        TEST_DATABASE_URL: databaseUrl,
        ...(readUrl && { TEST_DATABASE_READ_URL: readUrl }),
      },
    },
  );
  const [code] = await once(tests, 'exit');
  return code === 0;
}
