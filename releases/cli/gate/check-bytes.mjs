import { label, getPairs } from './pairs.mjs';

/** The scripts that a page of a release needs. */
function getScripts({ entry, chunks, pages, exposes }, { route, dialog }) {
  const ofDialog = dialog === undefined ? [] : (exposes[dialog]?.sync ?? []);
  return [...new Set([entry, ...(chunks.routes ?? []), ...(chunks[pages[route]] ?? []), ...ofDialog])];
}

/** What each page of a release may load: its own budget, or the limit for the remote's other pages. */
function getLimits({ name, pages = {} }, { budgets, otherPages, newRemotes }) {
  const own = budgets.filter(({ route }) => route in pages);
  const others = Object.keys(pages).filter((route) => !own.some((budget) => budget.route === route));
  const script = otherPages[name] ?? newRemotes;
  return [...own, ...others.map((route) => ({ name: route, route, script }))];
}

const weighAll = ({ kilobytesOf }, files) =>
  Promise.all(files.map(async (file) => ({ file, kilobytes: await kilobytesOf(file) })));

const getSum = (sizes) => sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

/** What's too heavy about a remote's pages in a shell. */
async function tooHeavy({ remote, shell }, context) {
  const frame = await weighAll(shell, shell.record.scripts);
  const partner = remote.role === 'new' ? shell : remote;
  const problems = [];
  for (const budget of getLimits(remote.record, context)) {
    const own = await weighAll(remote, getScripts(remote.record, budget));
    const kilobytes = getSum([...frame, ...own]);
    if (kilobytes <= budget.script) continue;
    const ofCandidate = remote.role === 'new' ? own : frame;
    const largest = ofCandidate.sort((a, b) => b.kilobytes - a.kilobytes)[0];
    problems.push({
      what: `The page of ${budget.name} needs ${kilobytes.toFixed(1)} kB of scripts, and may take ${budget.script} kB.`,
      where: `${budget.route} with ${label(partner)}; the largest file is ${largest.file} with ${largest.kilobytes.toFixed(1)} kB`,
      fix: 'Load what the first view doesn’t need on demand, or leave it out.',
    });
  }
  return problems;
}

/**
 * No page's first scripts, the shell's included, weigh more than its budget allows. What a page fetches later is
 * counted in the browser. Previous releases don't count: budgets go down, and theirs were different.
 * @type {import('./problem.mjs').Check}
 */
export async function checkBytes(candidate, context) {
  const liveReleases = context.liveReleases.filter(({ role }) => role !== 'previous');
  const problems = [];
  for (const pair of getPairs(candidate, { ...context, liveReleases }))
    problems.push(...(await tooHeavy(pair, context)));
  return problems;
}
