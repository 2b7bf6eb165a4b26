/**
 * Why a release is refused.
 * @typedef {object} Problem
 * @property {string} what is wrong, as a sentence
 * @property {string} where file, call or page
 * @property {string} fix what its team can do
 */

/**
 * A release that's checked before it goes live, or a shell that's checked before it's deployed.
 * @typedef {object} Candidate
 * @property {string} folder with release.json, client/ and perhaps server/
 * @property {string} project its source folder
 * @property {object} record its release.json
 * @property {(file: string) => Promise<number>} kilobytesOf a browser file's size as sent
 */

/**
 * A remote's release in the store that visitors may meet along with the candidate.
 * @typedef {object} Partner
 * @property {string} name federation name
 * @property {'live' | 'previous' | 'canary'} role
 * @property {object} record its release.json
 * @property {(file: string) => Promise<number>} kilobytesOf a browser file's size as sent
 */

/**
 * What a candidate is checked against.
 * @typedef {object} Context
 * @property {Partner[]} liveReleases
 * @property {Candidate} shell this checkout's, as built
 * @property {{document: object, name: string}} api the running api's contract, and what to call it
 * @property {readonly import('./page-budgets.mjs').PageBudget[]} budgets
 * @property {Record<string, number>} otherPages how many kB of scripts pages without a budget may need, by remote
 * @property {number} newRemotes the same for remotes not listed there
 * @property {object} [store] production's releases, for the run in a browser
 * @property {string} [apiUrl] an api for that run; it starts one if missing
 */

/** @typedef {(candidate: Candidate, context: Context) => Problem[] | Promise<Problem[]>} Check */

/**
 * Formats problems for a terminal, three lines each.
 * @param {Problem[]} problems
 */
export const describeProblems = (problems) =>
  problems.map(({ what, where, fix }) => `  ✗ ${what}\n    where: ${where}\n    fix:   ${fix}`).join('\n');
