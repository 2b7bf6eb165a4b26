/**
 * `npm run bench`: what every read call costs, beside a bare server that answers the same rows, on a small and on a
 * large database. Judges nothing by its exit code but wrong answers. See --help.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, requireNode, runTargets } from '../setup/install.mjs';
import { processGroup } from '../setup/processes.mjs';
import { callsNamed } from './calls/calls.mjs';
import { cleanUpList } from './clean-up.mjs';
import { openDatabases } from './database.mjs';
import { chooseLoad } from './load/load.mjs';
import { measureCall } from './measure.mjs';
import { readOptions, USAGE } from './options.mjs';
import { describeConditions } from './report/conditions.mjs';
import { writeMarkdown } from './report/markdown.mjs';
import { compareSizes, compareSystems } from './report/summary.mjs';
import { growthTable, sizeTable, toColumns } from './report/tables.mjs';
import { readSampleValues } from './sample-values.mjs';
import { productionEnvironment, startSystems } from './systems.mjs';
import { verifyCall } from './verify.mjs';

const CACHE = join(ROOT, '.data/bench');
const WORK = join(ROOT, '.data/bench-run');
const REPORT = join(ROOT, 'docs/benchmarks.md');

async function bench(options, { signal, cleanUp, group }) {
  const load = chooseLoad(options.load);
  const calls = callsNamed(options.only);
  if (calls.length === 0) throw new Error(`no call is named like ${options.only.join(', ')}`);
  const startedAt = new Date();
  runTargets(['build'], ['api']);
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  cleanUp.add(() => rmSync(WORK, { recursive: true, force: true }));

  const apiEnv = productionEnvironment(WORK);
  const database = await openDatabases({ ...options, cacheDir: CACHE, apiEnv, signal, cleanUp });
  cleanUp.add(() => group.stop());
  const subjects = {};
  for (const size of options.sizes) {
    signal.throwIfAborted();
    const databaseUrl = database.urlOf(size);
    const servers = await startSystems({ group, size, databaseUrl, apiEnv, logDir: WORK });
    subjects[size] = { servers, values: await readSampleValues(databaseUrl) };
  }

  const verified = await verifyCalls({ calls, subjects, sizes: options.sizes, signal });
  const outcomes = await measureCalls({
    ...options,
    verified,
    load,
    databasePid: database.pid,
    signal,
  });
  await report({ ...options, outcomes, load: load.name, databaseVersion: database.version, startedAt });
}

// Before anything is measured, so that a wrong answer does not cost the measurements before it.
async function verifyCalls({ calls, subjects, sizes, signal }) {
  const shared = subjects[sizes[0]].values;
  const verified = [];
  for (const call of calls) {
    const entries = {};
    const asked = {};
    for (const size of sizes) {
      const { servers, values } = subjects[size];
      const paths = call.paths(values, shared);
      entries[size] = await verifyCall(call, paths, servers, signal);
      asked[size] = { paths, servers };
    }
    verified.push({ call, entries, asked });
  }
  console.log(`Both answer ${calls.length} calls alike.`);
  return verified;
}

async function measureCalls({ verified, sizes, signal, ...conditions }) {
  const outcomes = [];
  for (const [index, { call, entries, asked }] of verified.entries()) {
    process.stdout.write(`${String(index + 1).padStart(3)}/${verified.length}  ${call.name.padEnd(44)}`);
    const comparisons = compareSystems(await measureCall({ ...conditions, call, subjects: asked, signal }));
    outcomes.push({ name: call.name, entries, sizes: comparisons, growth: compareSizes(comparisons) });
    const shares = sizes.map((size) => `${size} ${comparisons[size].throughput.toFixed(2)}`);
    console.log(`throughput beside bare: ${shares.join(', ')}`);
  }
  return outcomes;
}

function readOptionsOrExit() {
  try {
    const given = readOptions(process.argv.slice(2));
    if (!given.help) return given;
    console.log(USAGE);
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 1;
  }
  return process.exit();
}

async function report({ outcomes, sizes, write, ...run }) {
  const conditions = describeConditions({ ...run, sizes });
  console.log(`\n${conditions.map(([name, text]) => `${name.padEnd(10)}${text}`).join('\n')}`);
  for (const size of sizes)
    console.log(`\n${size}: product / bare\n\n${toColumns(sizeTable(outcomes, size))}`);
  if (sizes.length > 1) console.log(`\nproduct: small → large\n\n${toColumns(growthTable(outcomes))}`);
  if (!write) return;
  writeFileSync(REPORT, await writeMarkdown({ conditions, outcomes, sizes, file: REPORT }));
  console.log(`\nWritten: ${REPORT}`);
}

requireNode();
const options = readOptionsOrExit();

const interruption = new AbortController();
const cleanUp = cleanUpList();
const group = processGroup();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => interruption.abort(new Error('interrupted')));
group.whenOneEnds((name, code, signal) =>
  interruption.abort(new Error(`${name} has stopped (${signal ?? code})`)),
);

try {
  await bench(options, { signal: interruption.signal, cleanUp, group });
} catch (error) {
  console.error(`\n${(interruption.signal.reason ?? error).message}`);
  process.exitCode = 1;
} finally {
  await cleanUp.run();
}
