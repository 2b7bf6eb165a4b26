/**
 * Why a release is refused.
 * @typedef {object} Problem
 * @property {string} what is wrong, in a sentence
 * @property {string} where file, call or page
 * @property {string} howToMend what its team can do
 */

/**
 * A release that is looked at before it goes live.
 * @typedef {object} Candidate
 * @property {string} folder with release.json, client/ and perhaps server/
 * @property {string} project folder of its sources
 * @property {object} record its release.json
 * @property {(file: string) => Promise<number>} kilobytesOf what a browser file weighs as it's sent
 */

/**
 * A release of the store that visitors may meet beside the candidate.
 * @typedef {object} Partner
 * @property {string} name federation name, or `shell`
 * @property {'live' | 'previous' | 'canary'} role
 * @property {object} record its release.json
 * @property {(file: string) => Promise<number>} kilobytesOf what a browser file weighs as it's sent
 * @property {string} [folder] where it is, if not in the store: the shell of this checkout, until one has been released
 */

/**
 * What a candidate is held against.
 * @typedef {object} Context
 * @property {Partner[]} partners
 * @property {{document: object, name: string}} api the contract of the api that runs, and what to call it
 * @property {readonly import('./page-budgets.mjs').PageBudget[]} budgets
 * @property {Record<string, number>} otherPages what pages without a budget may take of scripts, in kB by remote
 * @property {number} newRemotes the same for remotes that aren't among them
 * @property {object} [store] production's releases, for the run in a browser
 * @property {string} [apiUrl] an api for that run; it starts one of its own if missing
 */

/** @typedef {(candidate: Candidate, context: Context) => Problem[] | Promise<Problem[]>} Check */

/**
 * Writes problems for a terminal, three lines each.
 * @param {Problem[]} problems
 */
export const describeProblems = (problems) =>
  problems
    .map(({ what, where, howToMend }) => `  ✗ ${what}\n    where: ${where}\n    fix:   ${howToMend}`)
    .join('\n');
