import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shuffled } from '../test/shuffled.mjs';

/** Changes what other files would load too. */
const RUNS_ALONE = /\bjest\.(?:mock|isolateModules)/;
const HAS_NO_PAGE = /@jest-environment node/;
const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Jest's settings for all tests of a part. Jest evaluates React and whatever else a file imports anew for each test file,
 * which takes as long as the tests, so those that leave the modules alone share Jest files: one for each of two workers, and
 * one for tests without a page. TEST_SEED puts them in another order.
 * @param {string} part its folder
 * @param {object} config its settings for one file at a time
 */
export function together(part, config) {
  const tests = readdirSync(part, { recursive: true })
    .filter((file) => /^(?!.*\b(?:node_modules|dist)\b).*\.test\.tsx?$/.test(file))
    .toSorted()
    .map((name) => ({ file: join(part, name), text: readFileSync(join(part, name), 'utf8') }));
  const files = (isChosen) => tests.filter(({ text }) => isChosen(text)).map(({ file }) => file);
  const alone = files((text) => RUNS_ALONE.test(text));
  const shared = (hasPage) =>
    shuffled(files((text) => !RUNS_ALONE.test(text) && HAS_NO_PAGE.test(text) !== hasPage));
  const TEST_FILES = { page: shared(true), node: shared(false) };
  return {
    ...config,
    rootDir: part,
    roots: [part, here],
    testMatch: [...alone, join(here, `shard.${TEST_FILES.node.length > 0 ? '*' : '[01]'}.mjs`)],
    globals: { ...config.globals, TEST_FILES },
  };
}
