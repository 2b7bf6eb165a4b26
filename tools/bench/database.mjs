import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { ROOT } from '../setup/install.mjs';
import { startTestDatabase } from '../test-database.mjs';
import { dataVersion } from './data-version.mjs';
import { runProgram } from '../setup/run-program.mjs';
import { SIZES } from './sizes.mjs';

const GIB = 2 ** 30;
const LARGEST_POOL = 4 * GIB;

/**
 * Starts a private database server with the asked sizes loaded. Loaded data stay in `cacheDir` until the tables or
 * the generator of the rows change.
 * @param {{cacheDir: string, sizes: string[], fresh: boolean, apiEnv: Record<string, string>, signal: AbortSignal, cleanUp: object}} order
 * @returns {Promise<{pid: number, version: string, urlOf: (size: string) => string}>}
 */
export async function openDatabases({ cacheDir, sizes, fresh, apiEnv, signal, cleanUp }) {
  const dir = join(cacheDir, dataVersion(ROOT));
  dropOtherVersions(cacheDir, dir, fresh);
  mkdirSync(dir, { recursive: true });

  const starting = startTestDatabase({ dir, keepData: true, options: serverOptions() });
  cleanUp.add(async () => (await starting).stop());
  const server = await starting;
  const urlOf = (size) => Object.assign(new URL(server.url), { pathname: `/bench_${size}` }).href;
  const connection = await createConnection(server.url);
  try {
    for (const size of sizes)
      await loadUnlessLoaded(connection, dir, size, { ...apiEnv, DATABASE_URL: urlOf(size) }, signal);
    const [[{ version }]] = await connection.query('SELECT VERSION() AS version');
    return { pid: server.pid, version, urlOf };
  } finally {
    connection.destroy();
  }
}

function dropOtherVersions(cacheDir, dir, fresh) {
  if (!existsSync(cacheDir)) return;
  for (const name of readdirSync(cacheDir)) {
    const other = join(cacheDir, name);
    if (fresh || other !== dir) rmSync(other, { recursive: true, force: true });
  }
}

// Everything fits into the pool, as it should on a server; loading waits for no disk.
function serverOptions() {
  const pool = Math.min(LARGEST_POOL, Math.floor(totalmem() / 3));
  return [
    `--innodb-buffer-pool-size=${pool}`,
    '--innodb-log-file-size=512M',
    '--innodb-flush-log-at-trx-commit=2',
    '--innodb-buffer-pool-dump-pct=100',
    '--max-prepared-stmt-count=65536',
  ];
}

async function loadUnlessLoaded(connection, dir, size, apiEnv, signal) {
  // Written when all is loaded, so that an interrupted loading starts again.
  const loaded = join(dir, `${size}.loaded`);
  if (existsSync(loaded)) return;
  const { clubs, reviews } = SIZES[size];
  console.log(`Loading the ${size} database: ${clubs} clubs, ${reviews} reviews …`);
  await connection.query(`DROP DATABASE IF EXISTS bench_${size}`);
  await connection.query(`CREATE DATABASE bench_${size} CHARACTER SET utf8mb4`);
  const command = [
    'api/dist/commands/sample-data.js',
    '--clubs',
    String(clubs),
    '--reviews',
    String(reviews),
  ];
  await runProgram(process.execPath, command, { env: apiEnv, signal, show: true });
  await connection.query(`ANALYZE TABLE ${TABLES.map((table) => `bench_${size}.${table}`).join(', ')}`);
  writeFileSync(loaded, '');
}

const TABLES = ['clubs', 'reviews', 'club_search_terms', 'club_age_group_counts'];
