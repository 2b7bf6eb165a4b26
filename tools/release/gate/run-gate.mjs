import { readBuiltRelease } from './built-release.mjs';
import { checkBytes } from './check-bytes.mjs';
import { checkCalls } from './check-calls.mjs';
import { checkContract } from './check-contract.mjs';
import { checkFiles } from './check-files.mjs';
import { checkShared } from './check-shared.mjs';
import { readContext } from './context.mjs';
import { describeProblems } from './problem.mjs';

/** Each check by what it makes sure of. */
const CHECKS = {
  'every file is there and of its digest': checkFiles,
  'shared modules fit every release beside it': checkShared,
  'exposed modules keep the contract': checkContract,
  'the api answers every call': checkCalls,
  'pages keep to their bytes': checkBytes,
};

/** Thrown for a release that may not go live; the message lists every problem. */
export class GateError extends Error {
  name = 'GateError';
}

/**
 * Looks at a candidate from every side, however many problems the first has, and says so line by line.
 * @param {import('./problem.mjs').Candidate} candidate
 * @param {import('./problem.mjs').Context} context
 * @param {{checks?: Record<string, import('./problem.mjs').Check>, log?: (line: string) => void}} options
 * @throws {GateError} if anything is wrong
 */
export async function runGate(candidate, context, { checks = CHECKS, log = console.log } = {}) {
  const { name, version } = candidate.record;
  log(`The gate looks at ${name} ${version}:`);
  let count = 0;
  for (const [what, check] of Object.entries(checks)) {
    const problems = await check(candidate, context);
    count += problems.length;
    log(problems.length === 0 ? `  ✓ ${what}` : describeProblems(problems));
  }
  if (count > 0) {
    throw new GateError(`${name} ${version} is refused: ${count === 1 ? 'a problem' : `${count} problems`}.`);
  }
}

/**
 * The whole gate, as a release passes it.
 * @param {string} project folder name of the remote
 * @param {object} store where it is going
 * @param {{api?: string, browser?: boolean}} options where the api answers, and whether to try the release in a browser
 * @throws {GateError} if it may not go live
 */
export async function passGate(project, store, { api, browser = true } = {}) {
  const candidate = readBuiltRelease(project);
  const context = await readContext({ store, api });
  await runGate(candidate, context);
  if (!browser) return;
  const { checkInBrowser } = await import('./check-in-browser.mjs');
  await runGate(
    candidate,
    { ...context, store },
    { checks: { 'it works in a browser, whole and broken': checkInBrowser } },
  );
}
