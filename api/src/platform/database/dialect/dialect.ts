import type { DataSource, DataSourceOptions, EntityManager, FindOneOptions } from 'typeorm';
import type { PreparedReads } from '../prepared-reads.js';
import type { Sql, SqlParameter } from '../sql.js';
import type { TableSource, TableTarget } from '../transfer/table-transfer.js';
import { joined, raw, sql } from '../sql.js';

/** Work that only one process at a time may do. */
export type LockName =
  | 'migrations'
  | 'ground-import'
  | 'postcode-import'
  | 'housekeeping'
  | 'key-rotation'
  | 'notices'
  | 'club-import'
  | 'staff-mails'
  | 'saved-searches'
  | 'open-data'
  | 'canaries'
  | 'ranking'
  | 'sample-data'
  /** Taken by backups, and by anything that changes the tables themselves. */
  | 'backup';

/** What differs between the two database engines; each has a class implementing it. */
export interface Dialect {
  readonly engine: 'sqlite' | 'mysql';

  /** Settings for TypeORM, without entities and migrations, which don't depend on the engine. */
  dataSourceOptions(): Promise<DataSourceOptions>;

  /** The same for a second DataSource that only reads: it sees what is committed. After `dataSourceOptions`. */
  readSourceOptions(): DataSourceOptions;

  /** Opens the read path, separate from TypeORM's connection(s); the schema must exist. */
  openReads(): PreparedReads;

  /**
   * Runs `work` while no other process of the product does work with this name, waiting for its turn; the lock dies
   * with the process holding it, at once or, in a cluster of servers, after a few minutes. Throws if the turn doesn't
   * come in time.
   */
  withLock<T>(name: LockName, work: () => Promise<T>): Promise<T>;

  /** The same, but if another process is already doing it, `work` is left to that one. */
  withFreeLock(name: LockName, work: () => Promise<void>): Promise<void>;

  /** Prepares a new, empty database for the first migration. */
  prepareForMigrations(dataSource: DataSource): Promise<void>;

  /** How many transactions may be open at once in this process. */
  readonly concurrentTransactions: number;

  /** For how long a transaction is run again at least, if it's worth it, and the longest pause before it is. */
  readonly retries: { forMs: number; longestPauseMs: number };

  /**
   * True for an error after which the same transaction can be run again and may succeed, and can't happen twice.
   * `isCommitting` means that everything else was done, and the COMMIT failed.
   */
  isWorthRetrying(error: unknown, isCommitting: boolean): boolean;

  /** Clears anything from a failed transaction that could affect the next one. */
  cleanUpAfterRollback(dataSource: DataSource): Promise<void> | void;

  /** The manager for a transaction that readers shouldn't notice. */
  getBackgroundManager(dataSource: DataSource): EntityManager;

  /**
   * SQL that sets `columns` of `table` to the columns of the same names of `source`, a SELECT with an `id` that says
   * which row each of its rows is for.
   */
  updateFrom(table: string, source: Sql, columns: readonly string[]): Sql;

  /** The current time by the database's clock, in the stored form. */
  readonly now: Sql;

  /** Ends a SELECT whose rows nobody else may change before the transaction ends. */
  readonly lockRows: string;

  /** The same for TypeORM's `findOne` and `find`: `{ where: { id }, ...rowLock }`. See TransactionRunner's `lock`. */
  readonly rowLock: Pick<FindOneOptions, 'lock'>;

  /**
   * SQL that inserts a row (column to value or expression), or changes the one that has the same `keys`. In `changes`
   * (column to expression) a bare name is the stored value, and `excluded(column)` what would have been inserted.
   * Assignments must not depend on their order, or the one that reads another's old value must come first.
   */
  upsert(
    table: string,
    row: Readonly<Record<string, SqlParameter | Sql>>,
    keys: readonly string[],
    changes: (excluded: (column: string) => Sql) => Record<string, Sql>,
  ): Sql;

  /** True if a row was refused because its unique key already exists. */
  isDuplicate(error: unknown): boolean;

  /** Makes an empty table `<table>_shadow` with the columns and keys of `table`; an earlier one is dropped. */
  createShadow(dataSource: DataSource, table: string): Promise<void>;

  /** Replaces the tables by their shadows, all at one moment. */
  swapShadows(dataSource: DataSource, tables: readonly string[]): Promise<void>;

  /**
   * From now on jobs and reads give up on a response that takes too long, and nobody waits within a call. Until then, and in commands, a migration, an
   * import or a backup takes as long as it needs.
   */
  limitWaiting(): void;

  /** A text expression that ignores upper and lower case in comparisons; on the read path only. */
  caseInsensitive(expression: string): string;

  /** Follows a table in a SELECT that must be read along this index. */
  useIndex(index: string): string;

  /** Stops whatever runs besides the connections. */
  close(): Promise<void> | void;

  /** Opens every table as it is at this moment, on a separate connection. */
  openTableSource(): Promise<TableSource>;

  /** Opens the tables to be filled, on a separate connection; the schema must exist. */
  openTableTarget(): Promise<TableTarget>;
}

/** Inserts one row (column to value or expression). */
export function insertSql(table: string, row: Readonly<Record<string, SqlParameter | Sql>>): Sql {
  const columns = Object.keys(row).join(', ');
  return sql`INSERT INTO ${raw(table)} (${raw(columns)}) VALUES (${joined(Object.values(row), ', ')})`;
}

/** `column = expression, …`. */
export function assignments(changes: Readonly<Record<string, Sql>>): Sql {
  const parts = Object.entries(changes).map(([column, expression]) => sql`${raw(column)} = ${expression}`);
  return joined(parts, ', ');
}
