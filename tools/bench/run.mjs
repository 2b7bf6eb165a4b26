/** `npm run bench -- api`: what the api's read calls cost. Only fails on wrong answers, never on slow ones. See --help. */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTargets } from '../setup/install.mjs';
import { ROOT } from '../setup/npm.mjs';
import { callsNamed } from './calls/calls.mjs';
import { compareApis } from './compare-apis.mjs';
import { openDatabases } from './database.mjs';
import { chooseLoad } from './load/load.mjs';
import { measureApi } from './measure-api.mjs';
import { readOptions, USAGE } from './options.mjs';
import { runBenchmark } from './run-benchmark.mjs';
import { productionEnvironment } from './servers.mjs';

const CACHE = join(ROOT, '.data/bench');
const WORK = join(ROOT, '.data/bench-run');

async function bench(options, { signal, cleanUp, group }) {
  const load = chooseLoad(options.load);
  const calls = callsNamed(options.only);
  if (calls.length === 0) throw new Error(`no call is named like ${options.only.join(', ')}`);
  const startedAt = new Date();
  if (options.api === resolve(ROOT)) runTargets(['build'], ['api']);
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  cleanUp.add(() => rmSync(WORK, { recursive: true, force: true }));

  const apiEnv = productionEnvironment(WORK);
  const dirs = [options.api, ...(options.against === undefined ? [] : [options.against])];
  const database = await openDatabases({ ...options, dirs, cacheDir: CACHE, apiEnv, signal, cleanUp });
  cleanUp.add(() => group.stop());
  const measure = options.against === undefined ? measureApi : compareApis;
  await measure({ ...options, calls, database, load, apiEnv, logDir: WORK, group, signal, startedAt });
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

const options = readOptionsOrExit();
await runBenchmark((means) => bench(options, means));
