import { cpuTimeOf } from './cpu-time.mjs';
import { SYSTEMS } from './systems.mjs';
import { WrongAnswerError } from './verify.mjs';

/** Connections that are kept, each with one request under way. */
export const CONNECTIONS = 16;

const WARM_UP_SECONDS = 1;

/**
 * Measures one call on every system and size: first a warm-up, then rounds in which all of them take turns, so that
 * whatever else the machine does meets all of them alike.
 * @param {Record<string, {paths: string[], servers: Record<string, {url: string, pid: number}>}>} subjects by size
 * @returns {Promise<{size: string, system: string, samples: Sample[]}[]>}
 * @throws WrongAnswerError when a request under load fails
 * @typedef {{perSecond: number, p50: number, p99: number, serverMs: number, databaseMs: number, bytes: number}} Sample
 *   CPU milliseconds and bytes are those of one request
 */
export async function measureCall({ call, subjects, load, databasePid, seconds, rounds, signal }) {
  const results = Object.keys(subjects).flatMap((size) =>
    SYSTEMS.map((system) => ({ size, system, samples: [] })),
  );
  const measure = async ({ size, system }, duration) => {
    const { paths, servers } = subjects[size];
    const order = { url: servers[system].url, paths, connections: CONNECTIONS, seconds: duration, signal };
    const sample = await measureOnce(load, order, [servers[system].pid, databasePid]);
    if (sample.failures > 0)
      throw new WrongAnswerError(`${call.name}: ${sample.failures} requests failed (${system}, ${size})`);
    return sample;
  };
  for (const result of results) await measure(result, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) result.samples.push(await measure(result, seconds));
  }
  return results;
}

async function measureOnce(load, order, pids) {
  const before = pids.map(cpuTimeOf);
  const { requests, bytes, seconds, p50, p99, failures } = await load.run(order);
  const [serverMs, databaseMs] = pids.map((pid, index) => (cpuTimeOf(pid) - before[index]) / requests);
  return { perSecond: requests / seconds, p50, p99, serverMs, databaseMs, bytes: bytes / requests, failures };
}
