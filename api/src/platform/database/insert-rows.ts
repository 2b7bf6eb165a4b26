import type { EntityManager } from 'typeorm';

/** What one column of a row to insert can hold. */
export type ColumnValue = string | number | null;

/** SQLite allows 32,766 placeholders a statement; MySQL's packets are smaller than texts of more rows. */
const MAX_PLACEHOLDERS = 8_000;

/**
 * Inserts many rows with few statements. All rows must name the same columns in the same order; values travel
 * as parameters.
 */
export async function insertRows(
  manager: EntityManager,
  table: string,
  rows: readonly Readonly<Record<string, ColumnValue>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const rowsPerStatement = Math.floor(MAX_PLACEHOLDERS / columns.length);
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const batch = rows.slice(start, start + rowsPerStatement);
    const values = Array<string>(batch.length).fill(placeholders).join(', ');
    await manager.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values}`,
      batch.flatMap((row) => Object.values(row)),
    );
  }
}
