import { GOALS, above, cpuOf, ratios } from './summary.mjs';

/**
 * @typedef {object} Outcome the measurements of a call
 * @property {string} name
 * @property {Record<string, number>} entries in an average response, by size
 * @property {Record<string, import('./summary.mjs').Figures>} api by size
 * @property {Record<string, import('./summary.mjs').Figures> | undefined} bare by size, for representative calls
 */

const whole = (value) => value.toFixed(0);
const hundredths = (value) => value.toFixed(2);
const thousandths = (value) => value.toFixed(3);
const times = (value) => `${hundredths(value)} ×`;
const short = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const verdict = (misses) => (misses.length === 0 ? 'yes' : `NO: ${misses.join(', ')}`);

/** Every call on one database, with the baseline if there is one. @param {Outcome[]} outcomes */
export function callTable(outcomes, size, baseline) {
  const columns = [
    ['requests/s', ({ perSecond }) => whole(perSecond)],
    ['p50 ms', ({ p50 }) => hundredths(p50)],
    ['p99 ms', ({ p99 }) => hundredths(p99)],
    ['server CPU ms', ({ serverMs }) => thousandths(serverMs)],
    ['database CPU ms', ({ databaseMs }) => thousandths(databaseMs)],
    ...(baseline ? [['CPU / baseline', besideBaseline(baseline, size)]] : []),
  ];
  return [
    ['call', 'entries', ...columns.map(([title]) => title)],
    ...outcomes.map(({ name, entries, api }) => [
      name,
      short(entries[size]),
      ...columns.map(([, write]) => write(api[size], name)),
    ]),
  ];
}

const besideBaseline =
  ({ calls }, size) =>
  (figures, name) => {
    const before = calls[name]?.[size];
    return before === undefined ? '–' : times(ratios(figures, before).cpu);
  };

/** The representative calls on one database: the api's figures, then the bare server's. @param {Outcome[]} outcomes */
export function bareTable(outcomes, size) {
  const pair = (write, one, other) => `${write(one)} / ${write(other)}`;
  return [
    ['call', 'requests/s', 'p50 ms', 'CPU ms', 'CPU', 'throughput', `≥ ${GOALS.throughput}`],
    ...outcomes
      .filter(({ bare }) => bare !== undefined)
      .map(({ name, api, bare }) => {
        const { throughput, cpu } = ratios(api[size], bare[size]);
        return [
          name,
          pair(whole, api[size].perSecond, bare[size].perSecond),
          pair(hundredths, api[size].p50, bare[size].p50),
          pair(thousandths, cpuOf(api[size]), cpuOf(bare[size])),
          times(cpu),
          hundredths(throughput),
          throughput >= GOALS.throughput ? 'yes' : 'NO',
        ];
      }),
  ];
}

/** How each call's cost grows from one database to a larger one. @param {Outcome[]} outcomes */
export function growthTable(outcomes, [from, to]) {
  return [
    ['call', 'entries', 'CPU ms', 'CPU', 'bare CPU', 'p50 ms', 'p50', `≤ ${GOALS.growth}`],
    ...outcomes.map(({ name, entries, api, bare }) => {
      const growth = ratios(api[to], api[from]);
      return [
        name,
        `${short(entries[from])} → ${short(entries[to])}`,
        `${thousandths(cpuOf(api[from]))} → ${thousandths(cpuOf(api[to]))}`,
        times(growth.cpu),
        bare === undefined ? '–' : times(ratios(bare[to], bare[from]).cpu),
        `${hundredths(api[from].p50)} → ${hundredths(api[to].p50)}`,
        times(growth.p50),
        verdict(above(GOALS.growth, growth)),
      ];
    }),
  ];
}

/**
 * Two versions of the api side by side: medians of each, and medians of the ratios in each round.
 * @param {{name: string, size: string, api: import('./summary.mjs').Figures, other: import('./summary.mjs').Figures,
 *   ratio: {cpu: number, p50: number}, rounds: number}[]} comparisons
 */
export function comparisonTable(comparisons) {
  return [
    ['call', 'database', 'rounds', 'CPU ms', 'CPU', 'p50 ms', 'p50', `≤ ${GOALS.slowdown}`],
    ...comparisons.map(({ name, size, api, other, ratio, rounds }) => [
      name,
      size,
      String(rounds),
      `${thousandths(cpuOf(other))} → ${thousandths(cpuOf(api))}`,
      times(ratio.cpu),
      `${hundredths(other.p50)} → ${hundredths(api.p50)}`,
      times(ratio.p50),
      verdict(above(GOALS.slowdown, ratio)),
    ]),
  ];
}

/** A table as text in columns: the first left-aligned, figures right-aligned. @param {string[][]} table */
export function toColumns(table) {
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
        .join('  '),
    )
    .join('\n');
}

/** A table in Markdown. @param {string[][]} table */
export function toMarkdown([head, ...rows]) {
  const rule = head.map((_, column) => (column === 0 ? ':--' : '--:'));
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
