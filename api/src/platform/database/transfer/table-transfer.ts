/** What a column of a table holds, in a form that both engines understand; texts of moments are "YYYY-MM-DD HH:MM:SS.mmm". */
export type CellValue = string | number | null | Buffer;

/** A column as its engine describes it. */
export interface ColumnShape {
  name: string;
  /** In the engine's own words, without widths that mean nothing. */
  type: string;
  isNullable: boolean;
}

/** A table as its engine describes it. */
export interface TableShape {
  name: string;
  columns: ColumnShape[];
  /** Names of its indexes, in their order; those that an engine names itself are left out. */
  indexes: string[];
  /** The id that the next row gets; null where ids aren't given out by the engine. */
  nextId: number | null;
}

/**
 * Every table of the product at one moment, read in pieces. What others write meanwhile isn't seen, and they aren't held up.
 * The engine's and TypeORM's own tables, and those of an import that is under way, aren't part of it.
 */
export interface TableSource {
  /** The engine with its version, such as "SQLite 3.49.1". */
  readonly engineVersion: string;

  /** Names of the migrations that have been run, in their order; none in a database without tables. */
  readonly migrations: readonly string[];

  /** Names of all tables there are, whoever made them; none in an empty database. */
  readonly tableNames: readonly string[];

  /** The product's tables, by their names. */
  tables(): Promise<TableShape[]>;

  /** How many rows a table has. */
  count(table: string): Promise<number>;

  /** All rows of a table, some hundred at a time, with their values in the order of `columns`. */
  rows(table: string, columns: readonly string[]): AsyncIterable<CellValue[][]>;

  /** One value of `site_settings`; undefined: there is none. */
  setting(name: string): Promise<string | undefined>;

  /** How many rows name a row of another table that isn't there, by the table. */
  orphans(): Promise<Map<string, number>>;

  close(): Promise<void>;
}

/** A database that is being filled. Nobody else uses it, and nothing checks foreign keys. */
export interface TableTarget {
  /** Removes every table. */
  removeAll(): Promise<void>;

  /** Takes the rows away that migrations have put there, and makes ready for many. */
  begin(tables: readonly string[]): Promise<void>;

  /** Adds rows with their values in the order of `columns`. */
  insert(table: string, columns: readonly string[], rows: readonly CellValue[][]): Promise<void>;

  /** Ends the filling: all rows are there and on the disk; the next ids are those given. */
  finish(nextIds: ReadonlyMap<string, number>): Promise<void>;

  close(): Promise<void>;
}

/** What the table of migrations is called while a database is being filled: until it has its name back, nothing starts on it. */
export const SET_ASIDE_MIGRATIONS = 'migrations_of_unfinished_restore';

/** What processes of a cluster agree by: made anew wherever they're missing. */
const CLUSTER_TABLES = new Set(['work_leases', 'row_guards']);

/** Whether a table is only there for the processes that run just now. */
export const isPassingTable = (name: string): boolean => CLUSTER_TABLES.has(name);

/** Tables that TypeORM keeps for itself, and those of an import of postcodes that is under way. */
const OTHERS = /^(migrations|typeorm_metadata)$|_(shadow|old)$|^sqlite_/;

/** Whether a table holds the product's data. */
export const isProductTable = (name: string): boolean =>
  !OTHERS.test(name) && !isPassingTable(name) && name !== SET_ASIDE_MIGRATIONS;

const MOMENT = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)(?:\.(\d{1,3}))?$/;

/** A moment with all three digits of its milliseconds; any other text as it is. */
export function wholeMoment(text: string): string {
  const [, seconds, fraction = ''] = MOMENT.exec(text) ?? [];
  return seconds === undefined ? text : `${seconds}.${fraction.padEnd(3, '0')}`;
}
