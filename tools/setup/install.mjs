import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const OLDEST_NODE = [20, 19];
const STAMP = `${ROOT}node_modules/.installed-lock`;
const IS_WINDOWS = process.platform === 'win32';
const NPM = IS_WINDOWS ? 'npm.cmd' : 'npm';

/** The one package whose install script is needed: it downloads or compiles the embedded database. */
const COMPILED_PACKAGE = 'better-sqlite3';
const COMPILED_FILE = `${ROOT}node_modules/${COMPILED_PACKAGE}/build/Release/better_sqlite3.node`;

/** Exits with a one-line message if this version of Node.js is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/** Installs the packages in the lock file, unless that has been done already. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (this takes a minute or two the first time) …');
  npm(installCommand());
  // npm takes a package whose compilation was interrupted for installed.
  if (!existsSync(COMPILED_FILE)) npm(compileCommand());
  markInstalled();
}

/**
 * Does the same, but leaves the embedded database compiling in the background: nothing needs it until the api starts.
 * @returns {Promise<void>} settles once everything is in place; rejects if the compilation fails
 */
export function installPackagesAndCompileInBackground() {
  if (isInstalled()) return Promise.resolve();
  console.log('Installing packages (this takes a minute or two the first time) …');
  npm([...installCommand(), '--ignore-scripts']);
  npm(['run', '--silent', 'prepare']);
  return runInBackground(NPM, compileCommand()).then(markInstalled);
}

/**
 * `npm ci` takes exactly what's in the lock file, but it deletes what is already installed, which would mean compiling the
 * database again after every small update. The build tools are development packages, which NODE_ENV=production leaves out.
 */
function installCommand() {
  const command = existsSync(`${ROOT}node_modules`) ? ['install', '--no-save'] : ['ci'];
  return [...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
}

function compileCommand() {
  return ['rebuild', COMPILED_PACKAGE, '--loglevel=error'];
}

function isInstalled() {
  return existsSync(COMPILED_FILE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockDigest();
}

function markInstalled() {
  writeFileSync(STAMP, lockDigest());
}

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .update(process.versions.modules)
    .digest('hex');
}

/** Runs npm in the repository and shows its output. Throws if it fails. */
export function npm(args, env = {}) {
  execFileSync(NPM, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: IS_WINDOWS,
    env: { ...process.env, ...env },
  });
}

function runInBackground(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: IS_WINDOWS,
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`"${command} ${args.join(' ')}" failed`)),
    );
  });
}

/** Runs Nx targets for every project, or for those named, two at a time. Nx skips whatever hasn't changed. */
export function runTargets(targets, projects = []) {
  const nx = `${ROOT}node_modules/nx/dist/bin/nx.js`;
  const selection = projects.length > 0 ? ['--projects', projects.join(',')] : [];
  execFileSync(
    process.execPath,
    [nx, 'run-many', '-t', ...targets, ...selection, '--parallel=2', '--output-style=static'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  );
}
