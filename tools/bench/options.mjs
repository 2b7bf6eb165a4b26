import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../setup/npm.mjs';
import { SIZES } from './sizes.mjs';

/** What `npm run bench -- api --help` prints. */
export const USAGE = `npm run bench -- api [options]

Measures every read call of the api: ten beside a bare server, all of them beside a stored baseline.

  --sizes small,large   which databases: ${Object.keys(SIZES).join(', ')} (small,large)
  --seconds 2           length of each measurement
  --rounds 3            measurements of each call, server and size; the medians count
  --only TEXT           only calls whose name contains TEXT; may be given several times
  --load wrk            the load generator: wrk or autocannon (wrk where it's installed)
  --fresh               load the databases again
  --api DIR             measure the api in another checkout, which must be built
  --compare FILE        the baseline to compare with (tools/bench/baseline.json)
  --baseline FILE       write what was measured as a baseline
  --write               write docs/benchmarks.md

npm run bench -- api --against DIR [options]

Compares the api here (or of --api) with the one in the checkout DIR, round by round in turn. Both must be built.
Unless told otherwise it measures the small and the medium database in rounds of one second. Calls that look more than
5 % slower are measured again.
`;

/**
 * Reads the command line.
 * @returns {{help: boolean, sizes: string[], seconds: number, rounds: number, only: string[], load?: string,
 *   fresh: boolean, api: string, against?: string, compare?: string, baseline?: string, write: boolean}} with absolute
 *   paths
 * @throws Error that says what's wrong
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      sizes: { type: 'string' },
      seconds: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true, default: [] },
      load: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      api: { type: 'string', default: ROOT },
      against: { type: 'string' },
      compare: { type: 'string' },
      baseline: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const isComparison = values.against !== undefined;
  const asked = (values.sizes ?? (isComparison ? 'small,medium' : 'small,large')).split(',');
  const unknown = asked.filter((name) => !(name in SIZES));
  if (unknown.length > 0)
    throw new Error(`--sizes: ${unknown.join(', ')} is none of ${Object.keys(SIZES).join(', ')}`);
  if (values.load !== undefined && !['wrk', 'autocannon'].includes(values.load))
    throw new Error('--load must be wrk or autocannon');
  if (isComparison && (values.write || values.baseline || values.compare))
    throw new Error('--against goes without --write, --baseline and --compare');
  const paths = ['api', 'against', 'compare', 'baseline'].filter((name) => values[name] !== undefined);
  return {
    ...values,
    ...Object.fromEntries(paths.map((name) => [name, resolve(values[name])])),
    sizes: Object.keys(SIZES).filter((name) => asked.includes(name)),
    seconds: positive('--seconds', values.seconds ?? (isComparison ? '1' : '2')),
    rounds: positive('--rounds', values.rounds),
  };
}

function positive(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} must be a whole number from 1`);
  return number;
}
