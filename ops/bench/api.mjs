/**
 * `npm run bench -- api`: what the api's read calls cost. Only fails on wrong answers, never on slow ones.
 *
 *   --sizes small,large   which databases (small,large)
 *   --seconds 2           length of each measurement
 *   --rounds 3            measurements of each call, server and size; the medians count
 *   --only TEXT           only calls whose name contains TEXT; may be given several times
 *   --against DIR         beside the api of another checkout instead, which must be built, round by round in turn
 *   --fresh               load the databases again: after a change to the sample data, or for an older checkout
 *   --smoke               only see that it works: a fraction of a second each, on a small database of its own
 *   --write               write the section of docs/benchmarks.md
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runTargets } from '../../tools/setup/install.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';
import { callTable, comparisonTable, getReported, goalsMet } from './api-tables.mjs';
import { CALLS } from './calls.mjs';
import { openDatabases, SIZES } from './database.mjs';
import { medians, roundRatios } from './figures.mjs';
import { describeLoad, measure } from './load.mjs';
import { getAnswer, recordApi, startBare } from './recording.mjs';
import { describeRun, report } from './report.mjs';
import { runBenchmark } from './run-benchmark.mjs';
import { readSampleValues } from './sample-values.mjs';
import { productionEnvironment, getProgram, serverStarter } from './servers.mjs';

const CACHE = join(ROOT, '.data/bench');
const HERE = resolve(ROOT);
const AT_ONCE = 8;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: 'small,large' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true, default: [''] },
    against: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (values.smoke) Object.assign(values, { sizes: 'small', seconds: '0.2', rounds: '1' });
const sizes = Object.keys(SIZES).filter((size) => values.sizes.split(',').includes(size));
const calls = CALLS.filter(({ name }) => values.only.some((text) => name.includes(text)));
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
if (sizes.length === 0 || calls.length === 0 || !(seconds > 0 && rounds > 0))
  throw new Error('nothing to measure: see --help');

await runBenchmark(async ({ signal, cleanUp, group }) => {
  const startedAt = new Date();
  runTargets(['build'], ['api']);
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-bench-'));
  cleanUp.add(() => rmSync(folder, { recursive: true, force: true }));
  const env = productionEnvironment(folder);
  const other = values.against && resolve(values.against);
  const database = await openDatabases({
    ...{ dirs: other ? [HERE, other] : [HERE], sizes, env, signal, cleanUp, fresh: values.fresh },
    folder: values.smoke ? join(folder, 'database') : CACHE,
  });
  cleanUp.add(() => group.stop());
  const start = serverStarter({ group, folder, env });

  /** A checkout's api on one database, and what each call requests there. */
  const openApi = async (name, dir, size, shared) => {
    const databaseUrl = database.toUrl(dir, size);
    const server = await start(name, [getProgram(dir, 'start')], { DATABASE_URL: databaseUrl });
    const own = await readSampleValues(server.url);
    const paths = calls.map((call) => [...new Set(call.paths(own, shared ?? own))]);
    return { ...server, name, databaseUrl, own, paths, databasePid: database.pid };
  };
  /** The bare server that repeats an api's statements on the same database. */
  const openBare = async (name, { databaseUrl, paths, ...api }) => {
    const order = { folder, databaseUrl };
    const recording = { ...order, name: `${name}-recorded`, pathsOfCalls: paths, signal };
    const answers = await recordApi(start, getProgram(HERE, 'start'), recording);
    const server = await startBare(start, { ...order, name, answers });
    const statements = new Map(answers.map((answer) => [answer.path, answer.statements.length]));
    return { ...api, ...server, name, paths, statements };
  };
  const pairs = [];
  for (const size of sizes) {
    const [smallest] = pairs;
    const api = await openApi(`api-${size}`, HERE, size, smallest?.api.own);
    const beside = other
      ? await openApi(`other-${size}`, other, size, smallest?.beside.own)
      : await openBare(`bare-${size}`, api);
    pairs.push({ size, api, beside });
  }

  // Before anything is measured, so that a wrong answer doesn't waste the measurements before it.
  const answers = [];
  for (const index of calls.keys()) {
    const bySize = {};
    for (const { size, api, beside } of pairs) {
      if (other) await toEntries(index, [beside], signal);
      bySize[size] = {
        entries: await toEntries(index, other ? [api] : [api, beside], signal),
        statements: other ? 0 : mean(api.paths[index].map((path) => beside.statements.get(path))),
      };
    }
    answers.push(bySize);
  }
  console.log(
    `All ${calls.length} calls are answered${other ? '' : ', by the bare server with the same bytes'}.`,
  );

  const outcomes = [];
  for (const [index, { name }] of calls.entries()) {
    console.log(`${String(index + 1).padStart(3)}/${calls.length}  ${name}`);
    const subjects = pairs
      .flatMap(({ api, beside }) => [api, beside])
      .map((server) => ({ ...server, name: `${name} (${server.name})`, paths: server.paths[index] }));
    const samples = await measure(subjects, { seconds, rounds, signal });
    const bySize = (figure) =>
      Object.fromEntries(sizes.map((size, at) => [size, figure(samples[at * 2], samples[at * 2 + 1])]));
    outcomes.push({
      ...{ name, answers: answers[index], ratio: bySize(roundRatios) },
      api: bySize((own) => medians(own)),
      beside: bySize((_own, others) => medians(others)),
    });
  }
  const counts = Object.entries(SIZES).map(([size, { clubs, reviews }]) => [
    size,
    `${clubs.toLocaleString('en-GB')} clubs, ${reviews.toLocaleString('en-GB')} reviews`,
  ]);
  const fromTo = [sizes[0], sizes.at(-1)];
  const conditions = {
    ...describeRun({
      startedAt,
      data: `database ${database.version}`,
      load: describeLoad({ rounds, seconds }),
    }),
    ...Object.fromEntries(counts.filter(([size]) => sizes.includes(size))),
    ...(!other && { Goals: goalsMet(outcomes, fromTo) }),
  };
  const tables = other
    ? { [`${other} → here`]: comparisonTable(outcomes, sizes) }
    : { [`Every call, ${fromTo[1]} database`]: callTable(outcomes, fromTo) };
  const summary = { [`Calls, ${fromTo[1]} database`]: callTable(getReported(outcomes, fromTo), fromTo) };
  await report({ section: 'bench:api', conditions, tables, summary, write: values.write && !other });
});

/**
 * Requests every address of a call from servers that must give the same answers.
 * @returns {Promise<number>} entries in an average response: those of its list, or 1 for a single object
 * @throws Error if a response isn't 200, or differs
 */
async function toEntries(index, [api, ...others], signal) {
  const entries = [];
  const waiting = [...api.paths[index]];
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      signal.throwIfAborted();
      const answer = await getAnswer(api.url + path);
      if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status} (${api.name})`);
      for (const other of others) assertSame(path, answer, await getAnswer(other.url + path));
      const body = JSON.parse(answer.body);
      entries.push((Array.isArray(body) ? body : body.clubs)?.length ?? 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return mean(entries);
}

function assertSame(path, answer, other) {
  const shown = ({ status, headers, body }) =>
    [status, headers.link, headers['x-total-count'], body].join('\n');
  const [text, otherText] = [shown(answer), shown(other)];
  if (text === otherText) return;
  let at = 0;
  while (text[at] === otherText[at]) at += 1;
  const around = (whole) => `…${whole.slice(Math.max(0, at - 80), at + 120)}…`;
  throw new Error(`${path} is answered differently\napi  ${around(text)}\nbare ${around(otherText)}`);
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
