import { getShare } from '../figures.mjs';
import { hundredths, tenths, thousandths, verdict, whole } from '../report.mjs';

const MOST_CPU_MS = 1;
const LEAST_SHARE = 0.3;
const MOST_CHANGED = 0.5;

/**
 * @typedef {import('../figures.mjs').Figures} Figures
 * @typedef {object} PageCost
 * @property {string} title the page and its encoding
 * @property {number} bytes of the compressed page
 * @property {Figures} unchanged
 * @property {Figures} changing
 * @property {Figures} rendered
 * @property {Figures} bare
 * @property {number} calls
 * @property {number} callsMs CPU time of all the page's calls
 * @property {Figures} [before] on the other checkout
 */

/** @param {PageCost[]} costs */
export function unchangedTable(costs) {
  return [
    [
      ...['page', 'kB', 'pages/s', 'bare/s', 'share', `≥ ${LEAST_SHARE}`],
      ...['CPU ms', `≤ ${MOST_CPU_MS}`, 'p99 ms'],
    ],
    ...costs.map(({ title, bytes, unchanged, bare }) => [
      title,
      tenths(bytes / 1000),
      whole(unchanged.perSecond),
      whole(bare.perSecond),
      hundredths(getShare(unchanged, bare)),
      verdict(getShare(unchanged, bare) >= LEAST_SHARE),
      thousandths(unchanged.serverMs),
      verdict(unchanged.serverMs <= MOST_CPU_MS),
      tenths(unchanged.p99),
    ]),
  ];
}

/** @param {PageCost[]} costs */
export function changingTable(costs) {
  const figures = ({ perSecond, serverMs, p99 }) => [whole(perSecond), hundredths(serverMs), tenths(p99)];
  return [
    [
      ...['page', 'changing: pages/s', 'CPU ms', 'p99 ms'],
      ...['rendered: pages/s', 'CPU ms', 'p99 ms', 'calls', 'CPU ms'],
    ],
    ...costs.map(({ title, changing, rendered, calls, callsMs }) => [
      ...[title, ...figures(changing), ...figures(rendered)],
      ...[String(calls), hundredths(callsMs)],
    ]),
  ];
}

/** What the report keeps: pages from the cache beside the bare server, and rendered ones. @param {PageCost[]} costs */
export function summaryTable(costs) {
  return [
    [
      ...['page', 'kB', 'cached: pages/s', 'share', 'CPU ms', 'p99 ms'],
      ...['rendered: pages/s', 'CPU ms', 'p99 ms', 'calls: CPU ms'],
    ],
    ...costs.map(({ title, bytes, unchanged, bare, rendered, callsMs }) => [
      ...[title, tenths(bytes / 1000), whole(unchanged.perSecond), hundredths(getShare(unchanged, bare))],
      ...[thousandths(unchanged.serverMs), tenths(unchanged.p99)],
      ...[
        whole(rendered.perSecond),
        hundredths(rendered.serverMs),
        tenths(rendered.p99),
        hundredths(callsMs),
      ],
    ]),
  ];
}

/** @param {PageCost[]} costs each with `before` */
export function beforeTable(costs) {
  return [
    ['page', 'before: pages/s', 'CPU ms', 'p99 ms', 'rendered now: CPU ms', 'share', `≤ ${MOST_CHANGED}`],
    ...costs.map(({ title, before, rendered }) => [
      ...[title, whole(before.perSecond), hundredths(before.serverMs), tenths(before.p99)],
      ...[hundredths(rendered.serverMs), hundredths(rendered.serverMs / before.serverMs)],
      verdict(rendered.serverMs / before.serverMs <= MOST_CHANGED),
    ]),
  ];
}
