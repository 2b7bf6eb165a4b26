import autocannon from 'autocannon';
import { getCpuTime } from './process-figures.mjs';

/** Persistent connections, each with one request at a time. */
const CONNECTIONS = 16;

/** What {@link measure} does, for a report. */
export const describeLoad = ({ rounds, seconds }) =>
  `autocannon, ${CONNECTIONS} kept connections, ${rounds} rounds of ${seconds} s each, medians`;

const WARM_UP_SECONDS = 1;
/** After this, an answer for each connection is no longer waited for. */
const LONGEST_SECONDS = 60;

/**
 * Requests servers as fast as they respond: a warm-up, then rounds in which they take turns, so that other load on the
 * machine affects them equally.
 * @param {Subject[]} subjects
 * @param {{seconds: number, rounds: number, signal: AbortSignal}} pace
 * @returns {Promise<Sample[][]>} the samples of each subject
 * @throws Error if a request fails
 * @typedef {{name: string, url: string, paths: string[], headers?: Record<string, string>, pids: number[], databasePid?:
 *   number}} Subject `paths` are requested in turn
 * @typedef {{perSecond: number, p50: number, p99: number, serverMs: number, databaseMs: number}} Sample CPU
 *   milliseconds are per request
 */
export async function measure(subjects, { seconds, rounds, signal }) {
  for (const subject of subjects) await measureOnce(subject, Math.min(WARM_UP_SECONDS, seconds), signal);
  const samples = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const turns = [...subjects.entries()];
    // Forwards and backwards, so that nobody always goes first.
    for (const [index, subject] of round % 2 === 0 ? turns : turns.reverse())
      samples[index].push(await measureOnce(subject, seconds, signal));
  }
  return samples;
}

async function measureOnce({ pids, databasePid, ...subject }, seconds, signal) {
  const used = () => [
    pids.reduce((sum, pid) => sum + getCpuTime(pid), 0),
    databasePid === undefined ? 0 : getCpuTime(databasePid),
  ];
  const before = used();
  const { times, passed } = await request(subject, seconds, signal);
  const [serverMs, databaseMs] = used().map((ms, index) => (ms - before[index]) / times.length);
  const percentile = (share) => times[Math.floor((times.length - 1) * share)];
  const perSecond = times.length / passed;
  return { perSecond, p50: percentile(0.5), p99: percentile(0.99), serverMs, databaseMs };
}

/** @returns {Promise<{times: number[], passed: number}>} each response's milliseconds in ascending order, and seconds */
async function request({ name, url, paths, headers }, seconds, signal) {
  signal.throwIfAborted();
  const requests = paths.map((path) => ({ method: 'GET', path }));
  let clients = 0;
  const running = autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: LONGEST_SECONDS,
    // It only looks this often, in milliseconds, whether it has been stopped.
    sampleInt: 100,
    // In step, the connections would all ask for the same address, whose work a server may share.
    setupClient(client) {
      const first = Math.floor((clients * requests.length) / CONNECTIONS);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
      clients += 1;
    },
  });
  const times = [];
  const stop = () => running.stop?.();
  const began = performance.now();
  // Its own percentiles are whole milliseconds, and it would stop without an answer on a busy machine.
  running.on('response', (_client, _status, _bytes, ms) => {
    times.push(ms);
    if (times.length >= CONNECTIONS && performance.now() - began >= seconds * 1000) stop();
  });
  signal.addEventListener('abort', stop);
  try {
    const { errors, timeouts, non2xx, duration } = await running;
    signal.throwIfAborted();
    const failures = errors + timeouts + non2xx;
    if (failures > 0 || times.length === 0)
      throw new Error(`${name}: ${failures} requests failed, ${times.length} were answered (${paths[0]} …)`);
    return { times: times.sort((a, b) => a - b), passed: duration };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
