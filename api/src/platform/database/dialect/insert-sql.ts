import type { Sql, SqlParameter } from '../sql.js';
import { joined, raw, sql } from '../sql.js';

/** Inserts one row (column to value). */
export function insertSql(table: string, row: Readonly<Record<string, SqlParameter>>): Sql {
  const columns = Object.keys(row).join(', ');
  return sql`INSERT INTO ${raw(table)} (${raw(columns)}) VALUES (${joined(Object.values(row), ', ')})`;
}

/** `column = expression, …`. */
export function assignments(changes: Readonly<Record<string, Sql>>): Sql {
  const parts = Object.entries(changes).map(([column, expression]) => sql`${raw(column)} = ${expression}`);
  return joined(parts, ', ');
}
