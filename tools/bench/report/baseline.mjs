import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup/npm.mjs';

const KEPT = join(ROOT, 'tools/bench/baseline.json');

/**
 * A baseline: what an earlier run measured, and under what conditions.
 * @param {string} [file] the repository's own by default
 * @returns {{conditions: Record<string, string>, calls: Record<string, Record<string,
 *   import('./summary.mjs').Figures>>} | undefined} calls by name, then by size; undefined if no file is given and none
 *   exists
 */
export function readBaseline(file) {
  if (file === undefined && !existsSync(KEPT)) return undefined;
  return JSON.parse(readFileSync(file ?? KEPT, 'utf8'));
}

/** Writes the measurements as a baseline. @param {import('./tables.mjs').Outcome[]} outcomes */
export function writeBaseline(file, conditions, outcomes) {
  const rounded = (figures) =>
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(4))]));
  const calls = outcomes.map(({ name, api }) => [
    name,
    Object.fromEntries(Object.entries(api).map(([size, figures]) => [size, rounded(figures)])),
  ]);
  writeFileSync(file, `${JSON.stringify({ conditions, calls: Object.fromEntries(calls) }, null, 2)}\n`);
}
