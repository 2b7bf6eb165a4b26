/**
 * The release gate by itself: says what would stop a release, and changes nothing.
 *
 *   npm run gate -- mfe-public…           looks at the builds in {remote}/dist/release
 *   npm run gate -- api                   whether the api of this checkout answers every call of the releases in the store
 *
 *   --api https://example.org             the api that runs there, instead of the contract in this checkout
 *   --no-browser                          without the run in Chromium
 *
 * The store is in DATA_DIR (default .data), or where RELEASE_STORE says.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openReleaseStore } from '../../releases/dist/open-release-store.js';
import { ROOT } from '../setup/npm.mjs';
import { checkApi } from './gate/check-calls.mjs';
import { readApi, readPartners } from './gate/context.mjs';
import { describeProblems } from './gate/problem.mjs';
import { GateError, passGate } from './gate/run-gate.mjs';

const { values, positionals } = parseArgs({
  options: { api: { type: 'string' }, 'no-browser': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const settings = { ...process.env, DATA_DIR: resolve(ROOT, process.env.DATA_DIR || '.data') };
const store = openReleaseStore(settings, { isReadOnly: true });

/** The api of this checkout, or the one at an address, against every release that visitors may be given. */
async function passApi() {
  const partners = await readPartners(store);
  const { name, document } = await readApi(values.api);
  const problems = checkApi(document, partners);
  if (problems.length > 0) {
    console.log(describeProblems(problems));
    throw new GateError(`${name} is refused: it doesn't answer every call of the releases that are live.`);
  }
  console.log(`${name} answers every call of ${partners.length} releases.`);
}

if (positionals.length === 0) {
  console.error('Name what to look at, for example: npm run gate -- mfe-public, or: npm run gate -- api');
  process.exit(1);
}
try {
  for (const name of positionals) {
    if (name === 'api') await passApi();
    else await passGate(name, store, { api: values.api, browser: !values['no-browser'] });
  }
} catch (error) {
  if (!(error instanceof GateError)) throw error;
  console.error(error.message);
  process.exit(1);
}
