import { BackgroundTask } from '../async/background-task.js';
import type { Database } from './database.js';
import type { Sql } from './sql.js';
import { raw, runSql, sql } from './sql.js';

const ROWS_PER_TRANSACTION = 200;

/** The key of a row, column by column. */
type Key = Readonly<Record<string, string | number>>;

/** The amounts to add to a row, column by column. */
type Counts = Readonly<Record<string, number>>;

interface Row {
  table: string;
  key: Key;
  counts: Map<string, number>;
}

/**
 * Counts in memory and adds the counts up in the database from time to time: one row for each key, however often it was
 * counted. Several instances add to the same rows. A process that dies loses what it counted since the last time.
 */
export abstract class StoredCounter extends BackgroundTask {
  private rows = new Map<string, Row>();

  /**
   * @param database where the tables are; their keys are their primary keys
   * @param name what is counted, for the log
   * @param flushEveryMs how often it's stored, in milliseconds
   */
  constructor(
    private readonly database: Database,
    name: string,
    flushEveryMs: number,
  ) {
    super(`${name} are waiting`, flushEveryMs, flushEveryMs);
  }

  /** Stops, and stores what is left. */
  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.flush().catch((error: unknown) => this.logger.error(error));
  }

  /** Stores what has been counted since the last time. What can't be stored is kept for the next time. */
  async flush(): Promise<void> {
    // In a fixed order, so that several instances wait for each other instead of deadlocking.
    const rows = [...this.rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    this.rows = new Map();
    let written = 0;
    try {
      for (; written < rows.length; written += ROWS_PER_TRANSACTION)
        await this.write(rows.slice(written, written + ROWS_PER_TRANSACTION));
    } finally {
      for (const { table, key, counts } of rows.slice(written))
        this.add(table, key, Object.fromEntries(counts));
    }
  }

  protected runOnce(): Promise<void> {
    return this.flush();
  }

  /** Adds to the row with this key, which is created if missing. Each table is always counted with the same columns. */
  protected add(table: string, key: Key, counts: Counts): void {
    const name = `${table} ${Object.values(key).join(' ')}`;
    const known = this.rows.get(name);
    if (!known) this.rows.set(name, { table, key, counts: new Map(Object.entries(counts)) });
    else
      for (const column in counts)
        known.counts.set(column, (known.counts.get(column) ?? 0) + (counts[column] ?? 0));
  }

  private async write(rows: readonly Row[]): Promise<void> {
    const { dialect, transactions } = this.database;
    await transactions.runInTransaction(async (manager) => {
      for (const { table, key, counts } of rows) {
        const columns = [...counts.keys()];
        const add = (excluded: (column: string) => Sql) =>
          Object.fromEntries(columns.map((column) => [column, sql`${raw(column)} + ${excluded(column)}`]));
        const row = { ...key, ...Object.fromEntries(counts) };
        await runSql(manager, dialect.upsert(table, row, Object.keys(key), add));
      }
    });
  }
}
