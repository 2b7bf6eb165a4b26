import type { Database } from './database.js';
import type { Sql } from './sql.js';
import { joined, raw, sql } from './sql.js';

/** A place in a list that is sorted by creation time and id, newest first: what comes after it is older. */
export interface Cursor {
  /** As stored (see toStoredTimestamp). */
  createdAt: string;
  id: number;
}

/** One page of such a list; `next` is undefined on the last. */
export interface CursorPage<T> {
  items: T[];
  next: Cursor | undefined;
}

/** The largest id a row can have: ids are signed integers of 32 bits. */
export const MAX_ROW_ID = 2_147_483_647;

/** Before the first row. */
export const LIST_START: Cursor = { createdAt: '9999-12-31 23:59:59.000', id: MAX_ROW_ID };

/** A list that is read along one index, newest first; rows of `table` are called `t`. */
export interface NewestFirstList {
  table: string;
  /** Begins with the columns of `along` and continues with created_at. */
  index: string;
  /** The row's place, unless it's said. */
  columns?: string;
  /** Outer joins only: others let the engines start with another table. */
  joins?: string;
  /** Equalities on `t` that the index begins with. */
  along: Sql[];
  /** Further conditions on each row. */
  checks?: Sql[];
}

/** The columns of a {@link Cursor}. */
export const PLACE_COLUMNS = 't.id, t.created_at AS createdAt';

/**
 * How many rows one call checks if something has to be checked on each: rare matches take several short calls instead
 * of one that reads everything.
 */
export const MAX_ROWS_LOOKED_AT = 5000;

const ORDER = raw('ORDER BY t.created_at DESC, t.id DESC');
const AND = ' AND ';

/**
 * Reads the rows that follow `after`. A page can hold fewer than `limit`, or none, with more to follow: a call costs
 * its page and a limited scan, however long the list is. Statements must come from a fixed set.
 */
export async function readNewestFirst<Row extends Cursor>(
  database: Database,
  { table, index, columns = PLACE_COLUMNS, joins = '', along, checks = [] }: NewestFirstList,
  limit: number,
  after: Cursor,
): Promise<CursorPage<Row>> {
  const { reads, dialect } = database;
  const from = raw(`${table} t ${dialect.useIndex(index)}`);
  const findEnd = async (): Promise<Cursor | undefined> => {
    const [end] = await reads.all<Cursor>(sql`
      SELECT t.created_at AS createdAt, t.id FROM ${from} WHERE ${joined([...along, olderThan(after)], AND)}
      ${ORDER} LIMIT 1 OFFSET ${LAST_LOOKED_AT}`);
    return end;
  };
  const end = checks.length > 0 ? await findEnd() : undefined;
  const bounds = end ? [olderThan(after), notOlderThan(end)] : [olderThan(after)];
  const rows = await reads.all<Row>(sql`
    SELECT ${raw(columns)} FROM ${from} ${raw(joins)}
    WHERE ${joined([...along, ...bounds, ...checks], AND)} ${ORDER} LIMIT ${limit + 1}`);
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? items.at(-1) : end };
}

/** The same for lists whose entries `describe` makes of the page's ids, in their order. */
export async function describeNewestFirst<Entry>(
  database: Database,
  list: NewestFirstList,
  limit: number,
  after: Cursor,
  describe: (ids: number[]) => Promise<Entry[]>,
): Promise<CursorPage<Entry>> {
  const { items, next } = await readNewestFirst(database, list, limit, after);
  return { items: items.length === 0 ? [] : await describe(items.map(({ id }) => id)), next };
}

const LAST_LOOKED_AT = raw(String(MAX_ROWS_LOOKED_AT - 1));

// Engines don't use an index for (created_at, id) < (a, b).
function olderThan({ createdAt, id }: Cursor): Sql {
  return sql`t.created_at <= ${createdAt} AND (t.created_at < ${createdAt} OR t.id < ${id})`;
}

/** What follows `after` in a list that is sorted the other way, oldest first: all of it from its start. */
export function newerThan(after: Cursor, since: Sql, id: Sql): Sql {
  if (after === LIST_START) return raw('1 = 1');
  return sql`${since} >= ${after.createdAt} AND (${since} > ${after.createdAt} OR ${id} > ${after.id})`;
}

/** The page of rows that were read with one more than `limit`. */
export function toCursorPage<Row>(
  rows: readonly Row[],
  limit: number,
  toCursor: (row: Row) => Cursor,
): CursorPage<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && rows.length > limit ? toCursor(last) : undefined };
}

function notOlderThan({ createdAt, id }: Cursor): Sql {
  return sql`t.created_at >= ${createdAt} AND (t.created_at > ${createdAt} OR t.id >= ${id})`;
}
