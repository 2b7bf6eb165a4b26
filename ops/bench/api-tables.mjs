import { GOALS, above, getCpu, ratios, getShare } from './figures.mjs';
import { hundredths, thousandths, whole } from './report.mjs';

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

/** A call's CPU time or p50 on one database as a multiple of another's, whichever has grown more. */
const getGrowth = ({ api }, [from, to]) => Math.max(...Object.values(ratios(api[to], api[from])));

/** Every call on the larger database, beside the bare server and the smaller database. @param {Outcome[]} outcomes */
export function callTable(outcomes, [from, to]) {
  return [
    ['call', 'entries', 'statements', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'share', 'growth'],
    ...outcomes.map((outcome) => {
      const { name, answers, api, beside } = outcome;
      return [
        name,
        change(short, answers[from].entries, answers[to].entries),
        short(answers[to].statements),
        whole(api[to].perSecond),
        hundredths(api[to].p50),
        hundredths(api[to].p99),
        thousandths(getCpu(api[to])),
        hundredths(getShare(api[to], beside[to])),
        hundredths(getGrowth(outcome, [from, to])),
      ];
    }),
  ];
}

/** What the report keeps of each kind: the first call, and the dearest that misses a goal. @param {Outcome[]} outcomes */
export function getReported(outcomes, [from, to]) {
  const toKind = ({ name }) => name.split(':')[0];
  return outcomes.filter((outcome) => {
    const kind = outcomes.filter((other) => toKind(other) === toKind(outcome));
    const [dearest] = kind
      .filter((call) => !meetsShare(call, to) || !meetsGrowth(call, [from, to]))
      .toSorted((one, other) => getCpu(other.api[to]) - getCpu(one.api[to]));
    return outcome === kind[0] || outcome === dearest;
  });
}

const meetsShare = ({ api, beside }, to) => getShare(api[to], beside[to]) >= GOALS.share;
const meetsGrowth = (outcome, sizes) => getGrowth(outcome, sizes) <= GOALS.growth;

/** How many calls meet each goal. @param {Outcome[]} outcomes */
export function goalsMet(outcomes, [from, to]) {
  const share = outcomes.filter((outcome) => meetsShare(outcome, to)).length;
  const growth = outcomes.filter((outcome) => meetsGrowth(outcome, [from, to])).length;
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
