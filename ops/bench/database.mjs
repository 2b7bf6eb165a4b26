import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { runProgram } from '../../tools/setup/run-program.mjs';
import { startTestDatabase } from '../../tools/test-database.mjs';
import { getProgram } from './servers.mjs';

/** The databases to choose from, smallest first. */
export const SIZES = {
  small: { clubs: 300, reviews: 3_000 },
  large: { clubs: 50_000, reviews: 2_000_000 },
};

const GIB = 2 ** 30;
const MAX_POOL = 4 * GIB;

/**
 * Starts a private database server with the requested sizes, loaded by each checkout. Loaded databases stay in `folder`
 * for later runs, and an api that starts on one brings its tables up to date.
 * @param {{folder: string, dirs: string[], sizes: string[], fresh: boolean, env: Record<string, string>, signal:
 *   AbortSignal, cleanUp: object}} order
 * @returns {Promise<{pid: number, version: string, toUrl: (dir: string, size: string) => string}>}
 */
export async function openDatabases({ folder, dirs, sizes, fresh, env, signal, cleanUp }) {
  if (fresh) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const starting = startTestDatabase({ dir: folder, keepData: true, options: serverOptions() });
  cleanUp.add(async () => (await starting).stop());
  const server = await starting;
  const getName = (dir, size) => `${size}_${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`;
  const toUrl = (dir, size) =>
    Object.assign(new URL(server.url), { pathname: `/${getName(dir, size)}` }).href;
  const connection = await createConnection(server.url);
  try {
    for (const dir of dirs)
      for (const size of sizes) {
        const name = getName(dir, size);
        // Written at the end, so that loading starts again after an interruption.
        const loaded = join(folder, `${name}.loaded`);
        if (existsSync(loaded)) continue;
        const settings = { ...env, DATABASE_URL: toUrl(dir, size) };
        await load(connection, name, { dir, size, env: settings, signal });
        writeFileSync(loaded, '');
      }
    const [[{ version }]] = await connection.query('SELECT VERSION() AS version');
    return { pid: server.pid, version, toUrl };
  } finally {
    connection.destroy();
  }
}

// Everything fits into the pool, as it should on a server, and loading doesn't wait for the disk.
function serverOptions() {
  const pool = Math.min(MAX_POOL, Math.floor(totalmem() / 3));
  return [
    `--innodb-buffer-pool-size=${pool}`,
    '--innodb-log-file-size=512M',
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-buffer-pool-dump-pct=100',
    '--max-prepared-stmt-count=65536',
  ];
}

async function load(connection, name, { dir, size, env, signal }) {
  const { clubs, reviews } = SIZES[size];
  console.log(`Loading the ${size} database: ${clubs} clubs, ${reviews} reviews …`);
  await connection.query(`DROP DATABASE IF EXISTS ${name}`);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const command = [getProgram(dir, 'sample-data'), '--clubs', String(clubs), '--reviews', String(reviews)];
  await runProgram(process.execPath, command, { env, signal, show: true });
  const [tables] = await connection.query(`SHOW TABLES FROM ${name}`);
  const names = tables.map((row) => `${name}.${Object.values(row)[0]}`);
  await connection.query(`ANALYZE TABLE ${names.join(', ')}`);
}
