/**
 * `npm run bench -- page-memory`: visits the pages of 50,000 different clubs for 20 minutes and prints every minute how
 * much memory the shell and the api use. The product must be built. The first run creates the clubs, which takes some
 * minutes.
 *
 *   --minutes 20      how long
 *   --clubs 50000     how many there are, each of which is visited in turn
 *   --write           write the part of docs/benchmarks-pages.md
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../setup/npm.mjs';
import { processGroup } from '../setup/processes.mjs';
import { runProgram } from '../setup/run-program.mjs';
import { residentMegabytes } from './process-figures.mjs';
import { PAGES_REPORT } from './pages/report.mjs';
import { startPages } from './pages/product.mjs';
import { toMarkdown } from './report/tables.mjs';
import { writeSection } from './report/sections.mjs';
import { programOf } from './servers.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    clubs: { type: 'string', default: '50000' },
    write: { type: 'boolean', default: false },
  },
});
const MINUTES = Number(values.minutes);
const CLUBS = Number(values.clubs);
const REVIEWS_PER_CLUB = 2;
/** One in ten visits is to a page that others visit too. */
const POPULAR_EVERY = 10;
const POPULAR = 50;
/** By then, everything that grows at first has stopped growing: code is compiled, the cache is full. */
const SETTLED_MINUTE = Math.min(5, MINUTES / 2);

/** Every club's path, a thousand at a time. */
async function slugsOf(apiUrl) {
  const slugs = [];
  for (let page = 1; ; page += 1) {
    const clubs = await fetch(`${apiUrl}/api/clubs?limit=1000&page=${page}`).then((answer) => answer.json());
    if (clubs.length === 0) return slugs;
    slugs.push(...clubs.map(({ slug }) => slug));
  }
}

/** Visits clubs in turn, at a rate that reaches every club once; counts responses and failures. */
function visitor(url, slugs, visits) {
  const everyMs = (MINUTES * 60_000) / (CLUBS * (1 + 1 / POPULAR_EVERY));
  let turn = 0;
  const started = performance.now();
  return async function visitUntil(end) {
    while (performance.now() < end) {
      const due = started + turn * everyMs;
      if (due > performance.now()) await wait(due - performance.now());
      turn += 1;
      const slug = turn % POPULAR_EVERY === 0 ? slugs[turn % POPULAR] : slugs[turn % slugs.length];
      const answer = await fetch(`${url}/clubs/${slug}`, { headers: { accept: 'text/html' } });
      await answer.arrayBuffer();
      visits.total += 1;
      if (!answer.ok) visits.failed += 1;
    }
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'page-memory-'));
const group = processGroup();
try {
  mkdirSync(dataDir, { recursive: true });
  console.log(`Making ${CLUBS} clubs with ${CLUBS * REVIEWS_PER_CLUB} reviews …`);
  const sampleData = [
    programOf(ROOT, 'sample-data'),
    '--clubs',
    CLUBS,
    '--reviews',
    CLUBS * REVIEWS_PER_CLUB,
  ];
  await runProgram(process.execPath, sampleData.map(String), {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    signal: new AbortController().signal,
  });
  const product = await startPages({ dir: ROOT, dataDir, group });
  const slugs = await slugsOf(product.apiUrl);
  const visits = { total: 0, failed: 0 };
  const started = performance.now();
  const visit = visitor(product.url, slugs, visits);
  // A few at a time, as one may wait for another's page.
  const running = Promise.all([1, 2, 3, 4].map(() => visit(started + MINUTES * 60_000)));
  const rows = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await wait(started + minute * 60_000 - performance.now());
    const row = [
      minute,
      visits.total,
      residentMegabytes(product.shellPid),
      residentMegabytes(product.apiPid),
    ].map(Math.round);
    rows.push(row);
    console.log(`${row[0]} min: ${row[1]} visits, shell ${row[2]} MB, api ${row[3]} MB`);
  }
  await running;
  if (visits.failed > 0) throw new Error(`${visits.failed} visits failed`);
  const settled = rows.filter(([minute]) => minute >= SETTLED_MINUTE);
  const growth = (column) => settled.at(-1)[column] - settled[0][column];
  const summary = `${visits.total} visits to ${slugs.length} clubs; from minute ${settled[0][0]} to ${MINUTES} the shell's memory changed by ${growth(2)} MB, the api's by ${growth(3)} MB.`;
  console.log(summary);
  if (values.write) {
    const shown = rows.filter(([minute]) => minute === 1 || minute % 5 === 0).map((row) => row.map(String));
    const table = toMarkdown([['minute', 'visits', 'shell MB', 'api MB'], ...shown]);
    await writeSection(PAGES_REPORT, 'bench:page-memory', `## Memory\n\n${summary}\n\n${table}`);
  }
} finally {
  await group.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
