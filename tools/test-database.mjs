import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { freePort } from './setup/processes.mjs';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
/** Test data has to survive a killed process, not a power cut, so no commit waits for the disk. */
export const NO_DISK_SYNC = [
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-doublewrite=0',
  '--sync-binlog=0',
];
const FOLDERS = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/local/mysql/bin',
  '/opt/homebrew/bin',
];

/**
 * Starts the MariaDB or MySQL server installed on this machine, with a private folder and a free port on 127.0.0.1.
 * Any data from an earlier server in that folder is deleted first, unless `keepData` is set.
 * @param {{dir: string, options?: string[], keepData?: boolean, port?: number, user?: string, program?:
 *   DatabaseProgram}} how `port` instead of a free one, `user` to run as instead of the current one, and `program`
 *   instead of the installed server
 * @returns the URL of an empty database with all rights, the server's process id, and `stop()`, which stops the server and
 *   deletes its data unless `keepData` is set
 * @throws if there's no such program or it doesn't start
 */
export async function startTestDatabase({
  dir,
  options = [],
  keepData = false,
  port = undefined,
  user = userInfo().username,
  program = installedProgram(),
}) {
  if (!program) throw new Error('No MariaDB or MySQL server found: install the package mariadb-server');
  const dataDir = join(dir, 'data');
  if (!keepData) rmSync(dataDir, { recursive: true, force: true });
  // Temporary tables need a private folder too: a server deletes any it finds there when it starts.
  const tmpDir = join(dir, 'tmp');
  mkdirSync(tmpDir, { recursive: true });
  if (!existsSync(dataDir)) createSystemTables(program, dataDir, dir);
  if (user !== userInfo().username) execFileSync('chown', ['-R', user, dir]);

  const listensAt = port ?? (await freePort());
  // A file rather than a pipe: this process reads nothing while it waits for the tests, and a full pipe would block the
  // server.
  const logFile = join(dir, 'server.log');
  const socket = join(dir, 'server.sock');
  const log = openSync(logFile, 'w');
  const server = spawn(
    program.command,
    [
      ...program.args,
      `--datadir=${dataDir}`,
      `--tmpdir=${tmpDir}`,
      `--port=${listensAt}`,
      `--socket=${socket}`,
      `--pid-file=${join(dir, 'server.pid')}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      // Each worker of the tests holds several apis, each with several pools.
      '--max-connections=1000',
      `--user=${user}`,
      ...options,
    ],
    { stdio: ['ignore', 'ignore', log] },
  );
  closeSync(log);

  try {
    await untilAnswering(server, socket);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`${program.command} did not start: ${error.message}\n${getTail(logFile)}`, {
      cause: error,
    });
  }
  return {
    url: `mysql://root@127.0.0.1:${listensAt}/club_reviews`,
    pid: server.pid,
    stop: async () => {
      await ended(server);
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function getTail(file) {
  return readFileSync(file, 'utf8').slice(-4000);
}

/**
 * How to start a database server.
 * @typedef {{command: string, args: string[]}} DatabaseProgram `args` come before all others
 */

/** @returns {DatabaseProgram | undefined} */
function installedProgram() {
  const command = findProgram('mariadbd') ?? findProgram('mysqld');
  return command && { command, args: ['--no-defaults'] };
}

/**
 * @returns {string | undefined} the path of a server's program, wherever packages put it
 */
export function findProgram(name) {
  return FOLDERS.map((folder) => join(folder, name)).find(existsSync);
}

function createSystemTables(program, dataDir, dir) {
  const installer = findProgram('mariadb-install-db');
  const [command, args] =
    installer && !isMysql(program.command)
      ? [
          installer,
          [
            '--no-defaults',
            `--datadir=${dataDir}`,
            `--user=${userInfo().username}`,
            '--auth-root-authentication-method=normal',
            '--skip-test-db',
          ],
        ]
      : [
          program.command,
          [...program.args, '--initialize-insecure', `--datadir=${dataDir}`, `--user=${userInfo().username}`],
        ];
  const result = spawnSync(command, args, { cwd: dir, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${command} failed: ${result.error?.message ?? result.stderr}`);
}

/** Whether this program is MySQL itself and not MariaDB, which is also installed under its name. */
export function isMysql(command) {
  return !spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout.includes('MariaDB');
}

async function untilAnswering(server, socketPath) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`it ended with code ${server.exitCode}`);
    try {
      const connection = await createConnection({ socketPath, user: 'root' });
      // MySQL has created it for the socket only.
      await connection.query(`CREATE USER IF NOT EXISTS root@'127.0.0.1'`);
      await connection.query(`GRANT ALL ON *.* TO root@'127.0.0.1' WITH GRANT OPTION`);
      await connection.query('CREATE DATABASE IF NOT EXISTS club_reviews CHARACTER SET utf8mb4');
      await connection.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}

async function ended(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exit;
  clearTimeout(timer);
}
