import type { Database } from './database.js';
import type { Sql } from './sql.js';
import { joined, raw, runSql, sql } from './sql.js';

const PER_TRANSACTION = 500;

/** Which rows to delete. */
export interface DueRows {
  table: string;
  /** The column that the rows of one transaction are named by; `id` unless stated otherwise. */
  key?: string;
  isDue: Sql;
}

/** Deletes rows in short transactions. The condition is checked again in each, since a row may have changed. */
export async function deleteDue(
  { reads, transactions }: Database,
  { table, key = 'id', isDue }: DueRows,
): Promise<void> {
  const [from, entry] = [raw(table), raw(key)];
  for (;;) {
    const rows = await reads.all<{ entry: string | number }>(
      sql`SELECT ${entry} AS entry FROM ${from} WHERE ${isDue} LIMIT ${PER_TRANSACTION}`,
    );
    if (rows.length === 0) return;
    const entries = joined(
      rows.map((row) => row.entry),
      ', ',
    );
    await transactions.runInBackground((manager) =>
      runSql(manager, sql`DELETE FROM ${from} WHERE ${entry} IN (${entries}) AND ${isDue}`),
    );
  }
}
