import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** The schema that all others are copies of. */
const TEMPLATE_SCHEMA = 'schema_template';

/** Reads what tells whether the tables of the current schema were changed: how many columns and triggers there are. */
const SHAPE = `
  SELECT CONCAT_WS('/', COUNT(*), COUNT(DISTINCT table_name),
    (SELECT COUNT(*) FROM information_schema.triggers WHERE trigger_schema = DATABASE())) AS shape
  FROM information_schema.columns WHERE table_schema = DATABASE()`;

/**
 * Jest's global setup: migrates one database with the built api, for every suite to copy (see test-database.ts).
 * Running all the migrations for each suite would cost more than most tests. TEST_SCHEMA_TEMPLATE tells the suites
 * where it is.
 */
export default async function prepareSchemaTemplate() {
  const server = process.env.TEST_DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-template-'));
  const onServer = server ? await migrateOnServer(server, dataDir) : await migrateFile(dataDir);
  process.env.TEST_SCHEMA_TEMPLATE = JSON.stringify({ dataDir, ...onServer });
}

async function migrate(settings) {
  const { openDatabase } = await import('../../dist/app/open-database.js');
  await (await openDatabase(settings)).close();
}

async function migrateFile(dataDir) {
  await migrate({ dataDir });
  return {};
}

/** @returns the statements that build the same tables in another schema of the server, and what these tables are like */
async function migrateOnServer(server, dataDir) {
  const connection = await createConnection(server);
  await connection.query(`DROP DATABASE IF EXISTS ${TEMPLATE_SCHEMA}`);
  await connection.query(`CREATE DATABASE ${TEMPLATE_SCHEMA}`);
  await migrate({
    dataDir,
    databaseUrl: Object.assign(new URL(server), { pathname: `/${TEMPLATE_SCHEMA}` }).href,
  });
  await connection.query(`USE ${TEMPLATE_SCHEMA}`);
  const [[{ shape }]] = await connection.query(SHAPE);
  const described = {
    schema: TEMPLATE_SCHEMA,
    readShape: SHAPE,
    shape,
    ...(await describeTables(connection)),
  };
  await connection.end();
  return described;
}

async function describeTables(connection) {
  const rowsOf = async (sql) => (await connection.query(sql))[0];
  const [schema] = await rowsOf(`SHOW CREATE DATABASE ${TEMPLATE_SCHEMA}`);
  const [, charset] = /DEFAULT (CHARACTER SET \w+ COLLATE \w+)/.exec(schema['Create Database']);
  const tables = (await rowsOf(`SHOW TABLES FROM ${TEMPLATE_SCHEMA}`)).flatMap(Object.values);
  const definitions = await Promise.all(
    tables.map(
      async (table) => (await rowsOf(`SHOW CREATE TABLE ${TEMPLATE_SCHEMA}.${table}`))[0]['Create Table'],
    ),
  );
  const described = [];
  for (const name of tables) {
    const rows = await rowsOf(`SELECT 1 FROM ${TEMPLATE_SCHEMA}.${name} LIMIT 1`);
    described.push({ name, isEmpty: rows.length === 0 });
  }
  const statements = [
    `ALTER DATABASE ${charset}`,
    // The tables are in name order, so some refer to tables that aren't there yet.
    'SET foreign_key_checks = 0',
    ...definitions,
    ...described
      .filter(({ isEmpty }) => !isEmpty)
      .map(({ name }) => `INSERT INTO ${name} SELECT * FROM ${TEMPLATE_SCHEMA}.${name}`),
  ];
  return { statements, tables: described };
}
