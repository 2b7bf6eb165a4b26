import type { DataSource } from 'typeorm';

/** A run of ids, both ends included. */
export interface IdBatch {
  first: number;
  last: number;
  /** Share of the table that is behind this batch once it is done, 0 to 1. */
  done: number;
}

/** Runs over a table's ids in batches of `size`, so that long work neither holds long locks nor needs memory. */
export async function* idBatches(
  dataSource: DataSource,
  table: string,
  size: number,
): AsyncGenerator<IdBatch> {
  const [bounds] = await dataSource.query<{ lowest: number | null; highest: number | null }[]>(
    `SELECT MIN(id) AS lowest, MAX(id) AS highest FROM ${table}`,
  );
  const { lowest, highest } = bounds ?? { lowest: null, highest: null };
  if (lowest === null || highest === null) return;
  for (let first = lowest; first <= highest; first += size) {
    const last = Math.min(first + size - 1, highest);
    yield { first, last, done: (last - lowest + 1) / (highest - lowest + 1) };
  }
}
