import type { Database } from './database.js';
import type { SqlParameter } from './prepared-reads.js';

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

/** A condition and the values of its `?`. */
export interface Condition {
  sql: string;
  parameters: SqlParameter[];
}

/** A list that is read along one index, newest first; rows of `table` are called `t`. */
export interface NewestFirstList {
  table: string;
  /** Begins with the columns of `along` and goes on with created_at. */
  index: string;
  columns: string;
  /** Outer joins only: others let the engines start with another table. */
  joins: string;
  /** Equalities that the index begins with. */
  along: Condition[];
  /** What each row must fulfil besides. */
  checks: Condition[];
}

/**
 * How many rows one call looks at when something has to be checked on each: what is rare takes several short calls
 * instead of one that reads everything.
 */
export const MAX_ROWS_LOOKED_AT = 5000;

const ORDER = 'ORDER BY t.created_at DESC, t.id DESC';

/**
 * Reads the rows that follow `after`. A run can hold fewer than `limit`, or none, and still go on: a call costs what
 * its page and a bounded look around cost, however long the list is. Statements must come from a fixed set.
 */
export async function readNewestFirst<Row extends Cursor>(
  database: Pick<Database, 'reads' | 'dialect'>,
  list: NewestFirstList,
  limit: number,
  after: Cursor,
): Promise<CursorPage<Row>> {
  const { reads, dialect } = database;
  const from = `${list.table} t ${dialect.useIndex(list.index)}`;
  const findEnd = async (): Promise<Cursor | undefined> => {
    const where = all([...list.along, olderThan(after)]);
    const sql = `SELECT t.created_at AS createdAt, t.id FROM ${from}
      WHERE ${where.sql} ${ORDER} LIMIT 1 OFFSET ${MAX_ROWS_LOOKED_AT - 1}`;
    const [end] = await reads.all<Cursor>(sql, where.parameters);
    return end;
  };
  const end = list.checks.length > 0 ? await findEnd() : undefined;
  const bounds = end ? [olderThan(after), notOlderThan(end)] : [olderThan(after)];
  const where = all([...list.along, ...bounds, ...list.checks]);
  const rows = await reads.all<Row>(
    `SELECT ${list.columns} FROM ${from} ${list.joins} WHERE ${where.sql} ${ORDER} LIMIT ?`,
    [...where.parameters, limit + 1],
  );
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? items.at(-1) : end };
}

/** A condition on rows of a list. */
export function condition(sql: string, ...parameters: SqlParameter[]): Condition {
  return { sql, parameters };
}

// Engines do not use an index for (created_at, id) < (?, ?).
function olderThan({ createdAt, id }: Cursor): Condition {
  return condition('t.created_at <= ? AND (t.created_at < ? OR t.id < ?)', createdAt, createdAt, id);
}

function notOlderThan({ createdAt, id }: Cursor): Condition {
  return condition('t.created_at >= ? AND (t.created_at > ? OR t.id >= ?)', createdAt, createdAt, id);
}

function all(conditions: Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}
