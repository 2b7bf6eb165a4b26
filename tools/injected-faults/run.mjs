/**
 * `npm run ops -- injected-faults`: proves that the tests find faults. In a copy of the repository it makes one mistake
 * at a time, runs the test that has to find it, and takes the mistake back.
 *
 *   npm run ops -- injected-faults                      all of them; each test first has to pass without a fault
 *   npm run ops -- injected-faults NAME…             only these
 *   npm run ops -- injected-faults --quick           without the runs that have to pass
 *   npm run ops -- injected-faults --list            what there is
 */
import { parseArgs } from 'node:util';
import { installPackages, requireNode } from '../setup/install.mjs';
import { requireSystemPrograms } from '../setup/system-programs.mjs';
import { injectedFaultsCopy } from './copy.mjs';
import { FAULTS } from './faults.mjs';
import { foundBy, runTest, getTest } from './run-test.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(', ')}: npm run ops -- injected-faults --list`);
  process.exit(1);
}
const wanted = FAULTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

if (values.list) for (const fault of wanted) console.log(`${fault.name.padEnd(28)} ${fault.kind}`);
else await main();

async function main() {
  requireNode();
  await installPackages();
  const { browser } = requireSystemPrograms();
  const copy = injectedFaultsCopy();
  const results = [];
  // A stopped run leaves no copy behind.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  process.once('exit', () => copy.remove());

  const sound = new Map();
  for (const fault of wanted) {
    const test = getTest(fault);
    const key = JSON.stringify(test);
    if (!values.quick && !sound.has(key)) {
      process.stdout.write(`without a fault: ${test.label} … `);
      sound.set(key, await runTest(copy.folder, test, browser));
      console.log(sound.get(key).passed ? `passes, ${seconds(sound.get(key))}` : 'FAILS');
    }
    const before = sound.get(key);
    if (before && !before.passed) {
      results.push(missed(fault, `${test.label} fails without a fault too: ${before.firstLine}`));
      continue;
    }
    results.push(await tryOut(copy, fault, test, browser));
  }
  printTable(results);
  process.exit(results.every(({ isFound }) => isFound) ? 0 : 1);
}

async function tryOut(copy, fault, test, browser) {
  process.stdout.write(`${fault.name} … `);
  let result;
  try {
    copy.apply(fault.edits);
    const outcome = await runTest(copy.folder, test, browser);
    result = outcome.isFound
      ? { fault, isFound: true, seconds: outcome.seconds }
      : missed(
          fault,
          outcome.passed ? `${test.label} passes` : `no test failed: ${outcome.firstLine}`,
          outcome,
        );
    console.log(
      result.isFound ? `found in ${seconds(outcome)}: ${outcome.firstLine}` : `NOT FOUND: ${result.why}`,
    );
  } catch (error) {
    result = missed(fault, error.message);
    console.log(`NOT FOUND: ${error.message}`);
  } finally {
    copy.undo();
  }
  return result;
}

function missed(fault, why, { seconds: took = 0 } = {}) {
  return { fault, isFound: false, why, seconds: took };
}

function seconds(outcome) {
  return `${Math.round(outcome.seconds)} s`;
}

function printTable(results) {
  const rows = results.map(({ fault, isFound, seconds: took }) => [
    fault.name,
    fault.kind,
    isFound ? foundBy(fault) : 'NOT FOUND',
    String(Math.round(took)),
  ]);
  const head = ['fault', 'kind', 'found by', 'seconds'];
  const widths = head.map((title, index) => Math.max(title.length, ...rows.map((row) => row[index].length)));
  console.log();
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, index) => cell.padEnd(widths[index]))
        .join('  ')
        .trimEnd(),
    );
  for (const { fault, isFound, why } of results) if (!isFound) console.log(`\n${fault.name}: ${why}`);
  const passed = results.filter(({ isFound }) => isFound).length;
  console.log(`\n${passed} passed, ${results.length - passed} failed`);
}
