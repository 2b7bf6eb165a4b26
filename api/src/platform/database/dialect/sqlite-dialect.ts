import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database as SqliteConnection, Statement } from 'better-sqlite3';
import BetterSqlite3 from 'better-sqlite3';
import type { DataSource, DataSourceOptions, EntityManager } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { PreparedReads } from '../prepared-reads.js';
import type { Sql, SqlParameter } from '../sql.js';
import { caseless, raw, sql } from '../sql.js';
import { openSqliteSource } from '../transfer/sqlite-source.js';
import { openSqliteTarget } from '../transfer/sqlite-target.js';
import type { TableSource, TableTarget } from '../transfer/table-transfer.js';
import type { Dialect, LockName } from './dialect.js';
import { assignments, insertSql } from './dialect.js';
import { SqliteThread } from './sqlite-thread.js';
import { StatementPauses } from './statement-pauses.js';

/** How long statements wait for another process that writes. Nothing else happens meanwhile: servers wait in turns. */
const BUSY_MS = 10_000;
const BUSY_TURN_MS = 10;
/** Waiting holds up nobody there, but the whole transaction is tried again after it. */
const THREAD_BUSY_MS = 1000;
const LOCK_TIMEOUT_MS = 120_000;
const LOCK_RETRY_MS = 100;
const OWNER_ONLY = 0o600;
/** What the write-ahead log shrinks to after bulk work: a few times what it's emptied at. */
const LOG_BYTES = 16 * 2 ** 20;

const PRAGMAS = [
  // FULL: what was reported as saved also survives a power cut; writes are rare enough to afford the sync.
  'synchronous = FULL',
  'foreign_keys = ON',
  `journal_size_limit = ${LOG_BYTES}`,
];

/** Commands and tests that are over sooner need no thread. */
const THREAD_STARTS_AFTER_MS = 10_000;
/** After how many pages of 4 kB a COMMIT copies the log into the database: as SQLite does by itself. */
const COPIED_ALONE = 1000;
/** Beside the thread, which never gets to the log's end while others go on writing: 512 MB. */
const COPIED_BESIDE_THREAD = 131_072;

/** The embedded database: one file, one process that writes. */
export class SqliteDialect implements Dialect {
  readonly engine = 'sqlite';

  // better-sqlite3 shares one connection: simultaneous transactions would fail or swallow each other's writes.
  readonly concurrentTransactions = 1;
  readonly now = sql`STRFTIME('%Y-%m-%d %H:%M:%f', 'now')`;
  // A transaction that has read what another process changed meanwhile fails when it writes, and is run again.
  readonly lockRows = '';
  readonly rowLock = {};
  readonly retries = { forMs: BUSY_MS, longestPauseMs: 40 };
  private connection: SqliteConnection | undefined;
  private thread: SqliteThread | undefined;
  private threadStart: NodeJS.Timeout | undefined;

