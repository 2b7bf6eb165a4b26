import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './setup/system-programs.mjs';
import { findProgram, isMysql } from './test-database.mjs';

/** The Debian suite that has MySQL: stable releases have MariaDB instead. */
const SUITE = 'sid';
/** The loader for each kind of processor that Debian has MySQL for. */
const LOADERS = { x64: 'ld-linux-x86-64.so.2', arm64: 'ld-linux-aarch64.so.1' };
const LIBRARIES = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

/**
 * A MySQL server's program, never MariaDB's: the installed one, or one from Debian's newest suite, which is put into
 * `folder` with all the libraries it needs (about 800 MB and four minutes the first time; needs root and Debian). The
 * system itself doesn't change, except that debootstrap may be installed.
 * @param {string} [folder] MYSQL_FOLDER, or one below the system's temporary folder, unless given
 * @returns {import('./test-database.mjs').DatabaseProgram}
 * @throws if there is none and it can't be fetched
 */
export function mysqlProgram(folder = process.env.MYSQL_FOLDER ?? join(tmpdir(), 'club-reviews-mysql')) {
  const installed = findProgram('mysqld');
  if (installed && isMysql(installed)) return { command: installed, args: ['--no-defaults'] };
  const root = join(folder, 'root');
  const ready = join(folder, 'ready');
  if (!existsSync(ready)) {
    fetchFromDebian(root);
    writeFileSync(ready, '');
  }
  const libraries = join(root, 'usr/lib', LIBRARIES[process.arch]);
  // Its own loader and libraries: they're newer than the system's.
  return {
    command: join(libraries, LOADERS[process.arch]),
    args: [
      '--library-path',
      `${libraries}:${join(root, 'usr/lib/mysql/private')}`,
      join(root, 'usr/sbin/mysqld'),
      '--no-defaults',
      `--basedir=${join(root, 'usr')}`,
      `--lc-messages-dir=${join(root, 'usr/share/mysql')}`,
      '--mysqlx=OFF',
      // The package's own folder for this doesn't exist on this system.
      '--secure-file-priv=NULL',
    ],
  };
}

function fetchFromDebian(root) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !(process.arch in LOADERS))
    throw new Error(
      'No MySQL server here, and none can be fetched (that takes root on Debian): install one, or set MYSQL_URL',
    );
  if (!findTool('debootstrap')) installDebianPackages(['debootstrap']);
  console.log(`Fetching MySQL from Debian ${SUITE} into ${root}: about four minutes, once …`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  run('debootstrap', ['--variant=minbase', SUITE, root]);
  run('chroot', [root, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'mysql-server-core']);
}

function findTool(name) {
  return ['/usr/sbin', '/usr/bin'].some((folder) => existsSync(join(folder, name)));
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} failed:\n${`${stdout}${stderr}`.slice(-2000)}`);
}
