/**
 * `npm run ops -- test-mysql`: the api's tests that need a database, on a real MySQL server. `npm test` has them on SQLite and
 * on MariaDB.
 *
 *   npm run ops -- test-mysql                     all of them
 *   npm run ops -- test-mysql races db-spec    the files whose names match one of these
 *
 * MYSQL_URL names a server whose user may create databases; without it one is started, and fetched where there's none
 * (see mysql-program.mjs). MYSQL_FOLDER is where a fetched one is kept, normally below the system's temporary folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { apiTests } from '../tools/api-tests.mjs';
import { mysqlProgram } from '../tools/mysql-program.mjs';
import { NO_DISK_SYNC, startTestDatabase } from '../tools/test-database.mjs';

const LOGIN = { user: 'club_reviews', password: 'kick-off' };

const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-mysql-'));
const given = process.env.MYSQL_URL;
const server = given ? undefined : await startMysql();
const url = given ?? (await withPassword(server.url));
const connection = await createConnection(url);
const [[{ version }]] = await connection.query('SELECT VERSION() AS version');
await connection.end();
console.log(`On MySQL ${version} at ${new URL(url).host}`);

let passed;
try {
  passed = await apiTests(url, { patterns: process.argv.slice(2) });
} finally {
  await server?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);

function startMysql() {
  return startTestDatabase({
    dir: join(scratch, 'database'),
    options: NO_DISK_SYNC,
    program: mysqlProgram(),
  });
}

/**
 * A login with a password, like a real site's: MySQL uses its own authentication method, which the driver has to
 * support.
 */
async function withPassword(rootUrl) {
  const root = await createConnection(rootUrl);
  await root.query(`CREATE USER ?@'%' IDENTIFIED BY ?`, [LOGIN.user, LOGIN.password]);
  await root.query(`GRANT ALL ON *.* TO ?@'%'`, [LOGIN.user]);
  await root.end();
  return Object.assign(new URL(rootUrl), { username: LOGIN.user, password: LOGIN.password }).href;
}
