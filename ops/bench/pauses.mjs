/**
 * `npm run bench -- pauses`: how long readers wait at most during each job and bulk write, with 50,000 clubs and 1,500,000
 * reviews. The api runs in this process, commands in their own: "event loop" is the longest time in which the api served
 * nobody, "read" how long a reader of one club waited. The product must be built.
 *
 *   --database URL   a MariaDB or MySQL database that is empty, or was filled by an earlier run; otherwise SQLite
 *   --data DIR       where SQLite's file is, or will be (a temporary folder)
 *   --api DIR        the api's compiled code; of another checkout with the same tables, for a comparison
 *   --clubs 50000    --reviews 1500000    --busiest 26573   reviews of the busiest club
 *   --longest 60     seconds after which a step that takes longer isn't measured any more
 *   --only TEXT      only steps whose name contains TEXT; may be given several times
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callApi } from '../../tools/setup/call-api.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';
import { runProgram } from '../../tools/setup/run-program.mjs';
import { median } from './figures.mjs';
import { toSteps } from './pauses/steps.mjs';
import { describeRun, report, tenths, whole } from './report.mjs';
import { getProgram } from './servers.mjs';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string' },
    api: { type: 'string', default: join(ROOT, 'api') },
    clubs: { type: 'string', default: '50000' },
    reviews: { type: 'string', default: '1500000' },
    busiest: { type: 'string', default: '26573' },
    longest: { type: 'string', default: '60' },
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const PASSWORD = 'pauses-are-measured';
const READ_EVERY_MS = 10;
const SEARCH_EVERY_MS = 200;
const SEARCHES = ['lions', 'juniors', 'leeds', 'united', 'rovers fc'];

const load = (path) => import(join(values.api, 'dist', path));
const { createApp } = await load('app/http/create-app.js');
const { loadSettings } = await load('platform/config/settings.js');
const { Database } = await load('platform/database/database.js');
const { ClubsService } = await load('clubs/clubs.service.js');
const { FindService } = await load('clubs/search/find.service.js');
const { findQuery } = await load('clubs/search/find-queries.js');

const startedAt = new Date();
const DATA_DIR = values.data ?? mkdtempSync(join(tmpdir(), 'club-reviews-pauses-'));
if (!values.data) process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
const env = {
  ...{ DATA_DIR, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
  ...{ SITE_ADMIN_PASSWORD: PASSWORD, JWT_SECRET: 'of-the-bench', DATA_KEY: 'of-the-bench' },
  // What it measures is made here, in the size that's asked for.
  SAMPLE_DATA: 'false',
  ...(values.database && { DATABASE_URL: values.database }),
};

const app = await openApp();
const clubs = app.get(ClubsService, { strict: false });
const finder = app.get(FindService, { strict: false });
const [busiest, second, read] = await getBusiest(app.get(Database, { strict: false }).reads);
const url = await app.getUrl();
const { token } = await callApi(url, 'POST', '/admin/login', { password: PASSWORD });
console.log(`busiest clubs: ${busiest.reviewCount} reviews, ${second.reviewCount} reviews`);

const table = [['step', 'took s', 'event loop ms', 'read ms', 'longest read ms', 'longest search ms']];
const steps = await toSteps({
  ...{ url, token, busiest, second, read, load },
  clubs: Number(values.clubs),
  longestMs: Number(values.longest) * 1000,
  get: (type) => app.get(type, { strict: false }),
  call: (method, path, body) => callApi(url, method, path, body, token),
  command: async (name, given = [], changed = {}, longestMs = 600_000) => {
    const signal = AbortSignal.timeout(longestMs);
    const program = [getProgram(join(values.api, '..'), name), ...given];
    await runProgram(process.execPath, program, { env: { ...env, ...changed }, signal }).catch((error) => {
      if (!signal.aborted) throw error;
    });
  },
});
for (const { name, prepare, work } of steps) {
  if (!values.only.some((text) => name.includes(text))) continue;
  await prepare?.();
  table.push([name, ...(await measure(work))]);
  console.log(table.at(-1).join(' | '));
}
const engine = values.database ? 'MariaDB' : 'SQLite';
await report({
  conditions: describeRun({
    startedAt,
    data: `${values.clubs} clubs, ${values.reviews} reviews`,
    load: `a club read every ${READ_EVERY_MS} ms, a search every ${SEARCH_EVERY_MS} ms`,
  }),
  tables: { [`Pauses on ${engine}`]: table },
});
// The last step may not have come to its end.
process.exit();

/** Runs `work` while readers ask again and again. @returns {Promise<string[]>} the figures of one row */
async function measure(work) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const end = new AbortController();
  const reading = repeat(READ_EVERY_MS, end.signal, () => clubs.find(read.slug));
  const searching = repeat(SEARCH_EVERY_MS, end.signal, (time) =>
    finder.find(findQuery.parse({ q: SEARCHES[time % SEARCHES.length] })),
  );
  // It measures from one sample to the next, so it needs one before the work.
  delay.enable();
  await wait(50);
  const begin = performance.now();
  await work();
  const seconds = (performance.now() - begin) / 1000;
  await wait(20);
  delay.disable();
  end.abort();
  const [reads, searches] = await Promise.all([reading, searching]);
  return [
    ...[tenths(seconds), whole(delay.max / 1e6), tenths(median(reads)), whole(Math.max(...reads))],
    whole(Math.max(...searches)),
  ];
}

/** @returns {Promise<number[]>} how long each call took, from when it should have begun: a busy event loop delays that */
async function repeat(everyMs, signal, call) {
  const took = [];
  while (!signal.aborted) {
    const dueAt = performance.now() + everyMs;
    await wait(everyMs);
    await call(took.length);
    took.push(performance.now() - dueAt);
  }
  return took;
}

async function openApp() {
  const started = await createApp(loadSettings(env));
  const { reads } = started.get(Database, { strict: false });
  const [{ total }] = await reads.all({ sql: 'SELECT COUNT(*) AS total FROM clubs', values: [] });
  if (Number(total) === 0) {
    const size = ['--clubs', values.clubs, '--reviews', values.reviews];
    await runCommand('sample-data', size);
    await fillBusiest(started.get(Database, { strict: false }));
    await runCommand('recount');
  }
  await started.listen(0, '127.0.0.1');
  return started;
}

function runCommand(name, given = []) {
  const program = [getProgram(join(values.api, '..'), name), ...given];
  return runProgram(process.execPath, program, { env, show: true });
}

/** Moves reviews of other large clubs to the busiest: few sites have more than one such. */
async function fillBusiest({ dataSource, reads }) {
  const [busiest, , , ...others] = await getBusiest(reads, 100);
  let count = busiest.reviewCount;
  for (const { id, reviewCount } of others) {
    if (count >= Number(values.busiest)) return;
    for (const table of ['reviews', 'season_places'])
      await dataSource.query(`UPDATE ${table} SET club_id = ${busiest.id} WHERE club_id = ${id}`);
    count += reviewCount;
  }
}

/** The largest clubs, read past the index: its first use is one of the steps. */
function getBusiest(reads, limit = 3) {
  return reads.all({
    sql: `SELECT id, slug, review_count AS reviewCount FROM clubs ORDER BY review_count DESC, id LIMIT ${limit}`,
    values: [],
  });
}
