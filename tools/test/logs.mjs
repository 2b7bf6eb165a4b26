const TAIL_LINES = 60;

/** What the runners' closing lines look like: Jest's, Playwright's, and Node.js's. */
const PASSED = [/^Tests: +.*?(\d+) passed/gm, /^ +(\d+) passed \(/gm, /^(?:#|ℹ) pass (\d+)/gm];
const FAILED = [/^Tests: +(\d+) failed/gm, /^ +(\d+) failed$/gm, /^(?:#|ℹ) fail (\d+)/gm];

/**
 * How many tests passed and failed according to the output of any number of runners.
 * @returns {{passed: number, failed: number}}
 */
export function countTests(log) {
  const total = (patterns) =>
    patterns
      .flatMap((pattern) => [...log.matchAll(pattern)])
      .reduce((sum, [, number]) => sum + Number(number), 0);
  return { passed: total(PASSED), failed: total(FAILED) };
}

/** Where a failure begins, and where it ends at the latest: Jest's, Playwright's, Node.js's, TypeScript's or ESLint's. */
const FAILURES = [
  [/^ +● (?!Console)/m, /^ +● |^(?:PASS|FAIL|Test Suites:) ?/m],
  [/^ {2}1\) /m, /^ {2}2\) |^ {2}\d+ failed/m],
  [/^✖ failing tests:/m, /^test at .*\n[^]*?^test at /m],
  [/^.*error TS\d+/m, undefined],
  [/^.*\d+:\d+ +error /m, undefined],
];

/** The first failure in a log, or its last lines if no runner's failure is recognised. */
export function firstFailure(log) {
  for (const [begins, ends] of FAILURES) {
    const start = log.search(begins);
    if (start < 0) continue;
    const rest = log.slice(start).split('\n');
    const [first = '', ...others] = rest;
    const length = ends ? others.join('\n').search(ends) : -1;
    const text = length < 0 ? others.slice(0, TAIL_LINES).join('\n') : others.join('\n').slice(0, length);
    return `${first}\n${text}`.trimEnd();
  }
  return log.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
}
