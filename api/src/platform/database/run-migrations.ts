import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, Migration, QueryRunner } from 'typeorm';
import { MigrationExecutor } from 'typeorm';
import { isRolledBack } from './dialect/mysql-failures.js';

const ATTEMPTS = 10;
const LONGEST_PAUSE_MS = 500;

const BEGINS = /^\s*START TRANSACTION\b/i;
/** MySQL commits whatever came before a change to tables; what follows belongs to no transaction. */
const ENDS = /^\s*(?:COMMIT|ROLLBACK|CREATE|ALTER|DROP|RENAME|TRUNCATE)\b/i;
const WRITES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

/**
 * Runs the migrations that a database doesn't have yet, each in a transaction where the engine has them for changes to
 * tables.
 * @returns those it has run
 * @throws what a migration throws, except for conflicts with other writers that can be tried again
 */
export async function runMigrations(dataSource: DataSource): Promise<Migration[]> {
  const runner = dataSource.createQueryRunner();
  if (dataSource.options.type === 'better-sqlite3') keepSequences(runner);
  else repeatRolledBackStatements(runner);
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  try {
    return await executor.executePendingMigrations();
  } finally {
    await runner.release();
  }
}

type Query = (statement: string, ...rest: unknown[]) => Promise<unknown>;

const getQuery = (runner: QueryRunner): Query => runner.query.bind(runner) as Query;

/**
 * Keeps ids of removed rows from being given again: on SQLite a changed table is a copy, which counts on from the rows
 * that are left. What is kept about a removed review would otherwise belong to the next one.
 */
function keepSequences(runner: QueryRunner): void {
  const query = getQuery(runner);
  const last = new Map<string, number>();
  const keeping: Query = async (statement, ...rest) => {
    const [, dropped] = /^DROP TABLE "(\w+)"/.exec(statement) ?? [];
    if (dropped !== undefined) {
      const [row] = (await query('SELECT seq FROM sqlite_sequence WHERE name = ?', [dropped])) as {
        seq: number;
      }[];
      if (row) last.set(dropped, row.seq);
    }
    const result = await query(statement, ...rest);
    const [, replaced = ''] = /^ALTER TABLE "temporary_\w+" RENAME TO "(\w+)"/.exec(statement) ?? [];
    const seq = last.get(replaced);
    if (seq !== undefined) {
      await query('DELETE FROM sqlite_sequence WHERE name = ?', [replaced]);
      await query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [replaced, seq]);
    }
    return result;
  };
  runner.query = keeping as QueryRunner['query'];
}

/**
 * Runs a statement again that the server has rolled back in favour of someone else's. Servers of a cluster do that even
 * to reading statements, whenever another of them changes a table. A migration can't be run again as a whole: its
 * earlier changes to tables stay. A statement can, unless rows written before it in the same transaction are lost too.
 */
function repeatRolledBackStatements(runner: QueryRunner): void {
  const query = getQuery(runner);
  let isInTransaction = false;
  let hasWritten = false;

  const attempt = async (statement: string, rest: unknown[]): Promise<unknown> => {
    for (let left = ATTEMPTS - 1; ; left -= 1) {
      try {
        return await query(statement, ...rest);
      } catch (error) {
        if (left === 0 || hasWritten || !isRolledBack(error)) throw error;
        await wait(Math.random() * LONGEST_PAUSE_MS);
        if (isInTransaction) await query('START TRANSACTION');
      }
    }
  };
  const remembering = async (statement: string, ...rest: unknown[]): Promise<unknown> => {
    const result = await attempt(statement, rest);
    if (BEGINS.test(statement)) isInTransaction = true;
    if (ENDS.test(statement)) isInTransaction = hasWritten = false;
    if (isInTransaction && WRITES.test(statement)) hasWritten = true;
    return result;
  };
  runner.query = remembering as QueryRunner['query'];
}
