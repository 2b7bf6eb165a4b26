import { getFaults } from './faults.mjs';

/**
 * A page to open.
 * @typedef {object} PageVisit
 * @property {'live' | 'previous' | 'canary'} beside which of the others' releases are live during the visit
 * @property {string} path
 * @property {{name: string, version: string}} of the remote's release that shows it
 * @property {import('../page-budgets.mjs').PageBudget} [budget]
 * @property {import('./faults.mjs').Fault} [fault] what happens to its files
 */

const hasParameter = (route) => route.includes(':');

/**
 * A page of a release that doesn't depend on a club. Records of earlier builds don't list pages, only where they start.
 */
const firstPage = ({ pages = {}, routes }) =>
  Object.keys(pages).find((route) => !hasParameter(route)) ?? routes[0];

const page = ({ name, version }, beside, path, more) => ({ beside, path, of: { name, version }, ...more });

const pagesWithBudget = (record, budgets) =>
  budgets
    .filter(({ path, route }) => path !== undefined && route in (record.pages ?? {}))
    .map((budget) => page(record, 'live', budget.path, { budget }));

const pagesWithFault = (record) =>
  getFaults(record).map((fault) => page(record, 'live', firstPage(record), { fault }));

/** Every page of a candidate that can be opened without knowing a club. */
function ownPages(record, budgets) {
  const budgeted = pagesWithBudget(record, budgets);
  const others = Object.keys(record.pages ?? {}).filter(
    (route) => !hasParameter(route) && !budgeted.some(({ path }) => path === route),
  );
  return [...budgeted, ...others.map((path) => page(record, 'live', path))];
}

/** For a new remote: all its pages, and one page of each other remote. */
function visitsForRemote(record, liveReleases, budgets) {
  const others = liveReleases.filter(({ name, role }) => role === 'live' && name !== record.name);
  return [
    ...ownPages(record, budgets),
    ...others.map((other) => page(other.record, 'live', firstPage(other.record))),
    ...pagesWithFault(record),
  ];
}

/**
 * For a new shell: the pages of every live remote that have a budget, and one page of every other release it may meet.
 */
function visitsForShell(remotes, budgets) {
  const visits = remotes.flatMap(({ role, record }) => {
    const budgeted = role === 'live' ? pagesWithBudget(record, budgets) : [];
    return budgeted.length > 0 ? budgeted : [page(record, role, firstPage(record))];
  });
  // Recovery is the shell's job. A remote with a previous release shows more of it.
  const canFallBack = ({ name }) => remotes.some((other) => other.name === name && other.role === 'previous');
  const live = remotes.filter(({ role }) => role === 'live');
  const broken = live.find(canFallBack) ?? live[0];
  return broken === undefined ? visits : [...visits, ...pagesWithFault(broken.record)];
}

/**
 * What to open on a site to know that a candidate works there.
 * @param {object} record the candidate's
 * @param {import('../problem.mjs').Partner[]} liveReleases
 * @param {readonly import('../page-budgets.mjs').PageBudget[]} budgets
 * @returns {PageVisit[]}
 */
export const visitsFor = (record, liveReleases, budgets) =>
  record.name === 'shell'
    ? visitsForShell(liveReleases, budgets)
    : visitsForRemote(record, liveReleases, budgets);
