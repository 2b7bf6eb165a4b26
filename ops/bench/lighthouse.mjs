/**
 * `npm run bench -- lighthouse`: what Lighthouse says about every public page and both logins, on a phone.
 *
 *   --runs 3           of each page; the medians count
 *   --only TEXT        only pages whose address contains TEXT
 *   --write            write the section of docs/benchmarks.md
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { PAGES } from '../../mfe-public/pages.config.mjs';
import { runTargets } from '../../tools/setup/install.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';
import { requireSystemPrograms } from '../../tools/setup/system-programs.mjs';
import { medians } from './figures.mjs';
import { getClubs, startPages } from './pages/product.mjs';
import { describeRun, hundredths, report, thousandths, whole } from './report.mjs';
import { runBenchmark } from './run-benchmark.mjs';

/** The sample data has no grounds and no open data. */
const MISSING = ['/grounds/:id', '/open-data'];

/** What is read of a run: milliseconds and bytes. */
const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

await runBenchmark(async ({ cleanUp, group }) => {
  const startedAt = new Date();
  runTargets(['build']);
  const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-bench-'));
  cleanUp.add(() => rmSync(dataDir, { recursive: true, force: true }));
  cleanUp.add(() => group.stop());
  const product = await startPages({ dir: ROOT, dataDir, group });
  const results = [];
  for (const path of await getPaths(product)) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await runOnce(product.url + path));
    results.push({ path, ...medians(runs) });
    console.log(path, results.at(-1).performance);
  }
  await report({
    section: 'bench:lighthouse',
    conditions: describeRun({
      startedAt,
      data: 'SQLite, sample data',
      load: `medians of ${values.runs} runs`,
    }),
    tables: { Lighthouse: toTable(results) },
    write: values.write,
  });
});

/** Every page of the visitors' remote, about the clubs with most reviews, and the logins. */
async function getPaths({ apiUrl }) {
  const clubs = await getClubs(apiUrl, 2);
  const paths = Object.keys(PAGES)
    .filter((pattern) => !MISSING.includes(pattern))
    .map((pattern) => pattern.replace(':idOrSlug', clubs[0].slug).replace(':ageGroup?', 'U10s'));
  const slugs = clubs.map(({ slug }) => slug).join(',');
  return [
    ...paths,
    '/browse-clubs?q=leeds&age=U10s',
    `/compare?clubs=${slugs}`,
    '/club-admin',
    '/admin',
  ].filter((path) => path.includes(values.only));
}

/** Lighthouse's mobile run of a page, in a new browser: its four scores out of a hundred, and the {@link AUDITS}. */
async function runOnce(address) {
  const browser = await launch({
    chromePath: requireSystemPrograms().browser,
    chromeFlags: ['--headless', '--no-sandbox'],
  });
  try {
    const { lhr } = await lighthouse(address, { port: browser.port, output: 'json', logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]);
    const audits = Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
    return Object.fromEntries([...scores, ...audits]);
  } finally {
    await browser.kill();
  }
}

function toTable(results) {
  return [
    [
      ...['page', 'performance', 'accessibility', 'best practices', 'search engines'],
      ...['first paint s', 'largest s', 'blocking ms', 'shift', 'kB'],
    ],
    ...results.map((result) => [
      result.path,
      ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => whole(result[name])),
      hundredths(result.firstPaint / 1000),
      hundredths(result.largestPaint / 1000),
      whole(result.blocking),
      thousandths(result.shift),
      whole(result.bytes / 1000),
    ]),
  ];
}
