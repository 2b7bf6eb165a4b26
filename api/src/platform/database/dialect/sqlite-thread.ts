import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DataSource, EntityManager } from 'typeorm';
import { QueryFailedError, QueryResult } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';

/** A statement for the thread; without one, it ends. */
export type ThreadRequest = { sql: string; values: readonly unknown[] } | undefined;

/** The rows that a statement returns, or what it has changed. */
export type ThreadOutcome = { rows: unknown[] } | { changes: number; lastInsertRowid: number | bigint };

/** What the thread says to one request, and whether its transaction is open after it. */
export type ThreadResponse = { inTransaction: boolean } & (
  { outcome: ThreadOutcome } | { error: { message: string; code: string | undefined } }
);

/** Built, also for tests: a thread can't run the sources. */
const PROGRAM = fileURLToPath(
  new URL('../../../../dist/platform/database/dialect/sqlite-thread-program.js', import.meta.url),
);

/**
 * A thread with a connection of its own, for what would keep readers waiting in the api's: SQLite responds within the
 * call. All the while it copies what was committed from the write-ahead log into the database; in a COMMIT, that takes
 * hundreds of milliseconds after bulk work or on a busy disk. And it runs jobs and what changes thousands of rows, whose
 * COMMIT takes over a second. A statement costs 0.15 ms more there, so other transactions stay where they are.
 */
export class SqliteThread {
  private readonly worker: Worker;
  private readonly waiting: { resolve: (outcome: ThreadOutcome) => void; reject: (error: Error) => void }[] =
    [];
  private end: Error | undefined;
  private inTransaction = false;

  /**
   * @param pragmas set up its connection
   * @param hasEnded called once it ends, or fails
   */
  constructor(
    file: string,
    pragmas: readonly string[],
    private readonly hasEnded: () => void,
  ) {
    const workerData = { file, pragmas };
    this.worker = new Worker(PROGRAM, { workerData, env: {}, execArgv: [] });
    this.worker.on('message', (response: ThreadResponse) => this.take(response));
    this.worker.once('error', (error) => this.fail(error));
    this.worker.once('exit', () => this.fail(new Error('The database has been closed')));
    this.worker.unref();
  }

  /** Rejects if the file can't be opened. */
  async start(): Promise<void> {
    await this.run('SELECT 1', []);
  }

  /** A manager whose statements the thread runs, for one transaction. */
  getManager(dataSource: DataSource): EntityManager {
    return new ThreadQueryRunner(dataSource, this).manager;
  }

  /** Runs a statement after those sent before it. Throws what SQLite throws, with its code. */
  run(sql: string, values: readonly unknown[]): Promise<ThreadOutcome> {
    return this.send({ sql, values });
  }

  /** Rolls back what a failed COMMIT has left open. */
  async cleanUp(): Promise<void> {
    if (this.inTransaction) await this.run('ROLLBACK', []);
  }

  /** Ends it once everything sent is done. */
  async close(): Promise<void> {
    if (this.end) return;
    const exit = once(this.worker, 'exit');
    await this.send(undefined);
    this.worker.ref();
    await exit;
  }

  private send(request: ThreadRequest): Promise<ThreadOutcome> {
    return new Promise((resolve, reject) => {
      if (this.end) throw this.end;
      this.worker.postMessage(request);
      this.waiting.push({ resolve, reject });
      // While nothing is to do, it keeps no process running.
      this.worker.ref();
    });
  }

  private take(response: ThreadResponse): void {
    this.inTransaction = response.inTransaction;
    const waiting = this.waiting.shift();
    if (this.waiting.length === 0) this.worker.unref();
    if ('outcome' in response) waiting?.resolve(response.outcome);
    else waiting?.reject(Object.assign(new Error(response.error.message), { code: response.error.code }));
  }

  private fail(error: Error): void {
    if (this.end) return;
    this.end = error;
    this.hasEnded();
    for (const { reject } of this.waiting.splice(0)) reject(this.end);
  }
}

class ThreadQueryRunner extends BetterSqlite3QueryRunner {
  override readonly manager: EntityManager;

  constructor(
    dataSource: DataSource,
    private readonly thread: SqliteThread,
  ) {
    super(dataSource.driver as BetterSqlite3Driver);
    this.manager = dataSource.createEntityManager(this);
  }

  override async query(
    text: string,
    given: unknown[] = [],
    useStructuredResult = false,
  ): ReturnType<BetterSqlite3QueryRunner['query']> {
    const values = given.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    this.dataSource.logger.logQuery(text, values, this);
    const outcome = await this.thread.run(text, values).catch((error: Error) => {
      throw new QueryFailedError(text, values, error);
    });
    const result = new QueryResult();
    if ('rows' in outcome) result.raw = result.records = outcome.rows;
    else Object.assign(result, { raw: outcome.lastInsertRowid, affected: outcome.changes });
    return useStructuredResult ? result : result.raw;
  }
}
