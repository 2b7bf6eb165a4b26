import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from 'better-sqlite3';
import BetterSqlite3 from 'better-sqlite3';
import type { ThreadOutcome, ThreadRequest, ThreadResponse } from './sqlite-thread.js';

// What SqliteThread runs.
const COPIED_EVERY_MS = 250;
const KEPT_STATEMENTS = 100;

const { file, pragmas } = workerData as { file: string; pragmas: readonly string[] };
const statements = new Map<string, Statement<unknown[]>>();
const connection = open();
// A passive checkpoint waits for nobody, and nobody waits for it.
const timer = setInterval(() => {
  if (!connection.inTransaction) connection.pragma('wal_checkpoint(PASSIVE)');
}, COPIED_EVERY_MS);

parentPort?.on('message', (request: ThreadRequest) => {
  parentPort?.postMessage(respond(request));
  if (request === undefined) parentPort?.close();
});

function open(): BetterSqlite3.Database {
  try {
    const opened = new BetterSqlite3(file, { fileMustExist: true });
    for (const pragma of pragmas) opened.pragma(pragma);
    return opened;
  } catch (error) {
    // The driver's own kind of error loses its message on its way out of a thread.
    throw new Error((error as Error).message, { cause: error });
  }
}

function respond(request: ThreadRequest): ThreadResponse {
  try {
    const outcome = request ? run(request) : close();
    return { outcome, inTransaction: connection.open && connection.inTransaction };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { error: { message, code }, inTransaction: connection.inTransaction };
  }
}

function run({ sql, values }: Exclude<ThreadRequest, undefined>): ThreadOutcome {
  let statement = statements.get(sql);
  if (!statement) {
    statement = connection.prepare<unknown[]>(sql);
    statements.set(sql, statement);
    const [oldest] = statements.keys();
    if (statements.size > KEPT_STATEMENTS && oldest !== undefined) statements.delete(oldest);
  }
  return statement.reader ? { rows: statement.all(...values) } : statement.run(...values);
}

function close(): ThreadOutcome {
  clearInterval(timer);
  connection.close();
  return { rows: [] };
}
