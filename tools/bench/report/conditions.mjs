import { cpus, totalmem } from 'node:os';
import { CONNECTIONS } from '../measure.mjs';
import { SIZES } from '../sizes.mjs';

const GIB = 2 ** 30;
const THOUSANDS = new Intl.NumberFormat('en-GB');

/** What the figures depend on, by name. @returns {Record<string, string>} */
export function describeConditions({ sizes, seconds, rounds, load, databaseVersion, startedAt }) {
  const machine = cpus();
  const describeSize = (size) =>
    `${THOUSANDS.format(SIZES[size].clubs)} clubs, ${THOUSANDS.format(SIZES[size].reviews)} reviews`;
  return {
    Date: startedAt.toISOString().slice(0, 10),
    Machine: `${machine.length} cores (${machine[0].model.trim()}), ${Math.round(totalmem() / GIB)} GiB`,
    Versions: `Node.js ${process.versions.node}, database ${databaseVersion}`,
    Load: `${load}, ${CONNECTIONS} kept connections, ${rounds} rounds of ${seconds} s each, medians`,
    ...Object.fromEntries(sizes.map((size) => [size[0].toUpperCase() + size.slice(1), describeSize(size)])),
  };
}
