import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import frontEnd from '../../jest.front-end.mjs';
import { shuffled } from '../test/shuffled.mjs';

/** Changes what other files would load too. */
const RUNS_ALONE = /\bjest\.(?:mock|isolateModules)/;
const HAS_NO_PAGE = /@jest-environment node/;
const here = fileURLToPath(new URL('.', import.meta.url));

// Knip reads this in the root, which is no part and has too many files.
const tests = (existsSync('jest.config.mjs') ? readdirSync('.', { recursive: true }) : [])
  .filter((file) => /^(?!.*\b(?:node_modules|dist)\b).*\.test\.tsx?$/.test(file))
  .toSorted()
  .map((name) => ({ file: resolve(name), text: readFileSync(name, 'utf8') }));
const files = (isChosen) => tests.filter(({ text }) => isChosen(text)).map(({ file }) => file);
const alone = files((text) => RUNS_ALONE.test(text));
const shared = (hasPage) =>
  shuffled(files((text) => !RUNS_ALONE.test(text) && HAS_NO_PAGE.test(text) !== hasPage));
const TEST_FILES = { page: shared(true), node: shared(false) };

/**
 * Jest's settings for all tests of the part it runs in. Jest evaluates React and whatever else a file imports anew for
 * each test file, which takes as long as the tests, so those that leave the modules alone share Jest files: one for each
 * of two workers, and one for tests without a page. TEST_SEED puts them in another order.
 */
export default {
  ...frontEnd,
  rootDir: process.cwd(),
  roots: [process.cwd(), here],
  testMatch: [...alone, join(here, `shard.${TEST_FILES.node.length > 0 ? '*' : '[01]'}.mjs`)],
  globals: { ...frontEnd.globals, TEST_FILES },
};
