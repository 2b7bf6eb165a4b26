/**
 * The tests, in private folders and on free ports.
 *
 *   npm test                      what every change waits for
 *   npm run test:all              everything, the api's test files in a random order; --seed N repeats one
 *   npm test -- unit api-sqlite   only these stages
 *   npm test -- FILE              one test file, with the runner it belongs to; --mysql: on the second engine
 *   npm test -- --again           also what has passed here with the same files
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages, requireNode } from './setup/install.mjs';
import { ROOT } from './setup/npm.mjs';
import { requireSystemPrograms } from './setup/system-programs.mjs';
import { runFile } from './test/one-file.mjs';
import { printTable, runStage } from './test/run-stage.mjs';
import { ALL, INPUTS, LEFT_TO_ALL, STAGES } from './test/stages.mjs';
import { digest, lastRun, notePassed } from './test/stamps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    mysql: { type: 'boolean', default: false },
    seed: { type: 'string' },
    // How this program starts itself for a stage; see run-stage.mjs.
    stage: { type: 'string' },
  },
});
const names = Object.keys(STAGES);
const unknown = positionals.filter((name) => !names.includes(name) && !existsSync(join(ROOT, name)));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} is neither a stage (${names.join(', ')}) nor a file.`);
  process.exit(1);
}

const seed = values.seed ?? (values.all ? String(randomInt(1, 1_000_000)) : undefined);
const options = { all: values.all, seed, mysql: values.mysql };
if (values.stage) await stage();
else await main();

async function main() {
  requireNode();
  await installPackages();
  requireSystemPrograms();
  const files = positionals.filter((name) => !names.includes(name));
  if (files.length > 0) {
    for (const file of files) await runFile(file, options);
    return;
  }
  const wanted = positionals.length > 0 ? positionals : names.filter(isWanted);
  const logs = join(ROOT, 'node_modules/.cache/test-logs');
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });

  if (seed) console.log(`The api's test files are in the order of --seed ${seed}.`);
  const results = [];
  for (const name of wanted) {
    // Before it runs: what's edited meanwhile hasn't been tested.
    const files = INPUTS[name] && digest(INPUTS[name]);
    const result = await runStage(name, options, { logs, isShown: positionals.length > 0 });
    if (!result.hasFailed && files) notePassed(name, files);
    results.push(result);
  }
  printTable(results);
  process.exit(results.some(({ hasFailed }) => hasFailed) ? 1 : 0);
}

/** Runs one stage, whose programs have said what is wrong if it fails. */
async function stage() {
  try {
    await STAGES[values.stage](options);
  } catch (error) {
    console.error(error.message.split('\n')[0]);
    process.exit(1);
  }
}

/** Whether a run without names has this stage. Those left out are named. */
function isWanted(name) {
  if (values.all) return true;
  if (ALL.includes(name)) return false;
  const inputs = INPUTS[name];
  if (!inputs) return true;
  const before = lastRun(name, digest(inputs));
  if (before === 'never' && LEFT_TO_ALL.includes(name))
    return leaveOut(name, 'left to npm run test:all, which hasn’t run here yet');
  if (before === 'same files' && !values.again) return leaveOut(name, 'unchanged since it last passed here');
  return true;
}

function leaveOut(name, why) {
  console.log(`${name}: ${why}`);
  return false;
}
