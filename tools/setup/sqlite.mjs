import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUIET, ROOT, runNpm } from './npm.mjs';

const PACKAGE = 'better-sqlite3';
const BINARY = join(PACKAGE, 'build/Release/better_sqlite3.node');

/**
 * SQLite compiles in 53 seconds instead of 124 at this level; queries then take 3 to 15 % longer. Only the embedded
 * default of `npm start` and `npm test` is compiled like this, and only if no prebuilt binary can be downloaded.
 */
const QUICK_TO_COMPILE = '-O1';

/** Whether the package in the folder `modules` opens a database with this version of Node.js. */
export function sqliteWorks(modules) {
  const open = `require(${JSON.stringify(join(modules, PACKAGE))})(':memory:').close()`;
  try {
    execFileSync(process.execPath, ['-e', open], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Downloads or compiles the embedded database in a separate folder, so that all other packages can be installed
 * meanwhile.
 * @returns {Promise<{moveTo: (modules: string) => void}>} rejects if it can be neither downloaded nor compiled
 */
export async function buildSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-sqlite-'));
  const { CFLAGS = QUICK_TO_COMPILE, CXXFLAGS = QUICK_TO_COMPILE } = process.env;
  try {
    const lock = getLock(PACKAGE, JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
    writeFileSync(join(folder, 'package.json'), JSON.stringify(lock.packages['']));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    await runNpm(['ci', ...QUIET], { cwd: folder, env: { CFLAGS, CXXFLAGS } });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    moveTo(modules) {
      cpSync(join(folder, 'node_modules', BINARY), join(modules, BINARY));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The part of a lock file that one package needs, as a separate lock file: same versions, same checksums.
 * @param {string} name a package installed at the top level
 * @param {{lockfileVersion: number, packages: object}} lock the parsed package-lock.json
 */
export function getLock(name, { lockfileVersion, packages }) {
  const needed = new Map();
  const add = (path) => {
    if (needed.has(path)) return;
    needed.set(path, packages[path]);
    const dependencies = Object.keys(packages[path].dependencies ?? {});
    for (const dependency of dependencies) add(getPath(dependency, path, packages));
  };
  add(`node_modules/${name}`);
  const root = { dependencies: { [name]: packages[`node_modules/${name}`].version } };
  return { lockfileVersion, packages: { '': root, ...Object.fromEntries(needed) } };
}

/** Where Node.js finds a dependency of the package in `folder`: below it, otherwise below one of its parent folders. */
function getPath(dependency, folder, packages) {
  const path = `${folder && `${folder}/`}node_modules/${dependency}`;
  if (path in packages) return path;
  if (!folder) throw new Error(`package-lock.json has no entry for ${dependency}`);
  return getPath(
    dependency,
    folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, ''),
    packages,
  );
}
