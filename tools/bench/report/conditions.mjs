import { cpus, totalmem } from 'node:os';
import { CONNECTIONS } from '../measure.mjs';
import { SIZES } from '../sizes.mjs';

const GIB = 2 ** 30;

/** What the figures depend on, as pairs of name and text. */
export function describeConditions({ sizes, seconds, rounds, load, databaseVersion, startedAt }) {
  const machine = cpus();
  return [
    ['Date', startedAt.toISOString().slice(0, 10)],
    ['Machine', `${machine.length} cores (${machine[0].model.trim()}), ${Math.round(totalmem() / GIB)} GiB`],
    ['Versions', `Node.js ${process.versions.node}, database ${databaseVersion}`],
    ['Load', `${load}, ${CONNECTIONS} kept connections, ${rounds} rounds of ${seconds} s each, medians`],
    ...sizes.map((size) => [
      size === 'small' ? 'Small' : 'Large',
      `${SIZES[size].clubs.toLocaleString('en-GB')} clubs, ${SIZES[size].reviews.toLocaleString('en-GB')} reviews`,
    ]),
  ];
}
