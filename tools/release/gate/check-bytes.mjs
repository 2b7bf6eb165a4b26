import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** How many bytes a script has as it's sent, in kB: there is a compressed copy of all but the smallest. */
export function sentKilobytes(path) {
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).length / 1000;
  return brotliCompressSync(readFileSync(path)).length / 1000;
}

/** The scripts that a page of a release can't do without. */
function scriptsOf({ entry, chunks, pages, exposes }, { route, dialog }) {
  const ofDialog = dialog === undefined ? [] : (exposes[dialog]?.sync ?? []);
  return [...new Set([entry, ...(chunks.routes ?? []), ...(chunks[pages[route]] ?? []), ...ofDialog])];
}

/** What each page of a release may take: its own budget, or what is allowed for the others of its remote. */
function limitsOf({ name, pages = {} }, { budgets, otherPages, newRemotes }) {
  const own = budgets.filter(({ route }) => route in pages);
  const others = Object.keys(pages).filter((route) => !own.some((budget) => budget.route === route));
  const script = otherPages[name] ?? newRemotes;
  return [...own, ...others.map((route) => ({ name: route, route, script }))];
}

/**
 * No page's first scripts, the shell's included, weigh more than its budget allows. What a page fetches later is counted
 * in the browser.
 * @type {import('./problem.mjs').Check}
 */
export function checkBytes({ folder, record }, context) {
  return limitsOf(record, context).flatMap((budget) => {
    const files = scriptsOf(record, budget).filter((file) => existsSync(join(folder, 'client', file)));
    const sizes = files.map((file) => ({ file, kilobytes: sentKilobytes(join(folder, 'client', file)) }));
    const sum = context.shellKilobytes + sizes.reduce((total, { kilobytes }) => total + kilobytes, 0);
    if (sum <= budget.script) return [];
    const largest = sizes.sort((a, b) => b.kilobytes - a.kilobytes)[0];
    return [
      {
        what: `The page of ${budget.name} needs ${sum.toFixed(1)} kB of scripts, and may take ${budget.script} kB.`,
        where: `${budget.route}; the largest file is ${largest.file} with ${largest.kilobytes.toFixed(1)} kB`,
        howToMend: 'Load on demand what the first view does without, or leave it out.',
      },
    ];
  });
}
