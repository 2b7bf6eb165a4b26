import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Database as SqliteConnection } from 'better-sqlite3';

/** Commands and tests that are over sooner need no thread. */
const STARTS_AFTER_MS = 10_000;

/** What SQLite does by itself, in pages of 4 kB. */
const ALONE = 1000;
/**
 * Beside the thread, a COMMIT still copies a log that is longer than 512 MB: while others go on writing, the thread never
 * gets to its end, and only at its end can the log start over. At 64 MB, the COMMIT after a change of a club with 27,800
 * reviews, which writes up to 190 MB, took three times as long (1.8 s, and 0.6 s).
 */
const BESIDE_THREAD = 131_072;

/** Built, also for tests: a thread can't run the sources. */
const PROGRAM = fileURLToPath(
  new URL('../../../../dist/platform/database/dialect/checkpoint-program.js', import.meta.url),
);

/**
 * Copies what was committed from the write-ahead log into the database. SQLite would do that at the end of a COMMIT,
 * within the call: after bulk work, or on a busy disk, readers would wait for hundreds of milliseconds.
 */
export class CheckpointThread {
  private timer: NodeJS.Timeout | undefined;
  private thread: Worker | undefined;
  private exit: Promise<void> | undefined;

  constructor(private readonly startsAfterMs = STARTS_AFTER_MS) {}

  /** Starts it for a file soon. Without the thread, `connection` goes on doing its work. */
  startFor(file: string, connection: SqliteConnection): void {
    void this.close();
    this.timer = setTimeout(() => {
      if (!connection.open) return;
      const thread = new Worker(PROGRAM, { workerData: file, env: {}, execArgv: [] });
      const setAutomatic = (pages: number) => {
        if (connection.open) connection.pragma(`wal_autocheckpoint = ${pages}`);
      };
      thread.once('message', () => setAutomatic(BESIDE_THREAD));
      thread.once('error', () => setAutomatic(ALONE));
      thread.unref();
      this.thread = thread;
      this.exit = new Promise((resolve) => thread.once('exit', () => resolve()));
    }, this.startsAfterMs).unref();
  }

  /** Ends it; the last connection that closes empties the log. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    const { thread } = this;
    this.thread = undefined;
    if (thread === undefined) return;
    thread.ref();
    thread.postMessage('end');
    await this.exit;
  }
}
