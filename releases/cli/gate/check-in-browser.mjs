import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runConcurrently } from '../../dist/run-concurrently.js';
import { ROOT } from '../../../tools/setup/npm.mjs';
import { findBrowser } from '../../../tools/setup/system-programs.mjs';
import { getArrangement } from './browser/arrangement.mjs';
import { overBudget, findProblems, wrongsWithFault } from './browser/judgement.mjs';
import { startTemporarySite } from './browser/temporary-site.mjs';
import { visitsFor } from './browser/visits.mjs';
import { visit } from './browser/watched-page.mjs';

/** How many pages are open at once: a page mostly waits. */
const PAGES_AT_ONCE = 3;

/** What the run starts. */
const PROGRAMS = { api: 'api/dist/main.js', shell: 'shell/dist/server/main.cjs' };

/** The frame as the shell draws it around an area that shows nothing from its remote. */
async function frameOfShell(site, browser, { name }, path) {
  await site.arrange('live', (remotes) => ({ ...remotes, [name]: { ...remotes[name], killed: true } }));
  return (await visit(browser, site.url + path)).frame;
}

/** Opens a page and says what's wrong with it. */
async function look({ site, browser, record, liveReleases, frame }, { beside, path, of, budget, fault }) {
  const { fallback } = getArrangement(record, liveReleases, beside)[of.name];
  const replaces = fault?.isEntry && fallback !== null;
  const seen = await visit(browser, site.url + path, {
    prepare: fault?.prepare,
    ...(replaces && { awaited: `/mfe/${of.name}/${fallback}/` }),
  });
  const expected = { ...of, ...(of.name === record.name && { frame }) };
  const wrongs =
    fault === undefined
      ? [...findProblems(seen, expected), ...(budget ? overBudget(seen.cost, budget) : [])]
      : [...wrongsWithFault(seen, fault, fallback, of.name)];
  const where = [
    path,
    of.name !== record.name && ` of ${of.name} ${of.version}`,
    fault && ` with ${fault.name}`,
  ];
  return wrongs.map(([what, fix]) => ({ what, where: where.filter(Boolean).join(''), fix }));
}

async function problemsOn(site, browser, { record }, { liveReleases, budgets }) {
  const visits = visitsFor(record, liveReleases, budgets);
  const frame =
    record.name === 'shell' ? undefined : await frameOfShell(site, browser, record, visits[0].path);
  const problems = [];
  for (const beside of ['live', 'previous', 'canary']) {
    const together = visits.filter((planned) => planned.beside === beside);
    if (together.length === 0) continue;
    await site.arrange(beside);
    const found = new Map(together.map((planned) => [planned, []]));
    const lookAt = async (planned) =>
      found.set(planned, await look({ site, browser, record, liveReleases, frame }, planned));
    await runConcurrently(together, lookAt, PAGES_AT_ONCE);
    problems.push(...[...found.values()].flat());
  }
  return problems;
}

/** What the run needs but this machine doesn't have. */
function missing(executablePath, apiUrl) {
  const leaveOut = 'pass --no-browser if someone else looks';
  if (executablePath === undefined)
    return {
      what: 'There’s no Chromium on this machine, so no one has seen the release at work.',
      where: 'CHROMIUM_PATH, and the path',
      fix: `Install it (Debian: chromium-headless-shell), or ${leaveOut}.`,
    };
  const unbuilt = Object.keys(PROGRAMS).find(
    (project) => !(project === 'api' && apiUrl !== undefined) && !existsSync(join(ROOT, PROGRAMS[project])),
  );
  return (
    unbuilt && {
      what: `The ${unbuilt} hasn’t been built, so there’s no site to see the release on.`,
      where: PROGRAMS[unbuilt],
      fix: `Build it (npx nx run-many -t build -p ${Object.keys(PROGRAMS).join(',')}), or ${leaveOut}.`,
    }
  );
}

/**
 * The candidate works in a browser among production's other releases, under the strict policy and within its budgets;
 * it leaves header and footer alone; and if files fail, the previous release takes over, or at least the rest of the
 * page stays.
 * @type {import('./problem.mjs').Check}
 */
export async function checkInBrowser(candidate, context) {
  const executablePath = findBrowser();
  const isMissing = missing(executablePath, context.apiUrl);
  if (isMissing) return [isMissing];
  const site = await startTemporarySite(context.store, candidate, context.liveReleases, context.apiUrl);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await problemsOn(site, browser, candidate, context);
  } finally {
    await browser.close();
    await site.stop();
  }
}
