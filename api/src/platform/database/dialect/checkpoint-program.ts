import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';

const EVERY_MS = 250;

// What the thread of CheckpointThread runs. A passive checkpoint waits for nobody, and nobody waits for it.
const connection = new BetterSqlite3(workerData as string, { fileMustExist: true });
const timer = setInterval(() => void connection.pragma('wal_checkpoint(PASSIVE)'), EVERY_MS);
parentPort?.once('message', () => {
  clearInterval(timer);
  connection.close();
  parentPort?.close();
});
parentPort?.postMessage('ready');
