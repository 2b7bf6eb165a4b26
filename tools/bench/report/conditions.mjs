import { cpus, totalmem } from 'node:os';
import { CONNECTIONS } from '../measure.mjs';
import { SIZES } from '../sizes.mjs';

const GIB = 2 ** 30;
const THOUSANDS = new Intl.NumberFormat('en-GB');

/**
 * When, where and how the measurements were taken, by name.
 * @param {{startedAt: Date, data: string, load: string, rounds: number | string, seconds: number | string}} run `data`: the
 *   database and what's in it
 * @returns {Record<string, string>}
 */
export function describeRun({ startedAt, data, load, rounds, seconds }) {
  const machine = cpus();
  return {
    Date: startedAt.toISOString().slice(0, 10),
    Machine: `${machine.length} cores (${machine[0].model.trim()}), ${Math.round(totalmem() / GIB)} GiB`,
    Versions: `Node.js ${process.versions.node}, ${data}`,
    Load: `${load}, ${CONNECTIONS} kept connections, ${rounds} rounds of ${seconds} s each, medians`,
  };
}

/** What the api's figures depend on, by name. @returns {Record<string, string>} */
export function describeConditions({ sizes, databaseVersion, ...run }) {
  const describeSize = (size) =>
    `${THOUSANDS.format(SIZES[size].clubs)} clubs, ${THOUSANDS.format(SIZES[size].reviews)} reviews`;
  return {
    ...describeRun({ ...run, data: `database ${databaseVersion}` }),
    ...Object.fromEntries(sizes.map((size) => [size[0].toUpperCase() + size.slice(1), describeSize(size)])),
  };
}
