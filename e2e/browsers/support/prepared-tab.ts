import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findParts } from './find-in-page';
import type { Tab } from './tab';
import { until } from './until';

const TESTING_LIBRARY = join(
  dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
  'dist/@testing-library/dom.umd.min.js',
);

/** A tab whose pages know `findParts`. */
export type PreparedTab = Pick<Tab, 'evaluate' | 'element'>;

/** Makes sure that each page has `findParts` before anything is looked up. */
export function prepareTab(tab: Tab): PreparedTab {
  const code = `${readFileSync(TESTING_LIBRARY, 'utf8')};window.findParts=${findParts.toString()}`;
  const prepare = async () => {
    if (!(await tab.evaluate(() => window.findParts !== undefined))) await tab.runScript(code);
  };
  /** Another page may have loaded in between, without `findParts`. */
  const inPreparedPage = <Answer>(ask: () => Promise<Answer>) =>
    until('the page answers', async () => {
      await prepare();
      return { answer: await ask() };
    }).then(({ answer }) => answer);
  return {
    evaluate: (run, ...args) => inPreparedPage(() => tab.evaluate(run, ...args)),
    element: (find, ...args) => inPreparedPage(() => tab.element(find, ...args)),
  };
}
