/**
 * `npm run bench -- sizes`: what sites of 300, 5,000 and 50,000 clubs need: processor time until they serve and at 100 visits
 * a second, memory idle and busy, and disk; on a MariaDB server with Debian's own settings. The product must be built.
 *
 *   --clubs 300,5000,50000   --reviews 3000,25000,50000   --seconds 60
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { ROOT } from '../../tools/setup/npm.mjs';
import { runProgram } from '../../tools/setup/run-program.mjs';
import { startTestDatabase } from '../../tools/test-database.mjs';
import { getClubs, startPages } from './pages/product.mjs';
import { getCpuTime, residentMegabytes } from './process-figures.mjs';
import { runBenchmark } from './run-benchmark.mjs';
import { getProgram, productionEnvironment } from './servers.mjs';

const { values } = parseArgs({
  options: {
    clubs: { type: 'string', default: '300,5000,50000' },
    reviews: { type: 'string', default: '3000,25000,50000' },
    seconds: { type: 'string', default: '60' },
  },
});
const VISITS_PER_SECOND = 100;
const VISITED_CLUBS = 100;
const IDLE_MS = 10_000;
const reviews = values.reviews.split(',');

console.log(
  'clubs, reviews | start | MB idle: api + shell + MariaDB | MB busy | cores busy | MB on disk: database + rest',
);
for (const [index, clubs] of values.clubs.split(',').entries())
  await runBenchmark((means) => measure(clubs, reviews[index], means));

async function measure(clubs, reviewCount, { signal, cleanUp, group }) {
  const scratch = mkdtempSync(join(tmpdir(), 'club-reviews-sizes-'));
  cleanUp.add(() => rmSync(scratch, { recursive: true, force: true }));
  const databaseDir = join(scratch, 'database');
  const database = await startTestDatabase({ dir: databaseDir });
  cleanUp.add(() => database.stop());
  const dataDir = join(scratch, 'data');
  const settings = { ...productionEnvironment(dataDir), DATABASE_URL: database.url, LOG_LEVEL: 'error' };
  const program = [getProgram(ROOT, 'sample-data'), '--clubs', clubs, '--reviews', reviewCount];
  await runProgram(process.execPath, program, { env: settings, signal });

  cleanUp.add(() => group.stop());
  const product = await startPages({ dir: ROOT, dataDir, group, settings });
  const pids = [...product.pids, database.pid];
  const getMemory = () => pids.map((pid) => Math.round(residentMegabytes(pid))).join(' + ');
  // Not the clock's: whatever else runs on the machine would count.
  const getSeconds = (of) => of.reduce((sum, pid) => sum + getCpuTime(pid), 0) / 1000;
  const start = getSeconds(product.pids);
  await wait(IDLE_MS, undefined, { signal });
  const idle = getMemory();
  const before = getSeconds(pids);
  const duration = await visit(product);
  const cores = (getSeconds(pids) - before) / duration;
  const disk = [databaseDir, dataDir].map((dir) =>
    parseInt(execFileSync('du', ['-sm', dir], { encoding: 'utf8' })),
  );
  const columns = [
    `${clubs}, ${reviewCount}`,
    `${start.toFixed(1)} s`,
    idle,
    getMemory(),
    cores.toFixed(2),
    disk.join(' + '),
  ];
  console.log(columns.join(' | '));
}

/** Visits the home page, the directory and the clubs with most reviews. @returns for how many seconds */
async function visit({ url, apiUrl }) {
  const clubs = await getClubs(apiUrl, VISITED_CLUBS);
  const paths = ['/', '/browse-clubs', ...clubs.map(({ slug }) => `/clubs/${slug}`)];
  const { duration, non2xx, errors } = await autocannon({
    url,
    requests: paths.map((path) => ({ method: 'GET', path })),
    connections: 20,
    overallRate: VISITS_PER_SECOND,
    duration: Number(values.seconds),
  });
  if (non2xx + errors > 0) console.log(`${non2xx} visits were refused, ${errors} failed`);
  return duration;
}
