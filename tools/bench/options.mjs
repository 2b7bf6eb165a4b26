import { parseArgs } from 'node:util';
import { SIZES } from './sizes.mjs';

/** What `npm run bench -- --help` prints. */
export const USAGE = `npm run bench -- [options]

  --sizes small,large   which databases (both)
  --seconds 2           how long each measurement lasts
  --rounds 3            measurements of each call, system and size; the medians count
  --only TEXT           only calls whose name contains TEXT; may be given several times
  --load wrk            which program makes the load: wrk or autocannon (wrk where it is installed)
  --fresh               load the databases anew
  --write               also write docs/benchmarks.md
`;

/**
 * Reads the command line.
 * @returns {{help: boolean, sizes: string[], seconds: number, rounds: number, only: string[], load?: string, fresh: boolean, write: boolean}}
 * @throws Error naming what is wrong
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      sizes: { type: 'string', default: Object.keys(SIZES).join(',') },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true, default: [] },
      load: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const asked = values.sizes.split(',');
  const unknown = asked.filter((name) => !(name in SIZES));
  if (unknown.length > 0)
    throw new Error(`--sizes: ${unknown.join(', ')} is none of ${Object.keys(SIZES).join(', ')}`);
  if (values.load !== undefined && !['wrk', 'autocannon'].includes(values.load))
    throw new Error('--load must be wrk or autocannon');
  return {
    ...values,
    sizes: Object.keys(SIZES).filter((name) => asked.includes(name)),
    seconds: positive('--seconds', values.seconds),
    rounds: positive('--rounds', values.rounds),
  };
}

function positive(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} must be a whole number from 1`);
  return number;
}
