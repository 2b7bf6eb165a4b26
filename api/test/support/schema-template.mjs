import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

const SCHEMA = 'schema_template';

/**
 * Jest's global setup: migrates one database with the built api, for every suite to copy (see test-database.ts).
 * Running all the migrations for each suite would cost more than most tests. TEST_SCHEMA_TEMPLATE tells the suites
 * where it is.
 */
export default async function prepareSchemaTemplate() {
  const server = process.env.TEST_DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-template-'));
  const statements = server ? await migrateOnServer(server, dataDir) : await migrateFile(dataDir);
  process.env.TEST_SCHEMA_TEMPLATE = JSON.stringify({ dataDir, statements });
}

async function migrate(settings) {
  const { openDatabase } = await import('../../dist/app/open-database.js');
  await (await openDatabase(settings)).close();
}

async function migrateFile(dataDir) {
  await migrate({ dataDir });
  return [];
}

/** @returns the statements that build the same tables in another schema of the server */
async function migrateOnServer(server, dataDir) {
  const connection = await createConnection(server);
  await connection.query(`DROP DATABASE IF EXISTS ${SCHEMA}`);
  await connection.query(`CREATE DATABASE ${SCHEMA}`);
  await migrate({ dataDir, databaseUrl: Object.assign(new URL(server), { pathname: `/${SCHEMA}` }).href });
  const statements = await statementsToRebuild(connection);
  await connection.end();
  return statements;
}

async function statementsToRebuild(connection) {
  const toRows = async (sql) => (await connection.query(sql))[0];
  const [schema] = await toRows(`SHOW CREATE DATABASE ${SCHEMA}`);
  const [, charset] = /DEFAULT (CHARACTER SET \w+ COLLATE \w+)/.exec(schema['Create Database']);
  const tables = (await toRows(`SHOW TABLES FROM ${SCHEMA}`)).flatMap(Object.values);
  const definitions = await Promise.all(
    tables.map(async (table) => (await toRows(`SHOW CREATE TABLE ${SCHEMA}.${table}`))[0]['Create Table']),
  );
  return [
    `ALTER DATABASE ${charset}`,
    // The tables are in name order, so some refer to tables that aren't there yet.
    'SET foreign_key_checks = 0',
    ...definitions,
    ...tables.map((table) => `INSERT INTO ${table} SELECT * FROM ${SCHEMA}.${table}`),
  ];
}
