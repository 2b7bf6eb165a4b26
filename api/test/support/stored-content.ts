import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import {
  DIRECTORY,
  invalidateEverything,
  invalidateEveryClub,
  invalidateListings,
} from '../../src/model/clubs/club-versions.js';
import { insertRows } from '../../src/platform/database/batches.js';
import type { Database } from '../../src/platform/database/database.js';

type Row = Record<string, string | number>;

/** The tables of a database, and the rows in them. */
export interface StoredContent {
  tables: string[];
  rows: ReadonlyMap<string, Row[]>;
}

/** What isn't content: migrations stay applied, and versions only grow. */
const KEPT = new Set(['migrations', 'club_versions']);

/** Reads what a database contains; meant for one that contains little. */
export async function readContent({ dataSource }: Database): Promise<StoredContent> {
  const { manager } = dataSource;
  const tables = dataSource.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((name) => !KEPT.has(name));
  const rows = new Map<string, Row[]>();
  for (const table of await written(manager, tables))
    rows.set(table, await manager.query(`SELECT * FROM ${table}`));
  return { tables, rows };
}

/** Makes a database contain that and nothing else, and announces that everything has changed. */
export async function restoreContent(
  { dataSource, transactions }: Database,
  { tables, rows }: StoredContent,
): Promise<void> {
  const isSqlite = dataSource.options.type === 'better-sqlite3';
  await transactions.runInTransaction(async (manager) => {
    await manager.query(isSqlite ? 'PRAGMA defer_foreign_keys = ON' : 'SET foreign_key_checks = 0');
    for (const table of await written(manager, tables)) {
      await manager.query(`DELETE FROM ${table}`);
      const content = rows.get(table);
      if (content) await insertRows(manager, table, content);
    }
    if (!isSqlite) await manager.query('SET foreign_key_checks = 1');
    await manager.query(`DELETE FROM club_versions WHERE club_id > ${DIRECTORY}`);
    invalidateEveryClub(manager);
    invalidateEverything(manager);
    invalidateListings(manager);
  });
}

/** Those of the tables that contain rows, by one statement. */
async function written(manager: EntityManager, tables: readonly string[]): Promise<string[]> {
  const parts = tables.map(
    (table) =>
      `SELECT '${table}' AS name FROM (SELECT 1 AS one) AS row_${table} WHERE EXISTS (SELECT 1 FROM ${table})`,
  );
  const found = await manager.query<{ name: string }[]>(parts.join(' UNION ALL '));
  return found.map(({ name }) => name);
}

/** Empties an api's folder except for the database. */
export function emptyFolder(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (!name.startsWith('club-reviews.sqlite')) rmSync(join(dataDir, name), { recursive: true });
}
