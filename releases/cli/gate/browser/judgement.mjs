import { frameDifference } from './frame.mjs';

const UNSAFE = /'unsafe-(inline|eval)'/;

/** @typedef {import('./watched-page.mjs').Visit} Visit */

/** What's wrong with header and footer. */
function* wrongsOfFrame({ frame: seen }, expected) {
  if (seen === undefined) {
    yield ['Header or footer are missing.', 'Leave the frame to the shell.'];
    return;
  }
  const difference = expected && frameDifference(expected, seen);
  if (difference !== undefined)
    yield [
      `It touches what’s around it: the ${difference}.`,
      'Leave header and footer to the shell: style and change nothing outside of the page.',
    ];
}

/**
 * What's wrong with a page without faults, each with how to fix it.
 * @param {Visit} seen
 * @param {{name: string, version: string, frame?: object[]}} expected the release the page belongs to, and the frame as
 *   drawn by the shell alone if it matters
 */
export function* findProblems(seen, { name, version, frame }) {
  if (!seen.isUsable) yield ['It never becomes usable.', 'Open it and look at the console.'];
  if (seen.hasFailed)
    yield ['It shows the screen of an area that failed.', 'Open it and look at the console.'];
  yield* wrongsOfFrame(seen, frame);
  for (const complaint of seen.complaints)
    yield [`The console says: ${complaint}`, 'Fix what it complains about.'];
  for (const violation of seen.violations) {
    yield [
      `It breaks the Content-Security-Policy: ${violation}`,
      'Load it from the site itself, without inline code.',
    ];
  }
  const directive = /script-src[^;]*/.exec(seen.policy)?.[0];
  if (directive === undefined || UNSAFE.test(directive)) {
    yield ['It’s sent without a strict Content-Security-Policy.', 'Build a shell that sends one.'];
  }
  const foreign = seen.files.find(
    (file) => file.startsWith(`/mfe/${name}/`) && !file.includes(`/${version}/`),
  );
  if (foreign !== undefined)
    yield [`It ends on another release: ${foreign}`, 'Find out why this one didn’t load.'];
}

/** Where a page exceeds its budget. */
export const overBudget = (cost, budget) =>
  ['html', 'script', 'font', 'all', 'requests', 'calls']
    .filter((what) => cost[what] > budget[what])
    .map((what) => [
      `The page of ${budget.name} takes ${Number(cost[what].toFixed(1))} (${what}), and may take ${budget[what]}.`,
      'Load less of it, or later.',
    ]);

/**
 * What's wrong with a page after a fault in its remote's files.
 * @param {Visit} seen
 * @param {{isEntry: boolean}} fault
 * @param {string | null} fallback the previous release
 * @param {string} name the remote's
 */
export function* wrongsWithFault(seen, fault, fallback, name) {
  if (seen.frame === undefined)
    yield ['Header or footer are gone.', 'A failing remote must not reach beyond its area.'];
  if (!fault.isEntry || fallback === null) return;
  if (seen.hasFailed || !seen.files.some((file) => file.startsWith(`/mfe/${name}/${fallback}/`))) {
    yield [
      `It doesn't end on ${fallback}, the release before.`,
      'Release one first that can take its place.',
    ];
  }
}
