import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/npm.mjs';
import { BARE_CALLS } from './calls/calls.mjs';
import { measureCall } from './measure.mjs';
import { readBaseline, writeBaseline } from './report/baseline.mjs';
import { describeConditions } from './report/conditions.mjs';
import { writeMarkdown } from './report/markdown.mjs';
import { medians, ratios } from './report/summary.mjs';
import { bareTable, callTable, growthTable, toColumns } from './report/tables.mjs';
import { readSampleValues } from './sample-values.mjs';
import { BARE_SERVER, programOf, serverStarter } from './servers.mjs';
import { verifyCall } from './verify.mjs';

const REPORT = join(ROOT, 'docs/benchmarks.md');

/** Measures one api on every size: the representative calls against the bare server, all of them against a baseline. */
export async function measureApi(run) {
  const baseline = readBaseline(run.compare);
  const places = await startServers(run);
  const prepared = await verifyCalls(run, places);
  const outcomes = await measureCalls(run, prepared, baseline);
  await report(run, outcomes, baseline);
}

async function startServers({ api, sizes, database, signal, ...run }) {
  const places = {};
  for (const size of sizes) {
    signal.throwIfAborted();
    const databaseUrl = database.urlOf(api, size);
    const start = serverStarter({ ...run, databaseUrl });
    places[size] = {
      api: await start(`api-${size}`, programOf(api, 'start')),
      bare: await start(`bare-${size}`, BARE_SERVER),
      values: await readSampleValues(databaseUrl),
    };
  }
  return places;
}

// Before anything is measured, so that a wrong answer doesn't waste the measurements before it.
async function verifyCalls({ calls, sizes, signal }, places) {
  const shared = places[sizes[0]].values;
  const prepared = [];
  for (const call of calls) {
    const isBare = BARE_CALLS.has(call.name);
    const entries = {};
    const subjects = [];
    for (const size of sizes) {
      const { api, bare, values } = places[size];
      const paths = call.paths(values, shared);
      entries[size] = await verifyCall(call, paths, api, isBare ? bare : undefined, signal);
      subjects.push({ name: `api-${size}`, size, server: 'api', paths, ...api });
      if (isBare) subjects.push({ name: `bare-${size}`, size, server: 'bare', paths, ...bare });
    }
    prepared.push({ call, entries, subjects });
  }
  console.log(`All ${calls.length} calls are answered, and the bare server's answers match the api's.`);
  return prepared;
}

async function measureCalls({ sizes, database, ...run }, prepared, baseline) {
  const outcomes = [];
  for (const [index, { call, entries, subjects }] of prepared.entries()) {
    process.stdout.write(`${String(index + 1).padStart(3)}/${prepared.length}  ${call.name.padEnd(44)}`);
    const samples = await measureCall({ ...run, call, subjects, databasePid: database.pid });
    const outcome = { name: call.name, entries, api: {}, bare: undefined };
    for (const [at, { size, server }] of subjects.entries())
      outcome[server] = { ...outcome[server], [size]: medians(samples[at]) };
    outcomes.push(outcome);
    console.log(sizes.map((size) => progressOf(outcome, size, baseline)).join(', '));
  }
  return outcomes;
}

function progressOf({ name, api }, size, baseline) {
  const before = baseline?.calls[name]?.[size];
  const beside = before === undefined ? '' : ` (CPU ${ratios(api[size], before).cpu.toFixed(2)} × baseline)`;
  return `${size} ${api[size].perSecond.toFixed(0)}/s${beside}`;
}

async function report({ sizes, write, baseline: baselineFile, load, database, ...run }, outcomes, baseline) {
  const conditions = describeConditions({
    ...run,
    sizes,
    load: load.name,
    databaseVersion: database.version,
  });
  console.log();
  for (const [name, text] of Object.entries(conditions)) console.log(`${name.padEnd(10)}${text}`);
  for (const size of sizes) {
    console.log(`\n${size}: every call\n\n${toColumns(callTable(outcomes, size, baseline))}`);
    console.log(`\n${size}: api / bare server\n\n${toColumns(bareTable(outcomes, size))}`);
  }
  const ends = [sizes[0], sizes.at(-1)];
  if (sizes.length > 1) console.log(`\n${ends.join(' → ')}\n\n${toColumns(growthTable(outcomes, ends))}`);
  if (baselineFile !== undefined) {
    writeBaseline(baselineFile, conditions, outcomes);
    console.log(`\nWritten: ${baselineFile}`);
  }
  if (!write) return;
  writeFileSync(REPORT, await writeMarkdown({ conditions, outcomes, sizes, baseline, file: REPORT }));
  console.log(`\nWritten: ${REPORT}`);
}
