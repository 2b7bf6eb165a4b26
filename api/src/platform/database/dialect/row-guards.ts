import type { EntitySubscriberInterface, QueryRunner } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';

/** Rows that stand for locks on others. */
export const GUARDS_TABLE = `
  CREATE TABLE IF NOT EXISTS row_guards (name VARCHAR(80) PRIMARY KEY, changes BIGINT NOT NULL)`;

const LOCKS = /\bFOR UPDATE\b/i;
const TABLES = /\b(?:FROM|JOIN)\s+`?(\w+)`?(?:\s+`(\w+)`)?/gi;
/** A table's rows share this many guards. */
const GUARDS_PER_TABLE = 256;

/**
 * The guards of the rows locked by a statement, in order of name: by their ids if the rows have them, otherwise one for
 * the whole table. None if it has locked nothing.
 */
export function guardsOf(statement: string, rows: readonly Record<string, unknown>[]): string[] {
  if (!LOCKS.test(statement)) return [];
  const names = [...statement.matchAll(TABLES)].flatMap(([, table = '', alias]) => {
    const ids = rows.map((row) => Number(row[`${alias}_id`]));
    const isTold = ids.length > 0 && ids.every(Number.isInteger);
    return isTold ? ids.map((id) => `${table}:${id % GUARDS_PER_TABLE}`) : [table];
  });
  return [...new Set(names)].sort();
}

/**
 * Makes row locks hold across a cluster. Its servers know nothing of each other's locks, only of rows that two
 * transactions have written: then the one that commits first wins, and the other is rolled back. So whoever locks rows
 * writes their guards at once, before reading anything that relies on the lock.
 */
export class RowGuards implements EntitySubscriberInterface {
  afterQuery({ query, success, rawResults, queryRunner }: AfterQueryEvent): Promise<void> | void {
    if (!success || !queryRunner.isTransactionActive || !Array.isArray(rawResults)) return;
    const guards = guardsOf(query, rawResults as Record<string, unknown>[]);
    if (guards.length > 0) return write(queryRunner, guards);
  }
}

async function write(queryRunner: QueryRunner, guards: readonly string[]): Promise<void> {
  await queryRunner.query(
    `INSERT INTO row_guards (name, changes) VALUES ${guards.map(() => '(?, 1)').join(', ')}
     ON DUPLICATE KEY UPDATE changes = changes + 1`,
    [...guards],
  );
}