  constructor(private readonly file: string) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // SQLite gives the files next to the database the same permissions.
    closeSync(openSync(file, 'a', OWNER_ONLY));
    for (const path of [file, `${file}-wal`, `${file}-shm`])
      if (existsSync(path)) chmodSync(path, OWNER_ONLY);
  }

  dataSourceOptions(): Promise<DataSourceOptions> {
    return Promise.resolve({
      type: 'better-sqlite3',
      database: this.file,
      enableWAL: true,
      timeout: BUSY_MS,
      subscribers: [StatementPauses],
      prepareDatabase: (connection: SqliteConnection) => {
        this.connection = connection;
        for (const pragma of PRAGMAS) connection.pragma(pragma);
        clearTimeout(this.threadStart);
        const start = () => connection.open && this.startThread();
        this.threadStart = setTimeout(start, THREAD_STARTS_AFTER_MS).unref();
      },
    });
  }

  readSourceOptions(): DataSourceOptions {
    // TypeORM's other connection would show the unfinished work of whatever transaction is open on it.
    return {
      type: 'better-sqlite3',
      database: this.file,
      readonly: true,
      fileMustExist: true,
      timeout: 5000,
    };
  }

  openReads(): PreparedReads {
    return new SqliteReads(this.file);
  }

  getBackgroundManager(dataSource: DataSource): EntityManager {
    return this.startThread().getManager(dataSource);
  }

  async withLock<T>(name: LockName, work: () => Promise<T>): Promise<T> {
    const outcome = await this.lockedFor(LOCK_TIMEOUT_MS, name, async () => ({ result: await work() }));
    if (!outcome) throw new Error('another process has been busy with the same work for too long');
    return outcome.result;
  }

  async withFreeLock(name: LockName, work: () => Promise<void>): Promise<void> {
    await this.lockedFor(0, name, work);
  }

  async prepareForMigrations(): Promise<void> {
    // A new file needs nothing.
  }

  isWorthRetrying(error: unknown): boolean {
    const code = (error as { code?: unknown } | null)?.code;
    return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
  }

  async cleanUpAfterRollback({ driver }: DataSource): Promise<void> {
    await this.thread?.cleanUp();

    // SQLite itself ends a transaction when the disk is full. TypeORM's ROLLBACK then fails, and its one query runner
    // would count itself inside that transaction from then on: what later transactions write might never be committed.
    const { queryRunner, databaseConnection } = driver as BetterSqlite3Driver;
    if (!queryRunner?.isTransactionActive) return;
    if ((databaseConnection as SqliteConnection).inTransaction)
      (databaseConnection as SqliteConnection).exec('ROLLBACK');
    delete (driver as BetterSqlite3Driver).queryRunner;
  }

  updateFrom(table: string, source: Sql, columns: readonly string[]): Sql {
    const changes = columns.map((column) => `${column} = source.${column}`).join(', ');
    return sql`UPDATE ${raw(table)} SET ${raw(changes)} FROM (${source}) AS source WHERE source.id = ${raw(table)}.id`;
  }

  upsert(
    table: string,
    row: Readonly<Record<string, SqlParameter | Sql>>,
    keys: readonly string[],
    changes: (excluded: (column: string) => Sql) => Record<string, Sql>,
  ): Sql {
    const set = assignments(changes((column) => raw(`excluded.${column}`)));
    return sql`${insertSql(table, row)} ON CONFLICT (${raw(keys.join(', '))}) DO UPDATE SET ${set}`;
  }

  isDuplicate(error: unknown): boolean {
    const code = (error as { code?: unknown } | null)?.code;
    return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
  }

  async createShadow(dataSource: DataSource, table: string): Promise<void> {
    const [{ sql } = { sql: '' }] = await dataSource.query<{ sql: string }[]>(
      `SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?`,
      [table],
    );
    await dataSource.query(`DROP TABLE IF EXISTS ${table}_shadow`);
    await dataSource.query(sql.replace(/^CREATE TABLE "?\w+"?/i, `CREATE TABLE "${table}_shadow"`));
  }

  async swapShadows(dataSource: DataSource, tables: readonly string[]): Promise<void> {
    await dataSource.transaction(async (manager) => {
      for (const table of tables) {
        await manager.query(`DROP TABLE ${table}`);
        await manager.query(`ALTER TABLE ${table}_shadow RENAME TO ${table}`);
      }
    });
  }

  limitWaiting(): void {
    this.connection?.pragma(`busy_timeout = ${BUSY_TURN_MS}`);
  }

  caseInsensitive(expression: string): string {
    return `${CASELESS}(${expression})`;
  }

  useIndex(index: string): string {
    return `INDEXED BY ${index}`;
  }

  async close(): Promise<void> {
    clearTimeout(this.threadStart);
    await this.thread?.close();
  }

  openTableSource(): Promise<TableSource> {
    return Promise.resolve().then(() => openSqliteSource(this.file));
  }

  openTableTarget(): Promise<TableTarget> {
    return Promise.resolve().then(() => openSqliteTarget(this.file));
  }

  private startThread(): SqliteThread {
    clearTimeout(this.threadStart);
    if (this.thread) return this.thread;
    const thread = new SqliteThread(this.file, [`busy_timeout = ${THREAD_BUSY_MS}`, ...PRAGMAS], () => {
      this.thread = undefined;
      this.copyLogAfter(COPIED_ALONE, LOG_BYTES);
    });
    this.thread = thread;
    thread.start().then(
      // Only the thread shortens it: after bulk work that takes a third of a second.
      () => this.copyLogAfter(COPIED_BESIDE_THREAD, -1),
      () => undefined,
    );
    return thread;
  }

  private copyLogAfter(pages: number, keptBytes: number): void {
    if (!this.connection?.open) return;
    this.connection.pragma(`wal_autocheckpoint = ${pages}`);
    this.connection.pragma(`journal_size_limit = ${keptBytes}`);
  }

  private async lockedFor<T>(
    patienceMs: number,
    name: LockName,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    // An exclusive transaction in a separate small file: the system drops it when the process ends, however it ends,
    // and the database itself stays free for the work's own transactions.
    const lock = new BetterSqlite3(`${this.file}.${name}.lock`, { timeout: 0 });
    try {
      return (await this.takeLock(lock, patienceMs)) ? await work() : undefined;
    } finally {
      lock.close();
    }
  }

  private async takeLock(lock: SqliteConnection, patienceMs: number): Promise<boolean> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      try {
        lock.exec('BEGIN EXCLUSIVE');
        return true;
      } catch (error) {
        if (!this.isWorthRetrying(error)) throw error;
        if (Date.now() >= deadline) return false;
        await wait(LOCK_RETRY_MS);
      }
    }
  }
}

/** Our own function: SQLite itself only knows upper and lower case of A to Z. */
const CASELESS = 'caseInsensitive';

/**
 * Reads through a separate connection: it only sees committed rows, while TypeORM's one connection would show a reader
 * the unfinished work of whatever transaction is open on it.
 */
class SqliteReads implements PreparedReads {
  private readonly connection: SqliteConnection;
  private readonly statements = new Map<string, Statement<unknown[]>>();

  constructor(file: string) {
    this.connection = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    this.connection.pragma('cache_size = -65536');
    this.connection.function(CASELESS, { deterministic: true }, (text) =>
      typeof text === 'string' ? caseless(text) : text,
    );
  }

  // The driver is synchronous; a failure must still arrive as a rejected promise, hence async.

  async all<Row>({ sql: text, values }: Sql): Promise<Row[]> {
    let prepared = this.statements.get(text);
    if (!prepared) {
      prepared = this.connection.prepare<unknown[]>(text);
      this.statements.set(text, prepared);
    }
    return prepared.all(...values) as Row[];
  }

  close(): Promise<void> {
    this.connection.close();
    return Promise.resolve();
  }
}
