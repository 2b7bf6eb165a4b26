/**
 * What a column of a table holds, in a form that both engines understand; timestamps are texts like "YYYY-MM-DD
 * HH:MM:SS.mmm".
 */
export type CellValue = string | number | null | Buffer;

/** A column as its engine describes it. */
export interface ColumnShape {
  name: string;
  /** In the engine's own terms, without meaningless widths. */
  type: string;
  isNullable: boolean;
}

/** A table as its engine describes it. */
export interface TableShape {
  name: string;
  columns: ColumnShape[];
  /** Names of its indexes, in order; those named by the engine itself are left out. */
  indexes: string[];
  /** The id for the next row; null if the engine doesn't assign ids. */
  nextId: number | null;
}

/**
 * Every table of the product at one moment, read in pieces. Others' later writes aren't seen, and nobody is blocked.
 * The engine's and TypeORM's own tables, and those of an import in progress, aren't included.
 */
export interface TableSource {
  /** The engine with its version, such as "SQLite 3.49.1". */
  readonly engineVersion: string;

  /** Names of the migrations that have been run, in order; none in a database without tables. */
  readonly migrations: readonly string[];

  /** Names of all existing tables, whoever created them; none in an empty database. */
  readonly tableNames: readonly string[];

  /** The product's tables, by name. */
  tables(): Promise<TableShape[]>;

  /** How many rows a table has. */
  count(table: string): Promise<number>;

  /** All rows of a table, a few hundred at a time, with their values in the order of `columns`. */
  rows(table: string, columns: readonly string[]): AsyncIterable<CellValue[][]>;

  /** One value from `site_settings`; undefined if there is none. */
  setting(name: string): Promise<string | undefined>;

  /** How many rows refer to a missing row of another table, by table. */
  orphans(): Promise<Map<string, number>>;

  close(): Promise<void>;
}

/** A database that is being filled. Nobody else uses it, and nothing checks foreign keys. */
export interface TableTarget {
  /** Removes every table. */
  removeAll(): Promise<void>;

  /** Deletes the rows that migrations have inserted, and prepares for many more. */
  begin(tables: readonly string[]): Promise<void>;

  /** Adds rows with their values in the order of `columns`. */
  insert(table: string, columns: readonly string[], rows: readonly CellValue[][]): Promise<void>;

  /** Ends the filling: all rows are there and on the disk; the next ids are the given ones. */
  finish(nextIds: ReadonlyMap<string, number>): Promise<void>;

  close(): Promise<void>;
}

/**
 * The name of the migrations table while a database is being filled: until it has its real name back, nothing starts on
 * it.
 */
export const SET_ASIDE_MIGRATIONS = 'migrations_of_unfinished_restore';

/** What earlier releases coordinated with on a cluster. */
const CLUSTER_TABLES = new Set(['work_leases', 'row_guards']);

/** Whether a table only existed for the processes of an earlier release. */
export const isPassingTable = (name: string): boolean => CLUSTER_TABLES.has(name);

/** TypeORM's own tables, and those of a postcode import in progress. */
const OTHERS = /^(migrations|typeorm_metadata)$|_(shadow|old)$|^sqlite_/;

/** Whether a table holds the product's data. */
export const isProductTable = (name: string): boolean =>
  !OTHERS.test(name) && !isPassingTable(name) && name !== SET_ASIDE_MIGRATIONS;

const MOMENT = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)(?:\.(\d{1,3}))?$/;

/** A timestamp with all three digits of its milliseconds; any other text unchanged. */
export function snapshotTime(text: string): string {
  const [, seconds, fraction = ''] = MOMENT.exec(text) ?? [];
  return seconds === undefined ? text : `${seconds}.${fraction.padEnd(3, '0')}`;
}
