import { readBuiltRelease } from './built-release.mjs';
import { checkBytes } from './check-bytes.mjs';
import { checkCalls } from './check-calls.mjs';
import { checkContract } from './check-contract.mjs';
import { checkFiles } from './check-files.mjs';
import { checkShared } from './check-shared.mjs';
import { readContext } from './context.mjs';
import { describeProblems } from './problem.mjs';

/** The checks, by what they make sure of. */
const CHECKS = {
  'every file is there and matches its digest': checkFiles,
  'shared modules fit every release beside it': checkShared,
  'exposed modules keep the contract': checkContract,
  'the api answers every call': checkCalls,
  'pages stay within their byte budgets': checkBytes,
};

/** Thrown for a release that may not go live; the message lists every problem. */
export class GateError extends Error {
  name = 'GateError';
}

const IN_BROWSER = 'it works in a browser, whole and broken';

/**
 * Runs all checks on a candidate, however many problems the first ones find, and reports line by line.
 * @param {import('./problem.mjs').Candidate} candidate
 * @param {import('./problem.mjs').Context} context
 * @param {object} [options]
 * @param {Record<string, import('./problem.mjs').Check>} [options.checks]
 * @param {import('./problem.mjs').Check} [options.inBrowser] slow, so it runs last, and only if all others pass
 * @param {(line: string) => void} [options.log]
 * @throws {GateError} if anything is wrong
 */
export async function runGate(candidate, context, { checks = CHECKS, inBrowser, log = console.log } = {}) {
  const { name, version } = candidate.record;
  let count = 0;
  const look = async (what, check) => {
    const problems = await check(candidate, context);
    count += problems.length;
    log(problems.length === 0 ? `  ✓ ${what}` : describeProblems(problems));
  };
  log(`The gate is checking ${name} ${version}:`);
  for (const [what, check] of Object.entries(checks)) await look(what, check);
  if (inBrowser !== undefined && count > 0) log(`  – ${IN_BROWSER}: not tried until the rest is fixed`);
  if (inBrowser !== undefined && count === 0) {
    log('  … opening it in Chromium, which takes about a minute');
    await look(IN_BROWSER, inBrowser);
  }
  if (count > 0) {
    const problems = count === 1 ? 'one problem' : `${count} problems`;
    throw new GateError(`${name} ${version} is refused: ${problems}. Visitors keep what they have.`);
  }
}

/**
 * The whole gate, as for a release.
 * @param {string} project folder name of the remote, or `shell`
 * @param {object} store the target store
 * @param {{api?: string, browser?: boolean}} options the api's URL, and whether to try the release in a browser
 * @throws {GateError} if it may not go live
 */
export async function passGate(project, store, { api, browser = true } = {}) {
  const candidate = readBuiltRelease(project);
  const context = await readContext({ store, api });
  const { checkInBrowser } = browser ? await import('./check-in-browser.mjs') : {};
  await runGate(candidate, { ...context, store }, { inBrowser: checkInBrowser });
}
