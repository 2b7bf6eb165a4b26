/** The outcome of loading a remote: with the intended release, with the previous one, or with none. */
export const LOAD_OUTCOMES = ['loaded', 'fallback', 'failed'] as const;

/** The outcome of loading a remote. */
export type LoadOutcome = (typeof LOAD_OUTCOMES)[number];

/**
 * What kept a release from running: its entry didn't arrive (http), took too long (timeout), isn't what was released
 * (integrity) or threw (execution); it needs another version of a shared package (share); a file it loads later didn't
 * arrive (chunk); it threw while being shown (render).
 */
export const LOAD_ERRORS = ['http', 'timeout', 'integrity', 'execution', 'share', 'chunk', 'render'] as const;

/** What kept a release from running. */
export type LoadError = (typeof LOAD_ERRORS)[number];

/** What is measured for each page: the web vitals, in milliseconds except for CLS, which has no unit. */
const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/**
 * What is measured when loading a remote, in milliseconds: its entry over the network, all of it until its module is
 * there, and from then until it's on the page.
 */
const LOAD_PHASES = ['entry', 'module', 'shown'] as const;

/** Everything that is measured. */
export const TIMINGS = [...WEB_VITALS, ...LOAD_PHASES] as const;

/** One of the measurements. */
export type Timing = (typeof TIMINGS)[number];

/** What a remote, or a version, that isn't in use is counted as. */
export const OTHER_RELEASE = 'other';

/** How many loads and measurements one visit may report at most. */
export const REPORTED_AT_ONCE = 20;

const MILLISECONDS = [
  25, 50, 100, 150, 200, 300, 500, 800, 1200, 1800, 2500, 3000, 4000, 6000, 10_000, 20_000,
];
const SHIFTS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1];

/** The upper bounds of a measurement's buckets, ascending; the last bucket, beyond them, has none. */
export function bucketBounds(timing: Timing): readonly number[] {
  return timing === 'CLS' ? SHIFTS : MILLISECONDS;
}

/** The bucket of a value: the first whose bound it doesn't exceed. */
export function getBucket(timing: Timing, value: number): number {
  const bounds = bucketBounds(timing);
  const index = bounds.findIndex((bound) => value <= bound);
  return index === -1 ? bounds.length : index;
}

/**
 * The value that a share of all measurements doesn't exceed, estimated from the bucket counts.
 * @param counts by bucket; missing ones are empty
 * @param share from 0 to 1
 * @returns null if nothing was measured; the highest bound if it's beyond that
 */
export function quantile(timing: Timing, counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const bounds = bucketBounds(timing);
  const wanted = total * share;
  let below = 0;
  for (const [index, bound] of bounds.entries()) {
    const count = counts[index] ?? 0;
    if (count > 0 && below + count >= wanted) {
      const lower = bounds[index - 1] ?? 0;
      return lower + (bound - lower) * ((wanted - below) / count);
    }
    below += count;
  }
  return bounds.at(-1) ?? null;
}
