import { GOALS } from './summary.mjs';

/**
 * @typedef {object} Outcome what is reported of a call
 * @property {string} name
 * @property {Record<string, number>} entries of a mean answer, by size
 * @property {Record<string, import('./summary.mjs').Comparison>} sizes
 * @property {{cpu: number, bareCpu: number, p50: number, misses: string[]} | undefined} growth
 */

const fixed = (digits) => (value) => value.toFixed(digits);
const whole = fixed(0);
const thousandths = fixed(3);
const hundredths = fixed(2);
const short = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

const pair =
  (write, name) =>
  ({ product, bare }) =>
    `${write(product[name])} / ${write(bare[name])}`;

/** The table of one size: every figure of the product beside the bare server's. @param {Outcome[]} outcomes */
export function sizeTable(outcomes, size) {
  const columns = [
    ['requests/s', pair(whole, 'perSecond')],
    ['p50 ms', pair(hundredths, 'p50')],
    ['p99 ms', pair(hundredths, 'p99')],
    ['server CPU ms', pair(thousandths, 'serverMs')],
    ['database CPU ms', pair(thousandths, 'databaseMs')],
    ['CPU', ({ cpu }) => `${hundredths(cpu)} ×`],
    ['throughput', ({ throughput }) => hundredths(throughput)],
    [`≥ ${GOALS.throughput}`, ({ reachesThroughput }) => (reachesThroughput ? 'yes' : 'NO')],
  ];
  return [
    ['call', 'entries', ...columns.map(([title]) => title)],
    ...outcomes.map(({ name, entries, sizes }) => [
      name,
      short(entries[size]),
      ...columns.map(([, write]) => write(sizes[size])),
    ]),
  ];
}

/** The table of both sizes: what the product needs on the large one. @param {Outcome[]} outcomes */
export function growthTable(outcomes) {
  const sizes =
    (write) =>
    ({ small, large }) =>
      `${write(small.product)} → ${write(large.product)}`;
  const total = sizes(({ serverMs, databaseMs }) => thousandths(serverMs + databaseMs));
  const middle = sizes(({ p50 }) => hundredths(p50));
  return [
    ['call', 'entries', 'CPU ms', 'CPU', 'bare CPU', 'p50 ms', 'p50', `≤ ${GOALS.growth}`],
    ...outcomes
      .filter(({ growth }) => growth)
      .map(({ name, entries, sizes: measured, growth }) => [
        name,
        `${short(entries.small)} → ${short(entries.large)}`,
        total(measured),
        `${hundredths(growth.cpu)} ×`,
        `${hundredths(growth.bareCpu)} ×`,
        middle(measured),
        `${hundredths(growth.p50)} ×`,
        growth.misses.length === 0 ? 'yes' : `NO: ${growth.misses.join(', ')}`,
      ]),
  ];
}

/** A table as text in columns: the first to the left, figures to the right. @param {string[][]} table */
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
