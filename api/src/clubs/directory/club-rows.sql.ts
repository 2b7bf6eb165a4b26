import type { ClubState } from '@club-reviews/domain/club-state';
import type { PreparedReads } from '../../platform/database/prepared-reads.js';
import type { Sql } from '../../platform/database/sql.js';
import { sql } from '../../platform/database/sql.js';
import { paddedIds } from './club-index.sql.js';

/** Lengths of the lists of ids; the text of a statement comes from a fixed set. */
const LENGTHS = [5, 20, 50, 100, 250, 1000] as const;

/** Columns of clubs `c`, and their state, by their ids, in no order. */
// A condition on the state would make SQLite use the index on it, and read all clubs.
export function clubRows(ids: readonly number[], columns: Sql): Sql {
  const length = LENGTHS.find((each) => each >= ids.length) ?? ids.length;
  return sql`SELECT ${columns}, c.state FROM clubs c WHERE c.id IN (${paddedIds(ids, length)})`;
}

/** Reads clubs that the index has found, in this order. `columns` includes the id. */
export async function readClubs<Row extends { id: number }>(
  reads: Pick<PreparedReads, 'all'>,
  ids: readonly number[],
  columns: Sql,
): Promise<(Row & { state: ClubState })[]> {
  if (ids.length === 0) return [];
  const rows = await reads.all<Row & { state: ClubState }>(clubRows(ids, columns));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The same without clubs that have been taken off the lists since. */
export async function readListed<Row extends { id: number }>(
  ...read: Parameters<typeof readClubs>
): Promise<Row[]> {
  return (await readClubs<Row>(...read)).filter(({ state }) => state === 'listed');
}
