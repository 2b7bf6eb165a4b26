/**
 * The limit that calls and pages are measured beside: a bare `node:http` server that repeats the statements recorded for
 * a request, one after the other, and sends the recorded response; without framework, validation or logging. Reads
 * API_PORT, BENCH_RECORDING, and DATABASE_URL if there are statements.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createPool } from 'mysql2';

const { API_PORT, BENCH_RECORDING, DATABASE_URL } = process.env;
/** As many as the api reads with. */
const CONNECTIONS = 10;

const answers = new Map(
  readFileSync(BENCH_RECORDING, 'utf8')
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ path, headers, body, statements }) => [
      path,
      { headers, statements, body: Buffer.from(body, 'base64') },
    ]),
);
const pool =
  DATABASE_URL &&
  createPool({
    uri: DATABASE_URL,
    charset: 'utf8mb4_unicode_ci',
    dateStrings: true,
    connectionLimit: CONNECTIONS,
  });

const run = ({ method, sql, values }) =>
  new Promise((resolve, reject) => {
    pool[method](sql, values, (error) => (error ? reject(error) : resolve()));
  });

// Whatever fails ends this process, and with it the benchmark.
createServer(async ({ url }, response) => {
  const { headers, body, statements } = answers.get(url);
  for (const statement of statements) await run(statement);
  response.writeHead(200, headers).end(body);
}).listen(Number(API_PORT), '127.0.0.1');
