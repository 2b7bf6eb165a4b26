import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const OLD_ROWS = 100_000;
const YEAR_MS = 365 * 86_400_000;
/** Of so many clubs one is weighed again. */
const WEIGHED = 50;

/**
 * What readers shouldn't notice, in the order it's done; the last steps can't be repeated on the same data.
 * @param {{busiest: object, second: object, read: object, clubs: number, longestMs: number, url: string, token: string, load: Function, get: Function,
 *   call: Function, command: Function}} api `load` imports one of its modules, `get` finds a service, `call` sends a
 *   request of the site's owner, `command` runs one of its commands
 * @returns {Promise<{name: string, prepare?: () => Promise<unknown>, work: () => Promise<unknown>}[]>}
 */
export async function toSteps({
  busiest,
  second,
  read,
  clubs,
  longestMs,
  url,
  token,
  load,
  get,
  call,
  command,
}) {
  const { Database } = await load('platform/database/database.js');
  const { insertRows } = await load('platform/database/batches.js');
  const { knownOutwardCodes } = await load('clubs/postcodes/outward-code-centroids.js');
  const { requestSummary } = await load('model/reviews/summary-job.js');
  const { ReviewWeigher } = await load('model/reviews/review-weigher.js');
  const { ClubSearchService } = await load('clubs/club-search.service.js');
  const { SampleDataService } = await load('sample-data/sample-data.service.js');
  const { CLUB_FILE_PART_BYTES } = await load('../../domain/dist/club-imports.js');
  const { dataSource, dialect, reads, transactions } = get(Database);
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-pauses-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

  const change = (step, body, { id } = busiest) =>
    call('POST', `/admin/clubs/${id}/${step}`, { reason: 'Bench', ...body });
  const untilStep = async (id, wanted) => {
    for (;;) {
      const { step, problem } = await call('GET', `/admin/club-imports/${id}`);
      if (step === 'failed') throw new Error(problem);
      if (step === wanted) return;
      await wait(500);
    }
  };
  const check = async (whole) => {
    const { id } = await call('POST', '/admin/club-imports', {
      fileName: 'clubs.csv',
      sizeBytes: whole.length,
    });
    for (let offset = 0; offset < whole.length; offset += CLUB_FILE_PART_BYTES) {
      const data = whole.subarray(offset, offset + CLUB_FILE_PART_BYTES).toString('base64');
      await call('POST', `/admin/club-imports/${id}/parts`, { offset, data });
    }
    await untilStep(id, 'checked');
    return id;
  };
  const untilNone = async (rows, work = () => wait(200)) => {
    const sql = `SELECT COUNT(*) AS waiting FROM ${rows}`;
    while ((await reads.all({ sql, values: [] }))[0].waiting > 0) await work();
  };
  const search = () => get(ClubSearchService).find({ q: 'lions' });
  let lastBehind;
  let file;
  let importId;
  const later = new Date(Date.now() + YEAR_MS);
  const clearUp = async (name, service) => {
    const { [service]: type } = await load(`privacy/retention/${name}.js`);
    await get(type).run(later);
  };

  return [
    { name: 'first search: the index', work: search },
    { name: 'nothing', prepare: search, work: () => wait(2000) },
    {
      name: 'hide the busiest club',
      // What is done for the first time after a start takes longer.
      prepare: async () => {
        for (const step of ['hide', 'reopen']) await change(step, {}, read);
      },
      work: () => change('hide'),
    },
    { name: 'list it again', work: () => change('reopen') },
    { name: 'merge it into the second', work: () => change('merge', { into: second.id }) },
    {
      name: 'undo the merge',
      work: async () => {
        const entries = await call('GET', `/admin/clubs/${busiest.id}/history`);
        const { id } = entries.find(({ action }) => action === 'merged');
        await call('POST', `/admin/club-changes/${id}/undo`, { reason: 'Bench' });
      },
    },
    {
      name: 'add a club, first in name order',
      work: () => call('POST', '/admin/clubs', { name: `Aa Bench ${Date.now()}` }),
    },
    {
      name: 'summaries of the busiest and 200 others',
      prepare: () =>
        transactions.runInTransaction(async (manager) => {
          for (let id = busiest.id; id < busiest.id + 200; id += 1)
            if (await manager.existsBy('Club', { id }))
              await requestSummary(manager, dialect, id, new Date());
        }),
      work: () => untilNone('summary_jobs'),
    },
    {
      name: 'weigh the reviews of every 50th club',
      prepare: async () => {
        await dataSource.query(
          `UPDATE clubs SET weighted_total = 0 WHERE id % ${WEIGHED} = ${busiest.id % WEIGHED}`,
        );
        const behind = 'SELECT MAX(id) AS last FROM clubs WHERE weighted_total = 0 AND review_count > 0';
        [{ last: lastBehind }] = await dataSource.query(behind);
      },
      // It goes by id. Its own run leaves the lock free in the end.
      work: () =>
        untilNone(`clubs WHERE id = ${lastBehind} AND weighted_total = 0`, () =>
          get(ReviewWeigher)
            .run()
            .then(() => wait(20)),
        ),
    },
    {
      name: 'check a file of as many clubs',
      prepare: async () => {
        file = Buffer.from(clubFile(knownOutwardCodes(), clubs));
        await check(Buffer.from(clubFile(knownOutwardCodes(), 100)));
      },
      work: async () => {
        importId = await check(file);
      },
    },
    {
      name: 'import them',
      work: async () => {
        await call('POST', `/admin/club-imports/${importId}/start`, {});
        await untilStep(importId, 'imported');
      },
    },
    {
      name: 'undo the import',
      work: async () => {
        const { imports } = await call('GET', '/admin/club-imports');
        const { id } = await call('POST', `/admin/club-imports/${imports[0].id}/undo`, {});
        await untilStep(id, 'undone');
      },
    },
    {
      name: 'export every review',
      work: async () => {
        const headers = { authorization: `Bearer ${token}` };
        const { body } = await fetch(`${url}/api/admin/reviews/export`, { headers });
        const end = performance.now() + longestMs;
        for await (const _part of body) if (performance.now() > end) return;
      },
    },
    { name: 'command: export every club', work: () => command('export:clubs', [join(folder, 'clubs.csv')]) },
    { name: 'command: recount', work: () => command('recount') },
    { name: 'command: backup', work: () => command('backup', [join(folder, 'backup')]) },
    {
      name: 'command: encrypt with a new key',
      work: () => command('rotate-key', [], { DATA_KEY: 'new-of-the-bench,of-the-bench' }, 2 * longestMs),
    },
    {
      name: 'remove 100,000 mails and what else is old',
      prepare: () => {
        const mails = Array.from({ length: OLD_ROWS }, (_, index) => ({
          ...{ message_id: `bench-${Date.now()}-${index}`, kind: 'bench' },
          created_at: '2020-01-01 00:00:00.000',
        }));
        return transactions.runInTransaction((manager) => insertRows(manager, 'mails', mails));
      },
      work: () => clearUp('row-purge', 'RowPurge'),
    },
    { name: 'remove what nobody has confirmed', work: () => clearUp('review-purge', 'ReviewPurge') },
    {
      name: 'remove the places of past seasons',
      work: () => clearUp('season-slot-purge', 'SeasonSlotPurge'),
    },
    {
      name: 'wipe the addresses of a season',
      work: () => clearUp('reviewer-address-wipe', 'ReviewerAddressWipe'),
    },
    // Its login has ended: a year has passed.
    {
      name: 'remove every sample club and review',
      prepare: () => get(SampleDataService).remove(),
      work: async () => {
        const end = performance.now() + longestMs;
        while ((await get(SampleDataService).get()).state !== 'removed' && performance.now() < end)
          await wait(200);
      },
    },
  ];
}

/** Of every hundred rows, two are broken and one is nearly the same as the previous one. */
function clubFile(codes, count) {
  const rows = Array.from({ length: count }, (_, number) => {
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
