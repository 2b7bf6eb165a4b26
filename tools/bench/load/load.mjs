import { spawnSync } from 'node:child_process';
import { autocannonLoad } from './autocannon.mjs';
import { wrkLoad } from './wrk.mjs';

/**
 * @typedef {object} Load makes requests as fast as a number of persistent connections allow
 * @property {string} name
 * @property {(order: {url: string, paths: string[], headers?: Record<string, string>, connections: number, seconds:
 *   number, signal: AbortSignal}) => Promise<{requests: number, bytes: number, seconds: number, p50: number, p99:
 *   number, failures: number}>} run requests the paths in turn; times are milliseconds
 */

/** The requested program, otherwise wrk if it's installed, otherwise autocannon. @returns {Load} */
export function chooseLoad(name) {
  if (name === 'autocannon') return autocannonLoad;
  const hasWrk = spawnSync('wrk', ['-v']).error === undefined;
  if (name === 'wrk' && !hasWrk) throw new Error('wrk is not installed (Debian: apt-get install wrk)');
  return hasWrk ? wrkLoad : autocannonLoad;
}
