import { measureCall } from './measure.mjs';
import { describeConditions } from './report/conditions.mjs';
import { GOALS, above, medians, roundRatios } from './report/summary.mjs';
import { comparisonTable, toColumns } from './report/tables.mjs';
import { readSampleValues } from './sample-values.mjs';
import { programOf, serverStarter } from './servers.mjs';
import { verifyCall } from './verify.mjs';

/** How many additional rounds a call gets, as a multiple, when it looks slower. */
const MORE_ROUNDS = 2;

/**
 * Measures one checkout's api against another's, taking turns, each on its own databases. Responses must succeed but
 * may differ between the two.
 */
export async function compareApis(run) {
  const { calls, sizes, database, signal } = run;
  const places = {};
  for (const size of sizes)
    places[size] = [await startApi(run, run.api, size), await startApi(run, run.against, size)];

  const comparisons = [];
  for (const [index, call] of calls.entries()) {
    process.stdout.write(`${String(index + 1).padStart(3)}/${calls.length}  ${call.name.padEnd(44)}`);
    const row = [];
    for (const size of sizes) {
      const subjects = places[size].map(({ values, ...server }, side) => ({
        ...server,
        paths: call.paths(values, places[sizes[0]][side].values),
      }));
      // This warms both up too.
      for (const subject of subjects) await verifyCall(call, subject.paths, subject, undefined, signal);
      row.push(await compareCall({ ...run, call, subjects, databasePid: database.pid }, size));
    }
    comparisons.push(...row);
    console.log(row.map(({ size, ratio }) => `${size} CPU ${ratio.cpu.toFixed(2)} ×`).join(', '));
  }
  report(run, comparisons);
}

async function startApi({ database, ...run }, dir, size) {
  run.signal.throwIfAborted();
  const databaseUrl = database.urlOf(dir, size);
  const name = `${dir === run.api ? 'api' : 'other'}-${size}`;
  const server = await serverStarter({ ...run, databaseUrl })(name, programOf(dir, 'start'));
  return { ...server, name, values: await readSampleValues(databaseUrl) };
}

async function compareCall(order, size) {
  const measure = (rounds) => measureCall({ ...order, rounds, warmUp: false });
  let samples = await measure(order.rounds);
  if (above(GOALS.slowdown, roundRatios(...samples)).length > 0) {
    const more = await measure(order.rounds * MORE_ROUNDS);
    samples = samples.map((some, side) => [...some, ...more[side]]);
  }
  const [api, other] = samples.map(medians);
  return {
    name: order.call.name,
    size,
    api,
    other,
    ratio: roundRatios(...samples),
    rounds: samples[0].length,
  };
}

function report({ database, load, ...run }, comparisons) {
  const conditions = describeConditions({ ...run, load: load.name, databaseVersion: database.version });
  console.log();
  for (const [name, text] of Object.entries(conditions)) console.log(`${name.padEnd(10)}${text}`);
  console.log(`\n${run.against} → ${run.api}\n\n${toColumns(comparisonTable(comparisons))}`);
  const slower = comparisons.filter(({ ratio }) => above(GOALS.slowdown, ratio).includes('CPU'));
  console.log(
    `\nCalls that cost more than ${Math.round((GOALS.slowdown - 1) * 100)} % more CPU: ${slower.length}`,
  );
}
