/**
 * `npm run bench -- pauses`: how long readers wait at most while the api changes a large club, imports as many clubs again
 * or clears up, with 50,000 clubs and 1,500,000 reviews. Everything runs in this process: "event loop" is the longest time
 * in which it served nobody, "read" the longest that a reader of one club waited. The product must be built.
 *
 *   --database URL   a MariaDB or MySQL database that is empty, or was filled by an earlier run; otherwise SQLite
 *   --data DIR       where SQLite's file is, or will be (a temporary folder)
 *   --api DIR        the api's compiled code; of another checkout with the same tables, for a comparison
 *   --clubs 50000    --reviews 1500000
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
import { getProgram } from './servers.mjs';

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
const { Database } = await load('platform/database/database.js');
const { insertRows } = await load('platform/database/batches.js');
const { knownOutwardCodes } = await load('clubs/postcodes/outward-code-centroids.js');
const { CLUB_FILE_PART_BYTES } = await import(join(values.api, '../domain/dist/club-imports.js'));
const { ClubsService } = await load('clubs/clubs.service.js');

const DATA_DIR = values.data ?? mkdtempSync(join(tmpdir(), 'club-reviews-pauses-'));
if (!values.data) process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }));
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
      await clubs.find(read.slug);
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
const clubs = app.get(ClubsService, { strict: false });
const [busiest, second, read] = (await clubs.page({ page: 1, pageSize: 3, sort: 'reviews' })).clubs;
const url = await app.getUrl();
const { token } = await callApi(url, 'POST', '/admin/login', { password: PASSWORD });
const call = (method, path, body) => callApi(url, method, path, body, token);
console.log(`busiest clubs: ${busiest.reviewCount} reviews, ${second.reviewCount} reviews`);
console.log('what | took | event loop | read');

await measure('nothing', () => wait(2000));
const change = (step, body) =>
  call('POST', `/admin/clubs/${busiest.id}/${step}`, { reason: 'Bench', ...body });
await measure('hide the busiest club', () => change('hide'));
await measure('list it again', () => change('reopen'));
await measure('merge it into another', () => change('merge', { into: second.id }));
await measure('add a club, first in name order', () =>
  call('POST', '/admin/clubs', { name: 'Aa Bench Town' }),
);

let importId;
await measure('check a file of clubs', async () => {
  const file = Buffer.from(clubFile());
  ({ id: importId } = await call('POST', '/admin/club-imports', {
    ...{ fileName: 'clubs.csv', sizeBytes: file.length },
  }));
  for (let offset = 0; offset < file.length; offset += CLUB_FILE_PART_BYTES) {
    const data = file.subarray(offset, offset + CLUB_FILE_PART_BYTES).toString('base64');
    await call('POST', `/admin/club-imports/${importId}/parts`, { offset, data });
  }
  await untilStep(importId, 'checked');
});
await measure('import them', async () => {
  await call('POST', `/admin/club-imports/${importId}/start`, {});
  await untilStep(importId, 'imported');
});
await measure('undo the import', async () => {
  const { imports } = await call('GET', '/admin/club-imports');
  const { id } = await call('POST', `/admin/club-imports/${imports[0].id}/undo`, {});
  await untilStep(id, 'undone');
});

const mails = Array.from({ length: OLD_ROWS }, (_, index) => ({
  ...{ message_id: `bench-${Date.now()}-${index}`, kind: 'bench', created_at: '2020-01-01 00:00:00.000' },
}));
const { transactions } = app.get(Database, { strict: false });
await transactions.runInTransaction((manager) => insertRows(manager, 'mails', mails));
// Last, as it also ends the login.
const later = new Date(Date.now() + YEAR_MS);
const CLEARING = {
  [`remove ${OLD_ROWS} mails and what else is old`]: ['RowPurge', 'row-purge'],
  'remove what nobody has confirmed': ['ReviewPurge', 'review-purge'],
  'remove the places of past seasons': ['SeasonSlotPurge', 'season-slot-purge'],
  'wipe the addresses of a season': ['ReviewerAddressWipe', 'reviewer-address-wipe'],
};
for (const [what, [name, file]] of Object.entries(CLEARING)) {
  const { [name]: service } = await load(`privacy/retention/${file}.js`);
  await measure(what, () => app.get(service, { strict: false }).run(later));
}
await app.close();
console.log(`at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB of memory`);

/** Of every hundred rows, two are broken and one is nearly the same as the previous one. */
function clubFile() {
  const codes = knownOutwardCodes();
  const rows = Array.from({ length: Number(values.clubs) }, (_, number) => {
    const isDouble = number % 100 === 7;
    const like = isDouble ? number - 1 : number;
    const code = codes[like % codes.length];
    const name = `${code} Rovers ${Math.floor(like / codes.length)}${isDouble ? ' JFC' : ''}`;
    const postcode = number % 50 === 3 ? 'nowhere' : `${code} ${number % 9}AA`;
    const teams = `U${8 + (number % 10)} girls Tue 18:00-19:00 3 places; U9 boys Thu 18:00-19:00`;
    return `bench-${number},${name},${postcode},Football,Sunday League;Garforth League,"${teams}",£25 a month`;
  });
  return ['external_id,name,postcode,sport,leagues,teams,cost', ...rows].join('\n');
}

async function untilStep(id, wanted) {
  for (;;) {
    const { step, problem } = await call('GET', `/admin/club-imports/${id}`);
    if (step === 'failed') throw new Error(problem);
    if (step === wanted) return;
    await wait(500);
  }
}

async function openApp() {
  const started = await createApp(loadSettings(env));
  const { total } = await started
    .get(ClubsService, { strict: false })
    .page({ page: 1, pageSize: 1, sort: 'name' });
  if (total > 0) {
    await started.listen(0, '127.0.0.1');
    return started;
  }
  await started.close();
  const program = getProgram(join(values.api, '..'), 'sample-data');
  const command = [program, '--clubs', values.clubs, '--reviews', values.reviews];
  await runProgram(process.execPath, command, { env: { ...process.env, ...env }, show: true });
  return openApp();
}
