import { cpuTimeOf } from './process-figures.mjs';
import { WrongAnswerError } from './verify.mjs';

/** Persistent connections, each with one request at a time. */
export const CONNECTIONS = 16;

const WARM_UP_SECONDS = 1;

/**
 * Measures one call on several servers: a warm-up, then rounds in which the servers take turns, so that other load on
 * the machine affects them equally.
 * @param {{call: object, subjects: Subject[], load: object, databasePid: number, seconds: number, rounds: number,
 *   warmUp?: boolean, signal: AbortSignal}} order
 * @returns {Promise<Sample[][]>} the samples of each subject
 * @throws WrongAnswerError if a request under load fails
 * @typedef {{name: string, url: string, pid: number, paths: string[]}} Subject
 * @typedef {{perSecond: number, p50: number, p99: number, serverMs: number, databaseMs: number}} Sample CPU
 *   milliseconds are per request
 */
export async function measureCall({
  call,
  subjects,
  load,
  databasePid,
  seconds,
  rounds,
  warmUp = true,
  signal,
}) {
  const measure = async ({ name, url, pid, paths }, duration) => {
    const order = { url, paths, connections: CONNECTIONS, seconds: duration, signal };
    const { failures, ...sample } = await measureOnce(load, order, [pid, databasePid]);
    if (failures > 0) throw new WrongAnswerError(`${call.name}: ${failures} requests failed (${name})`);
    return sample;
  };
  if (warmUp) for (const subject of subjects) await measure(subject, WARM_UP_SECONDS);
  const samples = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const turns = [...subjects.entries()];
    // Forwards and backwards, so that nobody always goes first.
    for (const [index, subject] of round % 2 === 0 ? turns : turns.reverse())
      samples[index].push(await measure(subject, seconds));
  }
  return samples;
}

async function measureOnce(load, order, pids) {
  const before = pids.map(cpuTimeOf);
  const { requests, seconds, p50, p99, failures } = await load.run(order);
  const [serverMs, databaseMs] = pids.map((pid, index) => (cpuTimeOf(pid) - before[index]) / requests);
  return { perSecond: requests / seconds, p50, p99, serverMs, databaseMs, failures };
}
