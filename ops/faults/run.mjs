/**
 * `npm run ops -- test-faults`: injects the faults that machines suffer into the built product, and counts what happens.
 *
 *   npm run ops -- test-faults                          every scenario, one after another
 *   npm run ops -- test-faults full-disk mail-away   only the named ones
 *
 * Each prints its counts. It fails if anything acknowledged (with a 2xx) is lost or duplicated, or if a response is neither a
 * 2xx nor a refusal that says when to retry. docs/operations.md says what to expect.
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
  // A cluster's servers run as another user.
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
