/** What the api should achieve on every call. */
export const GOALS = {
  /** At least this share of what the bare server achieves. */
  share: 0.5,
  /** At most this multiple of the smaller database's cost and time. */
  growth: 1.5,
  /** At most this multiple of another version's cost and time. */
  slowdown: 1.05,
};

/**
 * @typedef {{perSecond: number, p50: number, p99: number, serverMs: number, databaseMs: number}} Figures medians of a
 *   server's samples; CPU milliseconds are per request
 */

/** The middle value. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of each figure over some samples, so that one disturbed round doesn't count. @returns {Figures} */
export function medians(samples) {
  const names = Object.keys(samples[0]);
  return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name]))]));
}

/** CPU milliseconds that server and database together spend on a request. */
export function getCpu({ serverMs, databaseMs }) {
  return serverMs + databaseMs;
}

/**
 * One server's cost and time as multiples of another's.
 * @param {Figures} figures
 * @param {Figures} other
 * @returns {{cpu: number, p50: number}}
 */
export function ratios(figures, other) {
  return { cpu: getCpu(figures) / getCpu(other), p50: figures.p50 / other.p50 };
}

/**
 * What share of the bare server's requests another serves, per second or per second of the server's CPU time, whichever
 * is less: the load generator shares the machine, so it slows the faster server down more.
 * @param {Figures} figures
 * @param {Figures} bare
 */
export function getShare(figures, bare) {
  return Math.min(figures.perSecond / bare.perSecond, bare.serverMs / figures.serverMs);
}

/**
 * The median ratios of two servers that took turns, round by round: anything that slows a round down affects both.
 * @param {Figures[]} samples
 * @param {Figures[]} others from the same rounds
 * @returns {{cpu: number, p50: number}}
 */
export function roundRatios(samples, others) {
  return medians(samples.map((sample, round) => ratios(sample, others[round])));
}

/** Which of cost and time exceed a multiple. @returns {string[]} */
export function above(limit, { cpu, p50 }) {
  return [...(cpu > limit ? ['CPU'] : []), ...(p50 > limit ? ['p50'] : [])];
}
