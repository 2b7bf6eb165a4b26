/**
 * `npm run bench -- find`: fills a database with 50,000 clubs that have teams, leagues and review totals, then runs
 * twenty-two searches, each compared with the same in bare SQL (the page and the number of clubs, without the filter
 * counts), and types into the suggestions. Prints milliseconds of this process, which includes SQLite. The product must
 * be built.
 *
 *   --clubs 50000     how many
 *   --database URL    a MariaDB or MySQL database that is empty, instead of SQLite
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../setup/npm.mjs';
import { bareSearch } from './bare/find.mjs';
import { fillWithClubs } from './find-clubs.mjs';

const { values } = parseArgs({
  options: { clubs: { type: 'string', default: '50000' }, database: { type: 'string' } },
});
const CLUBS = Number(values.clubs);
const RUNS = 15;

const api = (path) => import(join(ROOT, 'api/dist', path));
const { openDatabase } = await api('app/open-database.js');
const { ClubIndexKeeper } = await api('features/find/index/club-index-keeper.js');
const { FindService } = await api('features/find/find.service.js');
const { findQuery } = await api('features/find/find-queries.js');
const { PlaceResolver } = await api('features/find/place-resolver.js');
const { SuggestionsService } = await api('features/find/suggestions.service.js');

const LONDON = 'lat=51.515&lng=-0.12';
const LEEDS = 'lat=53.8&lng=-1.55';
/** The searches: the whole country, a crowded city, a town; one filter, several, all. */
const SEARCHES = [
  '',
  'sort=rating',
  'sort=reviews&page=40',
  'age=U10s',
  'age=U10s&team=girls',
  'team=girls&team=boys&day=tue',
  'age=U12s&team=girls&day=tue,thu&places=true&sort=rating',
  'stars=4&sort=rating',
  'reviewed=true&sort=reviews',
  'reviewed=true&sort=coaching',
  'league=garforth-league-7&sort=name',
  'age=all%20ages&team=disability&day=sun&places=true',
  'q=united',
  'q=rovers%20otley',
  'q=wanderesr',
  `${LONDON}&radius=5`,
  `${LONDON}&radius=50`,
  `${LONDON}&radius=50&age=U10s&team=girls&day=tue&places=true&stars=4`,
  `${LONDON}&radius=20&sort=rating&reviewed=true`,
  `${LONDON}&radius=20&sort=value`,
  `${LEEDS}&radius=10&team=mixed&sort=name`,
  `${LEEDS}&radius=1&team=disability&age=U7s&day=sun&places=true&stars=5`,
];
const TYPED = ['walthamstow rovers', 'st marys', 'otley town', 'hedingley eagels', 'ls6 3aa', 'zzyzx'];

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];
const ms = (number) => number.toFixed(2).padStart(9);

/** Runs something several times. @returns the median of elapsed time and of CPU time, in milliseconds */
async function timed(work, before = async () => {}) {
  const passed = [];
  const processor = [];
  for (let run = 0; run < RUNS; run += 1) {
    await before();
    const started = performance.now();
    const used = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(used);
    passed.push(performance.now() - started);
    processor.push((user + system) / 1000);
  }
  return { passed: median(passed), processor: median(processor) };
}

const dataDir = mkdtempSync(join(tmpdir(), 'club-reviews-find-'));
const database = await openDatabase({
  dataDir,
  ...(values.database ? { databaseUrl: values.database } : {}),
});
try {
  await fillWithClubs(database, CLUBS);
  const keeper = new ClubIndexKeeper(database.reads);
  const heapBefore = process.memoryUsage().heapUsed;
  const started = performance.now();
  await keeper.current();
  const seconds = (performance.now() - started) / 1000;
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - heapBefore) / 1e6;
  console.log(`${CLUBS} clubs read into memory in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB\n`);

  const postcodes = { locate: () => Promise.reject(new Error('no postcodes here')) };
  const service = new FindService(keeper, new PlaceResolver(postcodes), database.reads);
  // Another version of the directory: drops everything that was cached.
  const forget = () =>
    database.dataSource.query('UPDATE club_versions SET version = version + 1 WHERE club_id = 0');
  console.log(`${'search'.padEnd(76)}   found  first ms (cpu)    again  bare SQL`);
  for (const search of SEARCHES) {
    const params = {};
    for (const [name, value] of new URLSearchParams(search))
      params[name] = name in params ? [params[name], value].flat() : value;
    const query = findQuery.parse(params);
    const ask = () => service.find(query);
    const { total, totalIsCapped, clubs } = await ask();
    const bare = await bareSearch(database, query);
    const first = await timed(ask, forget);
    const again = await timed(ask);
    const byHand = bare && (await timed(bare));
    const differs =
      bare && !search.startsWith('q=') && !isSame(await bare(), { total, totalIsCapped, clubs });
    console.log(
      `${(search || '(everything)').padEnd(76)} ${String(total).padStart(6)}${totalIsCapped ? '+' : ' '}` +
        `${ms(first.passed)} ${`(${first.processor.toFixed(1)})`.padStart(7)}${ms(again.passed)} ` +
        `${byHand ? ms(byHand.passed) : '        –'}${differs ? '  DIFFERENT' : ''}`,
    );
  }

  const suggestions = new SuggestionsService(keeper, database.reads);
  console.log(`\n${'typed'.padEnd(24)} keystrokes   mean cpu ms   slowest`);
  for (const text of TYPED) {
    const keystrokes = [];
    for (let length = 2; length <= text.length; length += 1) {
      const { processor } = await timed(() => suggestions.suggest(text.slice(0, length)));
      keystrokes.push(processor);
    }
    const mean = keystrokes.reduce((sum, each) => sum + each, 0) / keystrokes.length;
    console.log(
      `${text.padEnd(24)} ${String(keystrokes.length).padStart(10)} ${ms(mean).padStart(13)} ${ms(Math.max(...keystrokes))}`,
    );
  }
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function isSame(bare, { total, totalIsCapped, clubs }) {
  const ids = clubs.map(({ id }) => id).join();
  return bare.total === total + (totalIsCapped ? 1 : 0) && bare.ids.join() === ids;
}
