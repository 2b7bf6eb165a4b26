import { setImmediate as othersFirst } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

/** A value for one column of a row to insert. */
export type ColumnValue = string | number | null;

/** SQLite allows 32,766 placeholders per statement. */
const MAX_PLACEHOLDERS = 8_000;
/** Less than the smallest packets that hosts allow (1 MB), even if every character has to be escaped. */
const MAX_BYTES = 400_000;
const ROWS_PER_PART = 100;

/**
 * Inserts many rows with few statements. All rows must name the same columns in the same order; values are passed as
 * parameters.
 */
export async function insertRows(
  manager: EntityManager,
  table: string,
  rows: readonly Readonly<Record<string, ColumnValue>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  for (const batch of statementBatches(rows)) {
    const values = Array<string>(batch.length).fill(placeholders).join(', ');
    await manager.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values}`,
      batch.flatMap((row) => Object.values(row)),
    );
  }
}

/** Rows of equal columns in batches, each small enough for one statement; a larger row is a batch of its own. */
export function* statementBatches<Row extends object>(rows: readonly Row[]): Generator<Row[]> {
  let batch: Row[] = [];
  let [placeholders, bytes] = [0, 0];
  for (const row of rows) {
    const [values, size] = [Object.keys(row).length, Buffer.byteLength(JSON.stringify(row))];
    if (batch.length > 0 && (placeholders + values > MAX_PLACEHOLDERS || bytes + size > MAX_BYTES)) {
      yield batch;
      batch = [];
      [placeholders, bytes] = [0, 0];
    }
    batch.push(row);
    placeholders += values;
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** A range of ids, including both ends. */
export interface IdBatch {
  first: number;
  last: number;
  /** Share of the table done after this batch, 0 to 1. */
  done: number;
}

/** Values in parts small enough that SQLite, which serves nobody meanwhile, soon has done what's done with each. */
export function inParts<Value>(values: readonly Value[], size = ROWS_PER_PART): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, part) =>
    values.slice(part * size, (part + 1) * size),
  );
}

/**
 * Goes over a table's ids in batches of `size`, so that long work neither holds long locks nor needs much memory. Others
 * have a turn after each: on SQLite, what is awaited has already happened.
 */
export async function* idBatches(
  dataSource: DataSource,
  table: string,
  size: number,
): AsyncGenerator<IdBatch> {
  const [bounds] = await dataSource.query<{ lowest: number | null; highest: number | null }[]>(
    // In one SELECT, SQLite would go over the whole table for them.
    `SELECT (SELECT MIN(id) FROM ${table}) AS lowest, (SELECT MAX(id) FROM ${table}) AS highest`,
  );
  const { lowest, highest } = bounds ?? { lowest: null, highest: null };
  if (lowest === null || highest === null) return;
  for (let first = lowest; first <= highest; first += size) {
    const last = Math.min(first + size - 1, highest);
    yield { first, last, done: (last - lowest + 1) / (highest - lowest + 1) };
    await othersFirst();
  }
}
