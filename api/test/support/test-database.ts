import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DatabasePreparation } from '../../src/platform/database/connect-database.js';
import type { Database } from '../../src/platform/database/database.js';
import { openDatabase } from '../../src/app/open-database.js';
import type { DatabaseSettings } from '../../src/platform/database/dialect/create-dialect.js';
import type { Life } from './started.js';
import { useStarted } from './started.js';
import type { StoredContent } from './stored-content.js';
import { readContent, restoreContent } from './stored-content.js';

/** Settings for the test's own database, and how to remove it. */
export interface TestDatabasePlace {
  settings: DatabaseSettings;
  removePlace(): Promise<void>;
}

/**
 * A database without tables: a schema on the server that TEST_DATABASE_URL names; otherwise a SQLite file that doesn't
 * exist yet.
 */
export async function createEmptyPlace(): Promise<TestDatabasePlace> {
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

/** A migrated database without content. */
export async function createTestDatabasePlace(): Promise<TestDatabasePlace> {
  const place = await createEmptyPlace();
  await copyTemplate(place.settings);
  return place;
}

interface OpenedDatabase {
  database: Database;
  remove: () => Promise<void>;
}

/** The same, opened, for a test that changes the schema or the server. All others borrow one. */
export async function createTestDatabase(): Promise<OpenedDatabase> {
  const place = await createTestDatabasePlace();
  const database = await openDatabase({ ...place.settings, refusesUnnotedChanges: true });
  return {
    database,
    remove: async () => {
      await database.close();
      await place.removePlace();
    },
  };
}

const idle: (OpenedDatabase & { content: StoredContent })[] = [];

/** Lends a database without content, which earlier tests may have used; `remove` empties it and gives it back. */
export async function borrowTestDatabase(prepare?: DatabasePreparation): Promise<OpenedDatabase> {
  const lent = idle.pop() ?? (await createWithContent());
  await prepare?.(lent.database);
  return {
    database: lent.database,
    remove: async () => {
      await restoreContent(lent.database, lent.content);
      idle.push(lent);
    },
  };
}

async function createWithContent() {
  const created = await createTestDatabase();
  return { ...created, content: await readContent(created.database) };
}

afterAll(() => Promise.all(idle.splice(0).map(({ remove }) => remove())));

/** The same for the tests of a suite, given back after each or after all of them. */
export function useTestDatabase(life: Life, prepare?: DatabasePreparation): Database {
  let remove: () => Promise<void>;
  const start = async (): Promise<Database> => {
    const borrowed = await borrowTestDatabase(prepare);
    ({ remove } = borrowed);
    return borrowed.database;
  };
  return useStarted(life, start, () => remove());
}

/** What schema-template.mjs prepared: the folder of a SQLite database, or what creates the tables on the server. */
interface SchemaTemplate {
  dataDir: string;
  statements: string[];
}

async function copyTemplate({ databaseUrl, dataDir }: DatabaseSettings): Promise<void> {
  const template = JSON.parse(process.env['TEST_SCHEMA_TEMPLATE'] ?? '') as SchemaTemplate;
  if (databaseUrl) await runOnServer(databaseUrl, template.statements.join(';\n'));
  else cpSync(template.dataDir, dataDir, { recursive: true });
}

async function runOnServer(server: string, sql: string): Promise<void> {
  const connection = await createConnection({ uri: server, multipleStatements: true });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}
