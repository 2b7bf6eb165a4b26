import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { openDatabase } from '../../src/database/database.js';
/**
 * An empty database of the suite's own: a schema on the server TEST_DATABASE_URL names, else a SQLite file.
 */
export async function createTestDatabasePlace() {
  const server = process.env['TEST_DATABASE_URL'];
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (!server) {
    return {
      settings: { dataDir },
      removePlace: () => Promise.resolve(removeFolder()),
    };
  }
  const url = new URL(server);
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `CREATE DATABASE ${schema}`);
  url.pathname = `/${schema}`;
  return {
    settings: { dataDir, databaseUrl: url.href },
    removePlace: async () => {
      removeFolder();
      await runOnServer(server, `DROP DATABASE ${schema}`);
    },
  };
}
/** The same, opened and migrated. */
export async function createTestDatabase(prepare) {
  const place = await createTestDatabasePlace();
  const database = await openDatabase(place.settings, prepare);
  return {
    database,
    remove: async () => {
      await database.close();
      await place.removePlace();
    },
  };
}
async function runOnServer(server, sql) {
  const connection = await createConnection(server);
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}
