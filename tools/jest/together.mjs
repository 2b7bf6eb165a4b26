import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shuffled } from '../test/shuffled.mjs';

/** Changes what other files would load too, or has no page. */
const RUNS_ALONE = /\bjest\.(?:mock|isolateModules)|@jest-environment/;
const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Jest's settings for all tests of a part. Jest evaluates React and whatever else a file imports anew for each test file,
 * which takes as long as the tests, so those that leave the modules alone share two Jest files, one for each worker.
 * TEST_SEED puts them in another order.
 * @param {string} part its folder
 * @param {object} config its settings for one file at a time
 */
export function together(part, config) {
  const tests = readdirSync(join(part, 'src'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(part, 'src', file))
    .toSorted();
  const alone = tests.filter((file) => RUNS_ALONE.test(readFileSync(file, 'utf8')));
  return {
    ...config,
    rootDir: part,
    roots: [part, here],
    testMatch: [...alone, join(here, 'shard.*.mjs')],
    globals: { ...config.globals, TEST_FILES: shuffled(tests.filter((file) => !alone.includes(file))) },
  };
}
