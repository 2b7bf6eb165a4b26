import { describeRun, toMarkdown } from '../bench/report.mjs';
import { MOST_AT_ONCE } from './pace.mjs';

/** The engines a run can be on, by the option's value. */
export const ENGINES = { sqlite: 'SQLite', mariadb: 'MariaDB', mysql: 'MySQL' };

/** By what share memory in the last third of the run may exceed the middle third. */
const LARGEST_GROWTH = 0.15;

/**
 * @typedef {{minute: number, tally: import('./tally.mjs').Tally, memory: {shell: number, api: number}}} Minute memory in MB
 * @typedef {{acknowledged: number, lost: number, doubled: number, withoutMail: number, mailedTwice: number,
 *   confirmed: number}} Kept what happened to acknowledged reviews
 */

/** The column titles of {@link toRow}. */
export const HEAD = ['minute', 'answered', 'shed', 'p50 ms', 'p99 ms', 'shell MB', 'api MB'];

/** The figures of one minute. @param {Minute} minute */
export function toRow({ minute, tally, memory }) {
  return [
    minute,
    tally.counts.answered,
    tally.counts.shed,
    tally.percentile(0.5),
    tally.percentile(0.99),
    memory.shell,
    memory.api,
  ].map((figure) => figure.toFixed(0));
}

/** By what share the last third's memory exceeds the middle third's. */
export function getGrowth(minutes, name) {
  const third = Math.floor(minutes.length / 3);
  if (third === 0) return 0;
  const mean = (part) => part.reduce((sum, { memory }) => sum + memory[name], 0) / part.length;
  return mean(minutes.slice(-third)) / mean(minutes.slice(third, -third)) - 1;
}

const getTotal = (minutes, outcome) => minutes.reduce((sum, { tally }) => sum + tally.counts[outcome], 0);
const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** The results of the whole run, one per line. @returns {string} */
export function getSummary({ easy, easeMs, pace, minutes, kept, growth }) {
  const count = (outcome) => getTotal(minutes, outcome).toLocaleString('en-GB');
  return [
    easy === undefined
      ? `${pace} visits a second for ${minutes.length} minutes.`
      : `${easy} visits a second were served comfortably (p99 below ${easeMs} ms); ${pace} a second were sent for ${minutes.length} minutes.`,
    `${count('answered')} were answered, ${count('shed')} shed with a 503 that says when to retry, ` +
      `${count('refused')} refused, ${count('failed')} failed, ${count('silent')} without a response; ` +
      `${count('away')} stayed away while ${MOST_AT_ONCE.toLocaleString('en-GB')} others were waiting.`,
    `${kept.acknowledged.toLocaleString('en-GB')} reviews were acknowledged: ${kept.lost} lost, ${kept.doubled} duplicated, ` +
      `${kept.withoutMail} without their email, ${kept.mailedTwice} emailed twice; ${kept.confirmed.toLocaleString('en-GB')} were confirmed.`,
    `Memory in the last third compared with the middle third: shell ${percent(growth.shell)}, api ${percent(growth.api)}.`,
  ].join('\n');
}

/** The Markdown section for the page of benchmarks. */
export function getSection({ startedAt, engine, summary, minutes }) {
  const {
    Date: date,
    Machine: machine,
    Versions: versions,
  } = describeRun({
    startedAt,
    data: `${ENGINES[engine]}, sample data`,
  });
  const shown = minutes.filter(({ minute }) => minute === 1 || minute % 5 === 0);
  const load = `90 % reads, 10 % writes; the load shares the machine`;
  return [
    `${date}, ${machine}, ${versions}; ${load}.`,
    summary.replaceAll('\n', ' '),
    toMarkdown([HEAD, ...shown.map(toRow)]),
  ].join('\n\n');
}

/** Every rule that was broken, as text. @returns {string[]} empty after a good run */
export function getFaults({ minutes, kept, growth }) {
  const broken = ['refused', 'failed', 'silent'].filter((outcome) => getTotal(minutes, outcome) > 0);
  const mislaid = ['lost', 'doubled', 'withoutMail', 'mailedTwice'].filter((what) => kept[what] > 0);
  const grown = Object.keys(growth).filter((name) => growth[name] > LARGEST_GROWTH);
  return [
    ...broken.map((outcome) => `${getTotal(minutes, outcome)} visits were ${outcome}`),
    ...mislaid.map((what) => `Reviews ${what}: ${kept[what]}`),
    ...grown.map((name) => `The memory of the ${name} kept growing`),
  ];
}
