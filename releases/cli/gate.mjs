/**
 * Runs only the release gate: says what would stop a release, and changes nothing.
 *
 *   npm run gate -- mfe-public            looks at the build in mfe-public/dist/release
 *   npm run gate -- shell                 whether the shell of this checkout works with the releases in the store
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
import { withSecretFiles } from '../../releases/dist/secret-files.js';
import { ROOT } from '../../tools/setup/npm.mjs';
import { checkApi } from './gate/check-calls.mjs';
import { readApi, readLiveReleases } from './gate/context.mjs';
import { describeProblems } from './gate/problem.mjs';
import { GateError, passGate } from './gate/run-gate.mjs';

/** Checks the api of this checkout, or the one at a URL, against every release that visitors may get. */
async function passApi(store, address) {
  const liveReleases = await readLiveReleases(store);
  const { name, document } = await readApi(address);
  const problems = checkApi(document, liveReleases);
  if (problems.length > 0) {
    console.log(describeProblems(problems));
    throw new GateError(
      `${name} is refused: it doesn't answer every call of the releases that visitors have or may be given.`,
    );
  }
  console.log(`${name} answers every call of ${liveReleases.length} releases in ${store.address}.`);
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { api: { type: 'string' }, 'no-browser': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0)
    throw new GateError(
      'Name what to look at, for example: npm run gate -- mfe-public, or: npm run gate -- api',
    );
  const env = withSecretFiles(process.env);
  const settings = { ...env, DATA_DIR: resolve(ROOT, env.DATA_DIR || '.data') };
  const store = openReleaseStore(settings, { isReadOnly: true });
  for (const name of positionals) {
    if (name === 'api') await passApi(store, values.api);
    else await passGate(name, store, { api: values.api, browser: !values['no-browser'] });
  }
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
