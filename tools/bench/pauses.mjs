/**
 * `npm run bench -- pauses`: how long readers wait at most while the api clears up or changes a large club, with 50,000 clubs
 * and 1,500,000 reviews. Everything runs in this process: "event loop" is the longest time in which it served nobody,
 * "read" the longest that a reader of one club waited. The product must be built.
 *
 *   --database URL   a MariaDB or MySQL database that is empty, or was filled by an earlier run; otherwise SQLite
 *   --data DIR       where SQLite's file is, or will be (a temporary folder)
 *   --api DIR        the api's compiled code; of another checkout with the same tables, for a comparison
 *   --clubs 50000    --reviews 1500000
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../setup/npm.mjs';
import { runProgram } from '../setup/run-program.mjs';
import { programOf } from './servers.mjs';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string' },
    api: { type: 'string', default: join(ROOT, 'api') },
    clubs: { type: 'string', default: '50000' },
    reviews: { type: 'string', default: '1500000' },
  },
});
const OLD_ROWS = 100_000;
const YEAR_MS = 365 * 86_400_000;
const PASSWORD = 'pauses-are-measured';
const READ_EVERY_MS = 5;

const load = (path) => import(join(values.api, 'dist', path));
const { createApp } = await load('app/http/create-app.js');
const { loadSettings } = await load('platform/config/settings.js');
const { DATABASE } = await load('platform/database/database.module.js');
const { insertRows } = await load('platform/database/batches.js');
const { sql } = await load('platform/database/sql.js');
const housekeeping = (name, file) => load(`features/housekeeping/${file}.js`).then((found) => found[name]);

const DATA_DIR = values.data ?? mkdtempSync(join(tmpdir(), 'club-reviews-pauses-'));
const env = {
  ...{ DATA_DIR, PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
  ...{ SITE_ADMIN_PASSWORD: PASSWORD, JWT_SECRET: 'of-the-bench', DATA_KEY: 'of-the-bench' },
  ...(values.database && { DATABASE_URL: values.database }),
};

/** Runs `work` while a reader asks again and again; notes the longest pauses. */
async function measure(what, work) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let longestRead = 0;
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      // From when it should have begun: a busy event loop keeps readers waiting before that.
      const dueAt = performance.now() + READ_EVERY_MS;
      await wait(READ_EVERY_MS);
      await database.reads.all(sql`SELECT name FROM clubs WHERE id = ${firstClub}`);
      longestRead = Math.max(longestRead, performance.now() - dueAt);
    }
  })();
  // It measures from one sample to the next, so it needs one before the work.
  delay.enable();
  await wait(50);
  const begin = performance.now();
  await work();
  const seconds = (performance.now() - begin) / 1000;
  await wait(20);
  delay.disable();
  isOver = true;
  await reading;
  const pauses = [delay.max / 1e6, longestRead].map((ms) => `${ms.toFixed(0)} ms`);
  console.log([what, `${seconds.toFixed(1)} s`, ...pauses].join(' | '));
}

const app = await openApp();
const database = app.get(DATABASE, { strict: false });
const [{ id: firstClub }] = await database.reads.all(sql`SELECT MIN(id) AS id FROM clubs`);
const busiest = await database.reads.all(
  sql`SELECT id, review_count AS reviews FROM clubs WHERE state = 'listed' ORDER BY review_count DESC LIMIT 2`,
);
const url = await app.getUrl();
const staff = await logIn();
console.log(`busiest clubs: ${busiest.map(({ reviews }) => `${reviews} reviews`).join(', ')}`);
console.log('what | took | event loop | read');

await measure('nothing', () => wait(2000));
await measure('hide the busiest club', () =>
  call('POST', `/admin/clubs/${busiest[0].id}/hide`, { reason: 'Bench' }),
);
await measure('list it again', () =>
  call('POST', `/admin/clubs/${busiest[0].id}/reopen`, { reason: 'Bench' }),
);
await measure('merge it into another', () =>
  call('POST', `/admin/clubs/${busiest[0].id}/merge`, { into: busiest[1].id, reason: 'Bench' }),
);
await measure('add a club, first in name order', () =>
  call('POST', '/admin/clubs', { name: 'Aa Bench Town' }),
);

const mails = Array.from({ length: OLD_ROWS }, (_, index) => ({
  ...{ message_id: `bench-${Date.now()}-${index}`, kind: 'bench', created_at: '2020-01-01 00:00:00.000' },
}));
await database.transactions.runInTransaction((manager) => insertRows(manager, 'mails', mails));
const later = new Date(Date.now() + YEAR_MS);
await measure(`remove ${OLD_ROWS} mails and what else is old`, async () =>
  app.get(await housekeeping('RowPurge', 'row-purge'), { strict: false }).run(later),
);
await measure('remove what nobody has confirmed', async () =>
  app.get(await housekeeping('ReviewPurge', 'review-purge'), { strict: false }).run(later),
);
await measure('remove the places of past seasons', async () =>
  app.get(await housekeeping('SeasonPlacePurge', 'season-place-purge'), { strict: false }).run(later),
);
await measure('wipe the addresses of a season', async () =>
  app.get(await housekeeping('ReviewerAddressWipe', 'reviewer-address-wipe'), { strict: false }).run(later),
);
await app.close();

async function openApp() {
  const started = await createApp(loadSettings(env));
  const opened = started.get(DATABASE, { strict: false });
  const [{ clubs }] = await opened.reads.all(sql`SELECT COUNT(*) AS clubs FROM clubs`);
  if (clubs > 0) {
    await started.listen(0, '127.0.0.1');
    return started;
  }
  await started.close();
  const command = [
    programOf(join(values.api, '..'), 'sample-data'),
    '--clubs',
    values.clubs,
    '--reviews',
    values.reviews,
  ];
  await runProgram(process.execPath, command, { env: { ...process.env, ...env }, show: true });
  return openApp();
}

async function logIn() {
  const { token } = await call('POST', '/admin/login', { password: PASSWORD }, {});
  return { authorization: `Bearer ${token}` };
}

async function call(method, path, body, login = staff) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...login },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
