import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { runProgram } from '../setup/run-program.mjs';
import { startTestDatabase } from '../test-database.mjs';
import { dataVersion } from './data-version.mjs';
import { programOf } from './servers.mjs';
import { SIZES } from './sizes.mjs';

const GIB = 2 ** 30;
const MAX_POOL = 4 * GIB;

/**
 * Starts a private database server with the requested sizes loaded by each checkout. Loaded databases stay in
 * `cacheDir` until a run needs others; checkouts with the same tables and generator share one.
 * @param {{cacheDir: string, dirs: string[], sizes: string[], fresh: boolean, apiEnv: Record<string, string>,
 *   signal: AbortSignal, cleanUp: object}} order
 * @returns {Promise<{pid: number, version: string, urlOf: (dir: string, size: string) => string}>}
 */
export async function openDatabases({ cacheDir, dirs, sizes, fresh, apiEnv, signal, cleanUp }) {
  if (fresh) rmSync(cacheDir, { recursive: true, force: true });
  mkdirSync(cacheDir, { recursive: true });
  const versions = new Map(dirs.map((dir) => [dir, dataVersion(dir)]));
  const nameOf = (dir, size) => `bench_${versions.get(dir)}_${size}`;

  const starting = startTestDatabase({ dir: cacheDir, keepData: true, options: serverOptions() });
  cleanUp.add(async () => (await starting).stop());
  const server = await starting;
  const urlOf = (dir, size) => Object.assign(new URL(server.url), { pathname: `/${nameOf(dir, size)}` }).href;
  const connection = await createConnection(server.url);
  try {
    await dropOthers(connection, cacheDir, new Set(versions.values()));
    for (const dir of dirs)
      for (const size of sizes) {
        const env = { ...apiEnv, DATABASE_URL: urlOf(dir, size) };
        await loadUnlessLoaded({ connection, cacheDir, name: nameOf(dir, size), dir, size, env, signal });
      }
    const [[{ version }]] = await connection.query('SELECT VERSION() AS version');
    return { pid: server.pid, version, urlOf };
  } finally {
    connection.destroy();
  }
}

async function dropOthers(connection, cacheDir, versions) {
  const [rows] = await connection.query("SHOW DATABASES LIKE 'bench\\_%'");
  for (const name of rows.flatMap((row) => Object.values(row))) {
    if (versions.has(name.split('_')[1])) continue;
    rmSync(join(cacheDir, `${name}.loaded`), { force: true });
    await connection.query(`DROP DATABASE ${name}`);
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

async function loadUnlessLoaded({ connection, cacheDir, name, dir, size, env, signal }) {
  // Written at the end, so that loading starts again after an interruption.
  const loaded = join(cacheDir, `${name}.loaded`);
  if (existsSync(loaded)) return;
  const { clubs, reviews } = SIZES[size];
  console.log(`Loading the ${size} database: ${clubs} clubs, ${reviews} reviews …`);
  await connection.query(`DROP DATABASE IF EXISTS ${name}`);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const command = [programOf(dir, 'sample-data'), '--clubs', String(clubs), '--reviews', String(reviews)];
  await runProgram(process.execPath, command, { env, signal, show: true });
  await connection.query(`ANALYZE TABLE ${TABLES.map((table) => `${name}.${table}`).join(', ')}`);
  writeFileSync(loaded, '');
}

const TABLES = ['clubs', 'reviews', 'club_search_terms', 'club_age_group_counts'];
