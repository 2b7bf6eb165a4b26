import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const OLDEST_NODE = [20, 19];

/** Ends the process with one line that says what to do when this Node.js is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/** Installs the packages of the lock file unless exactly these are installed already. */
export function installPackages() {
  const stamp = `${ROOT}node_modules/.installed-lock`;
  const lock = createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .update(process.versions.modules)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (a few minutes the first time: the embedded database is compiled) …');
  // Not `npm ci`: the lock file lacks the native packages of platforms that the registry did not have when it was
  // written, which `npm ci` refuses and `npm install` adds. Every version is the lock file's all the same.
  // Development packages hold the build tools, and NODE_ENV=production would leave them out.
  npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

/** Runs npm in the repository with its output shown. Throws when it fails. */
export function npm(args, env = {}) {
  execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
}

/** Runs Nx targets of all projects (or of the named ones), at most two at a time. Results of unchanged inputs come from Nx's cache. */
export function runTargets(targets, projects = []) {
  const nx = `${ROOT}node_modules/nx/dist/bin/nx.js`;
  const selection = projects.length > 0 ? ['--projects', projects.join(',')] : [];
  execFileSync(
    process.execPath,
    [nx, 'run-many', '-t', ...targets, ...selection, '--parallel=2', '--output-style=static'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  );
}
