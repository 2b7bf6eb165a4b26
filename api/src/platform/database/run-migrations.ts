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
export function runMigrations(dataSource: DataSource): Promise<Migration[]> {
  return withExecutor(dataSource, (executor) => executor.executePendingMigrations());
}

/** Reverts the last migration. The product never does: tests go back to older schemas with it. */
export function undoLastMigration(dataSource: DataSource): Promise<void> {
  return withExecutor(dataSource, (executor) => executor.undoLastMigration());
}

async function withExecutor<T>(
  dataSource: DataSource,
  work: (executor: MigrationExecutor) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  repeatRolledBackStatements(runner);
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  try {
    return await work(executor);
  } finally {
    await runner.release();
  }
}

/**
 * Runs a statement again that the server has rolled back in favour of someone else's. Servers of a cluster do that even
 * to reading statements, whenever another of them changes a table. A migration can't be run again as a whole: its
 * earlier changes to tables stay. A statement can, unless rows written before it in the same transaction are lost too.
 */
function repeatRolledBackStatements(runner: QueryRunner): void {
  const query = runner.query.bind(runner) as (statement: string, ...rest: unknown[]) => Promise<unknown>;
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
