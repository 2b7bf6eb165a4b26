/**
 * Loaded into the api with `--import`: appends the statements that each request reads the database with to the file
 * BENCH_RECORDING, as a line of JSON.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import mysql from 'mysql2';

/** What a new connection is told first is no part of a request. */
const READ = /^[\s(]*(SELECT|WITH)\b/i;

const current = new AsyncLocalStorage();
const recordings = new WeakMap();

subscribe('http.server.request.start', ({ request }) => {
  const statements = [];
  recordings.set(request, statements);
  current.enterWith(statements);
});
subscribe('http.server.response.finish', ({ request }) => {
  const line = JSON.stringify({ path: request.url, statements: recordings.get(request) });
  appendFileSync(process.env.BENCH_RECORDING, `${line}\n`);
});

for (const method of ['execute', 'query']) {
  const run = mysql.PoolConnection.prototype[method];
  mysql.PoolConnection.prototype[method] = function record(statement, values, ...rest) {
    const sql = statement.sql ?? statement;
    if (READ.test(sql))
      current.getStore()?.push({ method, sql, values: Array.isArray(values) ? values : [] });
    return run.call(this, statement, values, ...rest);
  };
}
