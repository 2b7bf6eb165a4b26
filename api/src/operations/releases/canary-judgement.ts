import type { Tally } from './failure-chance.js';
import { chanceOfSoManyFailures, failureShare } from './failure-chance.js';

/** How much worse a canary may be. */
export interface CanaryLimits {
  /** The number of loads needed to judge, of both the canary and the stable version. */
  loads: number;
  /** A canary is bad if chance alone would cause as many failures less often than this, from 0 to 1. */
  chance: number;
}

/** The verdict on a canary from its loads. */
export type CanaryVerdict = 'too-few' | 'good' | 'bad';

/** Compares a canary's loads with those of the stable version in the same period. */
export function judgeCanary(canary: Tally, stable: Tally, { loads, chance }: CanaryLimits): CanaryVerdict {
  if (canary.total < loads || stable.total < loads) return 'too-few';
  return chanceOfSoManyFailures(canary, stable) < chance ? 'bad' : 'good';
}

/** A tally in words: "12 of 60 loads failed (20%)". */
export function tallyInWords(tally: Tally): string {
  const percent = Math.round(failureShare(tally) * 1000) / 10;
  return `${tally.failures} of ${tally.total} loads failed (${percent}%)`;
}
