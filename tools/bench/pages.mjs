/**
 * `npm run bench -- pages`: what the public site's pages cost, compared with a bare server sending the same bytes from
 * memory and with the api calls they're made of; and what Lighthouse says about them. See --help.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runTargets } from '../setup/install.mjs';
import { ROOT } from '../setup/npm.mjs';
import { requireSystemPrograms } from '../setup/system-programs.mjs';
import { chooseLoad } from './load/load.mjs';
import { lighthouseOf } from './pages/lighthouse.mjs';
import { measurePages, rawAnswer, startBare } from './pages/measure-page.mjs';
import { callsOfPage } from './pages/page-calls.mjs';
import { moderator, startPages } from './pages/product.mjs';
import { costTables, lighthouseTable, PAGES_REPORT, pagesReport } from './pages/report.mjs';
import { tapToPage } from './pages/tap-to-page.mjs';
import { describeRun } from './report/conditions.mjs';
import { writeSection } from './report/sections.mjs';
import { medians } from './report/summary.mjs';
import { runBenchmark } from './run-benchmark.mjs';

const USAGE = `npm run bench -- pages [options]

  --against DIR      measure the product of another checkout as well, which must be built: the table before and after
  --seconds 4        length of each measurement
  --rounds 3         measurements of each; the medians count
  --lighthouse 5     runs of Lighthouse for each page; 0 leaves it out
  --only TEXT        only pages whose name contains TEXT
  --load wrk         the load generator: wrk or autocannon
  --write            write docs/benchmarks-pages.md
`;
const ENCODINGS = ['gzip', 'br'];
/** Changes a club every second while its pages are requested. */
const CHANGE_EVERY_MS = 1000;
/** Settings for a shell that caches no pages: each request is rendered, as after a change. */
const WITHOUT_CACHE = { PAGE_CACHE_MB: '0' };
const ADDRESSES = 97;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    against: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    lighthouse: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    load: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

/** The representative pages: their names in the report, and their paths on this product. */
async function pagesOf({ apiUrl }) {
  const answer = await fetch(`${apiUrl}/api/clubs/paginated?limit=1&sortBy=most_reviews`);
  const [club] = (await answer.json()).clubs;
  const pages = [
    { name: 'home', path: '/' },
    { name: 'browse', path: '/browse-clubs' },
    { name: 'search', path: '/browse-clubs?q=leeds&age=U10s' },
    { name: 'club', path: `/clubs/${club.slug}` },
  ].filter(({ name }) => name.includes(values.only));
  return { pages, club };
}

/** A page under many URLs: requests for one URL share a rendering. More URLs than connections, requested in turn. */
function addressesOf(path) {
  const mark = path.includes('?') ? '&' : '?';
  return Array.from({ length: ADDRESSES }, (_, number) => `${path}${mark}visit=${number}`);
}

/** @returns {Promise<import('./pages/measure-page.mjs').PageFigures>} medians of the rounds */
async function rounds(order) {
  const samples = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    samples.push(await measurePages({ ...order, seconds: Number(values.seconds) }));
  return medians(samples);
}

/** Runs `work` while the club is changed once a second. */
async function whileChanging(product, club, work) {
  const change = await moderator(product);
  let number = 0;
  const timer = setInterval(() => {
    number += 1;
    change(club.id, { description: `Change number ${number}.` }).catch((error) => console.error(error));
  }, CHANGE_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** What a page costs, cached and uncached, and what it's compared with. */
async function costOf(page, encoding, { product, uncached, club, load, group, dir, signal }) {
  const order = { load, paths: [page.path], encoding, signal };
  const answer = await rawAnswer(product.url + page.path, encoding);
  const bare = await startBare({ group, dir }, answer);
  try {
    return {
      bytes: answer.body.length,
      unchanged: await rounds({ ...order, url: product.url, pids: product.pids }),
      bare: await rounds({ ...order, url: bare.url, pids: bare.pids }),
      changing: await whileChanging(product, club, () =>
        rounds({ ...order, url: product.url, pids: product.pids }),
      ),
      rendered: await rounds({
        ...order,
        paths: addressesOf(page.path),
        url: uncached.url,
        pids: uncached.pids,
      }),
    };
  } finally {
    await bare.stop();
  }
}

/** A page's api calls without the page, per page. */
async function callsCost(page, { product, load, signal }) {
  const paths = await callsOfPage(product, page.path);
  if (paths.length === 0) return undefined;
  const figures = await rounds({ load, url: product.apiUrl, paths, pids: [product.apiPid], signal });
  return {
    calls: paths.length,
    perSecond: figures.perSecond / paths.length,
    cpuMs: figures.cpuMs * paths.length,
  };
}

async function bench({ signal, cleanUp, group }) {
  const load = chooseLoad(values.load);
  runTargets(['build']);
  const work = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  cleanUp.add(() => rmSync(work, { recursive: true, force: true }));
  cleanUp.add(() => group.stop());

  const product = await startPages({ dir: ROOT, dataDir: join(work, 'kept'), group });
  const uncached = await startPages({
    dir: ROOT,
    dataDir: join(work, 'uncached'),
    group,
    settings: WITHOUT_CACHE,
  });
  const before =
    values.against === undefined
      ? undefined
      : await startPages({ dir: resolve(values.against), dataDir: join(work, 'before'), group });
  const { pages, club } = await pagesOf(product);
  const costs = [];
  for (const page of pages) {
    const calls = await callsCost(page, { product, load, signal });
    for (const encoding of ENCODINGS) {
      const cost = await costOf(page, encoding, { product, uncached, club, load, group, dir: work, signal });
      const order = { load, paths: addressesOf(page.path), encoding, signal };
      const earlier = before && (await rounds({ ...order, url: before.url, pids: before.pids }));
      costs.push({ ...page, encoding, ...cost, calls, earlier });
      console.log(`${page.name} ${encoding}: ${JSON.stringify(costs.at(-1))}`);
    }
  }
  const lighthouse = [];
  for (const { name, path } of Number(values.lighthouse) > 0 ? pages : [])
    lighthouse.push({ name, ...(await lighthouseOf(product.url + path, Number(values.lighthouse))) });
  const tap =
    Number(values.lighthouse) > 0 ? await tapToPage(product.url, requireSystemPrograms().browser) : undefined;
  const conditions = {
    ...describeRun({
      startedAt: new Date(),
      data: 'SQLite, sample data',
      load: load.name,
      rounds: values.rounds,
      seconds: values.seconds,
    }),
    ...(tap && {
      'Tap to page': `${Math.round(tap.median)} ms from a tap in the directory until the club's page is there, median of ${tap.times.length}`,
    }),
  };
  const report = { conditions, costs, lighthouse };
  console.log(`\n${[...costTables(costs), lighthouseTable(lighthouse)].join('\n\n')}`);
  if (tap) console.log(`\nTap to page: ${conditions['Tap to page']}`);
  if (values.write) {
    await writeSection(PAGES_REPORT, 'bench:pages', pagesReport(report));
    console.log(`\nWritten: ${PAGES_REPORT}`);
  }
}

await runBenchmark(bench);
