/**
 * `npm run bench -- pages`: what the public site's pages cost, compared with a bare server sending the same bytes from
 * memory and with the api calls they're made of.
 *
 *   --seconds 4        length of each measurement
 *   --rounds 3         measurements of each; the medians count
 *   --only TEXT        only pages whose name contains TEXT
 *   --against DIR      measure the product of another checkout as well, which must be built
 *   --smoke            only see that it works: a fraction of a second each
 *   --write            write the section of docs/benchmarks.md
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runTargets } from '../../tools/setup/install.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';
import { medians } from './figures.mjs';
import { describeLoad, measure } from './load.mjs';
import { getClubs, moderatorHeaders, startPages } from './pages/product.mjs';
import { beforeTable, changingTable, summaryTable, unchangedTable } from './pages/tables.mjs';
import { getAnswer, startBare } from './recording.mjs';
import { describeRun, report } from './report.mjs';
import { runBenchmark } from './run-benchmark.mjs';
import { serverStarter } from './servers.mjs';

const ENCODINGS = ['gzip', 'br'];
/** Changes a club every second while its pages are requested. */
const CHANGE_EVERY_MS = 1000;
const ADDRESSES = 97;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
    smoke: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (values.smoke) Object.assign(values, { seconds: '0.2', rounds: '1' });
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];

await runBenchmark(async ({ signal, cleanUp, group }) => {
  const startedAt = new Date();
  runTargets(['build']);
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-bench-'));
  cleanUp.add(() => rmSync(folder, { recursive: true, force: true }));
  cleanUp.add(() => group.stop());
  const startProduct = (name, dir = ROOT, settings = {}) =>
    startPages({ dir, dataDir: join(folder, name), group, settings });
  const product = await startProduct('kept');
  // A shell that caches no pages: each request is rendered, as after a change.
  const uncached = await startProduct('uncached', ROOT, { PAGE_CACHE_MB: '0' });
  const before = values.against && (await startProduct('before', resolve(values.against)));
  const start = serverStarter({ group, folder });
  const getFigures = async (subjects) => (await measure(subjects, { seconds, rounds, signal })).map(medians);

  const { pages, club } = await getPages(product);
  const costs = [];
  for (const { name, path } of pages) {
    const calls = await callsOfPage(product, path);
    const subject = { name: 'the calls', url: product.apiUrl, paths: calls, pids: [product.apiPid] };
    const [perCall] = calls.length > 0 ? await getFigures([subject]) : [{ serverMs: 0 }];
    for (const encoding of ENCODINGS) {
      const title = `${name}, ${encoding}`;
      console.log(title);
      const headers = { accept: 'text/html', 'accept-encoding': encoding };
      const answer = await getAnswer(product.url + path, headers);
      const answers = [{ ...answer, path }];
      const bareServer = await startBare(start, { folder, name: `bare-${costs.length}`, answers });
      const one = { name: title, headers, paths: [path] };
      const all = { ...one, paths: getAddresses(path) };
      const [unchanged, bare, rendered, earlier] = await getFigures([
        { ...one, ...product },
        { ...one, ...bareServer },
        { ...all, ...uncached },
        ...(before ? [{ ...all, ...before }] : []),
      ]);
      await bareServer.stop();
      const [changing] = await whileChanging(product, club, () => getFigures([{ ...one, ...product }]));
      costs.push({
        ...{ title, bytes: answer.body.length, unchanged, bare, rendered, changing, before: earlier },
        ...{ calls: calls.length, callsMs: perCall.serverMs * calls.length },
      });
    }
  }
  const conditions = describeRun({
    startedAt,
    data: 'SQLite, sample data',
    load: describeLoad({ rounds, seconds }),
  });
  const tables = {
    'Unchanged pages': unchangedTable(costs),
    'Changing pages': changingTable(costs),
    ...(before && { 'Before and after': beforeTable(costs) }),
  };
  // What browsers get.
  const summary = {
    'Cached and rendered': summaryTable(costs.filter(({ title }) => title.endsWith(', br'))),
  };
  await report({ section: 'bench:pages', conditions, tables, summary, write: values.write });
});

/** The representative pages, their paths on this product, and the club of the last one. */
async function getPages({ apiUrl }) {
  const [club] = await getClubs(apiUrl, 1);
  const pages = [
    { name: 'home', path: '/' },
    { name: 'browse', path: '/browse-clubs' },
    { name: 'search', path: '/browse-clubs?q=leeds&age=U10s' },
    { name: 'club', path: `/clubs/${club.slug}` },
  ];
  return { pages: pages.filter(({ name }) => name.includes(values.only)), club };
}

/** A page under many URLs: requests for one URL share a rendering. More URLs than connections, requested in turn. */
function getAddresses(path) {
  const mark = path.includes('?') ? '&' : '?';
  return Array.from({ length: ADDRESSES }, (_, number) => `${path}${mark}visit=${number}`);
}

/** The api calls the server makes for a page, with `/api`, according to the public remote's release in the store. */
async function callsOfPage({ dataDir, url, apiUrl }, path) {
  const revision = readFileSync(join(dataDir, 'registry/current'), 'utf8').trim();
  const { remotes } = JSON.parse(readFileSync(join(dataDir, `registry/${revision}.json`), 'utf8'));
  const server = join(dataDir, 'releases/mfe_public', remotes.mfe_public.active, 'server');
  const { describePage } = createRequire(import.meta.url)(join(server, 'pages.cjs'));
  const config = await fetch(`${apiUrl}/api/config`).then((answer) => answer.json());
  const { pathname, search } = new URL(path, url);
  const { calls } = await describePage({ pathname, search }, { origin: url, config });
  return calls.map((call) => `/api${call.path}`);
}

/** Runs `work` while a moderator changes the club once a second. */
async function whileChanging(product, { id }, work) {
  const headers = { 'content-type': 'application/json', ...(await moderatorHeaders(product)) };
  let number = 0;
  const change = async () => {
    number += 1;
    const body = JSON.stringify({ description: `Change number ${number}.` });
    const address = `${product.apiUrl}/api/admin/clubs/${id}`;
    const answer = await fetch(address, { method: 'PATCH', headers, body });
    if (!answer.ok) throw new Error(`PATCH ${address}: ${answer.status} ${await answer.text()}`);
  };
  const timer = setInterval(() => change().catch((error) => console.error(error)), CHANGE_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
