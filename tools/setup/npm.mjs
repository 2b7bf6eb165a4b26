import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Options that limit npm's output to errors. */
export const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

const IS_WINDOWS = process.platform === 'win32';
const NPM = IS_WINDOWS ? 'npm.cmd' : 'npm';

/** Runs npm in the repository and shows its output. Throws if it fails. */
export function npm(args, env = {}) {
  execFileSync(NPM, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: IS_WINDOWS,
    env: { ...process.env, ...env },
  });
}

/**
 * Runs npm and shows its errors only.
 * @returns {Promise<void>} rejects if npm fails
 */
export function runNpm(args, { cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(NPM, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: IS_WINDOWS,
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`"npm ${args.join(' ')}" failed in ${cwd}`)),
    );
  });
}
