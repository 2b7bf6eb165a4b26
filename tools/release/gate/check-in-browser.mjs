import { chromium } from '@playwright/test';
import { findBrowser } from '../../setup/system-programs.mjs';
import { faultsOf } from './browser/faults.mjs';
import { overBudget, wrongsOf, wrongsWithFault } from './browser/judgement.mjs';
import { startTemporarySite } from './browser/temporary-site.mjs';
import { visit } from './browser/watched-page.mjs';

const hasParameter = (route) => route.includes(':');

/** The addresses to open: each page that needs no club, and those with a budget. */
function addressesOf(pages, budgets) {
  const own = budgets.filter(({ path, route }) => path !== undefined && route in pages);
  const others = Object.keys(pages).filter(
    (route) => !hasParameter(route) && !own.some(({ path }) => path === route),
  );
  return [...own.map((budget) => ({ path: budget.path, budget })), ...others.map((path) => ({ path }))];
}

const asProblems = (wrongs, where) => [...wrongs].map(([what, howToMend]) => ({ what, where, howToMend }));

async function problemsOn(site, browser, candidate, { budgets }) {
  const { record } = candidate;
  // The shell has no pages of its own; those of the remotes show it.
  const pages = record.pages ?? {};
  const problems = [];
  for (const { path, budget } of addressesOf(pages, budgets)) {
    const seen = await visit(browser, site.url + path);
    const costs = budget === undefined ? [] : overBudget(seen.cost, budget);
    problems.push(...asProblems([...wrongsOf(seen, record), ...costs], path));
  }
  const others = Object.entries(site.routes).filter(([name]) => name !== record.name);
  for (const [name, path] of others) {
    const seen = await visit(browser, site.url + path);
    problems.push(
      ...asProblems(wrongsOf(seen, { name, version: site.remotes[name].active }), `${path} of ${name}`),
    );
  }
  const [first] = Object.keys(pages);
  for (const fault of first === undefined ? [] : faultsOf(record)) {
    const { fallback } = site.remotes[record.name];
    const replaces = fault.isEntry && fallback !== null;
    const seen = await visit(browser, site.url + first, {
      prepare: fault.prepare,
      ...(replaces && { awaited: `/mfe/${record.name}/${fallback}/` }),
    });
    const wrongs = wrongsWithFault(seen, fault, fallback, record.name);
    problems.push(...asProblems(wrongs, `${first} with ${fault.name}`));
  }
  return problems;
}

/**
 * The candidate works in a browser among production's other releases, under the strict policy and within its budgets;
 * and when its files fail, the release before takes its place, or at least the rest of the page stays.
 * @type {import('./problem.mjs').Check}
 */
export async function checkInBrowser(candidate, context) {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    return [
      {
        what: 'There is no Chromium on this machine, so nobody has seen the release at work.',
        where: 'CHROMIUM_PATH, and the path',
        howToMend:
          'Install it (Debian: chromium-headless-shell), or pass --no-browser if somebody else looks.',
      },
    ];
  }
  const site = await startTemporarySite(context.store, candidate, context.apiUrl);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const routes = Object.fromEntries(
      context.partners
        .filter(({ name, role }) => role === 'live' && name in site.remotes)
        .map(({ name, record }) => [name, record.routes[0]]),
    );
    return await problemsOn({ ...site, routes }, browser, candidate, context);
  } finally {
    await browser.close();
    await site.stop();
  }
}
