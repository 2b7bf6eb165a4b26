import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { QUIET, ROOT, npm, runNpm } from './npm.mjs';
import { buildSqlite, sqliteWorks } from './sqlite.mjs';

const OLDEST_NODE = [20, 19];
const MODULES = `${ROOT}node_modules`;
const STAMP = `${MODULES}/.installed-lock`;

/** Exits with a one-line message if this version of Node.js is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/** Installs the packages in the lock file, unless that has been done already. */
export async function installPackages() {
  await startInstallation().database;
}

/**
 * Does the same, but reports each half separately: nothing needs the embedded database until the api starts, and
 * compiling it takes longer than installing everything else.
 * @returns {{packages: Promise<void>, database: Promise<void>}} `database` settles last; each rejects if its half fails
 */
export function startInstallation() {
  if (isInstalled()) return { packages: Promise.resolve(), database: Promise.resolve() };
  console.log('Installing packages (this takes a minute or two the first time) …');
  const isFirst = !existsSync(MODULES);
  const packages = runNpm(installCommand(isFirst)).then(() => npm(['run', '--silent', 'prepare']));
  const binary = isFirst
    ? buildSqlite()
    : packages.then(() => (sqliteWorks(MODULES) ? undefined : buildSqlite()));
  const database = Promise.all([binary, packages]).then(([built]) => {
    built?.moveTo(MODULES);
    markInstalled();
  });
  // A caller that waits gets the failure; but nobody may be waiting yet when it happens.
  packages.catch(() => {});
  database.catch(() => {});
  return { packages, database };
}

/**
 * `npm ci` takes exactly what's in the lock file, but it deletes what is already installed, which would mean compiling the
 * database again after every small update. The build tools are development packages, which NODE_ENV=production leaves out.
 * The only install script that's needed is better-sqlite3's, which `buildSqlite` runs.
 */
function installCommand(isFirst) {
  return [...(isFirst ? ['ci'] : ['install', '--no-save']), '--include=dev', '--ignore-scripts', ...QUIET];
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockDigest();
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

/**
 * Runs Nx targets for every project, or for those named, two at a time unless told otherwise. Nx skips whatever hasn't
 * changed.
 */
export function runTargets(targets, projects = [], parallel = 2) {
  const nx = `${ROOT}node_modules/nx/dist/bin/nx.js`;
  const selection = projects.length > 0 ? ['--projects', projects.join(',')] : [];
  execFileSync(
    process.execPath,
    [nx, 'run-many', '-t', ...targets, ...selection, `--parallel=${parallel}`, '--output-style=static'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  );
}
