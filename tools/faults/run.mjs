/**
 * `npm run test:faults`: what goes wrong on machines, done to the built product on purpose, with counts.
 *
 *   npm run test:faults                          every scenario, one after the other
 *   npm run test:faults -- full-disk mail-away   the named ones
 *
 * Each prints what it counted, and fails where something that was acknowledged (answered with 2xx) is lost or doubled, or
 * where an answer is neither that nor a refusal that says when to come again. docs/operations.md has the figures.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCENARIOS } from './scenarios.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  console.error(`Unknown scenario ${unknown.join(', ')}; there are ${Object.keys(SCENARIOS).join(', ')}.`);
  process.exit(1);
}

const failed = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(SCENARIOS)) {
  console.log(`\n=== ${name} ===`);
  const startedAt = Date.now();
  const scratch = mkdtempSync(join(tmpdir(), `club-reviews-${name}-`));
  // Servers of a cluster run as another user.
  chmodSync(scratch, 0o755);
  try {
    await SCENARIOS[name](scratch);
    console.log(`=== ${name}: passed in ${Math.round((Date.now() - startedAt) / 1000)} s ===`);
  } catch (error) {
    failed.push(name);
    console.error(`=== ${name}: FAILED (${error.message}) ===`);
  } finally {
    if (!process.env.KEEP_SCRATCH) rmSync(scratch, { recursive: true, force: true });
  }
}
process.exit(failed.length > 0 ? 1 : 0);
