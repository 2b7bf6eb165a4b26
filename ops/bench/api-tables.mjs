import { GOALS, above, getCpu, ratios, getShare } from './figures.mjs';
import { hundredths, thousandths, verdict, whole } from './report.mjs';

/**
 * @typedef {import('./figures.mjs').Figures} Figures
 * @typedef {object} Outcome the measurements of a call
 * @property {string} name
 * @property {Record<string, {entries: number, statements: number}>} answers averages of a response, by size
 * @property {Record<string, Figures>} api by size
 * @property {Record<string, Figures>} beside the bare server's, or another api's, by size
 * @property {Record<string, {cpu: number, p50: number}>} ratio medians of the ratios in each round, by size
 */

const times = (value) => `${hundredths(value)} ×`;
const short = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const misses = (found) => (found.length === 0 ? 'yes' : `NO: ${found.join(', ')}`);
const change = (write, from, to) => `${write(from)} → ${write(to)}`;

/** Every call on one database, beside the bare server. @param {Outcome[]} outcomes */
export function callTable(outcomes, size) {
  return [
    [
      ...['call', 'entries', 'statements', 'requests/s', 'bare', 'p50 ms', 'p99 ms'],
      ...['server CPU ms', 'bare', 'database CPU ms', 'bare', 'share', `≥ ${GOALS.share}`],
    ],
    ...outcomes.map(
      ({ name, answers: { [size]: answer }, api: { [size]: api }, beside: { [size]: bare } }) => [
        name,
        short(answer.entries),
        short(answer.statements),
        whole(api.perSecond),
        whole(bare.perSecond),
        hundredths(api.p50),
        hundredths(api.p99),
        thousandths(api.serverMs),
        thousandths(bare.serverMs),
        thousandths(api.databaseMs),
        thousandths(bare.databaseMs),
        hundredths(getShare(api, bare)),
        verdict(getShare(api, bare) >= GOALS.share),
      ],
    ),
  ];
}

/** How each call's cost grows from one database to a larger one. @param {Outcome[]} outcomes */
export function growthTable(outcomes, [from, to]) {
  return [
    ['call', 'entries', 'CPU ms', 'CPU', 'bare CPU', 'p50 ms', 'p50', `≤ ${GOALS.growth}`],
    ...outcomes.map(({ name, answers, api, beside }) => {
      const growth = ratios(api[to], api[from]);
      return [
        name,
        change(short, answers[from].entries, answers[to].entries),
        change(thousandths, getCpu(api[from]), getCpu(api[to])),
        times(growth.cpu),
        times(ratios(beside[to], beside[from]).cpu),
        change(hundredths, api[from].p50, api[to].p50),
        times(growth.p50),
        misses(above(GOALS.growth, growth)),
      ];
    }),
  ];
}

/** A call's CPU time or p50 on one database as a multiple of another's, whichever has grown more. */
const getGrowth = ({ api }, [from, to]) => Math.max(...Object.values(ratios(api[to], api[from])));

/**
 * What the report keeps: every call on the larger database, and how it has grown from the smaller one.
 * @param {Outcome[]} outcomes
 */
export function summaryTable(outcomes, [from, to]) {
  return [
    ['call', 'entries', 'requests/s', 'p50 ms', 'CPU ms', 'share', 'growth'],
    ...outcomes.map((outcome) => {
      const { name, answers, api, beside } = outcome;
      return [
        name,
        change(short, answers[from].entries, answers[to].entries),
        whole(api[to].perSecond),
        hundredths(api[to].p50),
        thousandths(getCpu(api[to])),
        hundredths(getShare(api[to], beside[to])),
        hundredths(getGrowth(outcome, [from, to])),
      ];
    }),
  ];
}

/** How many calls meet each goal. @param {Outcome[]} outcomes */
export function goalsMet(outcomes, [from, to]) {
  const share = outcomes.filter(({ api, beside }) => getShare(api[to], beside[to]) >= GOALS.share).length;
  const growth = outcomes.filter((outcome) => getGrowth(outcome, [from, to]) <= GOALS.growth).length;
  return `of ${outcomes.length} calls, ${share} have a share ≥ ${GOALS.share} and ${growth} a growth ≤ ${GOALS.growth}`;
}

/** Two versions of the api side by side. @param {Outcome[]} outcomes */
export function comparisonTable(outcomes, sizes) {
  return [
    ['call', 'database', 'CPU ms', 'CPU', 'p50 ms', 'p50', `≤ ${GOALS.slowdown}`],
    ...outcomes.flatMap(({ name, api, beside, ratio }) =>
      sizes.map((size) => [
        name,
        size,
        change(thousandths, getCpu(beside[size]), getCpu(api[size])),
        times(ratio[size].cpu),
        change(hundredths, beside[size].p50, api[size].p50),
        times(ratio[size].p50),
        misses(above(GOALS.slowdown, ratio[size])),
      ]),
    ),
  ];
}
