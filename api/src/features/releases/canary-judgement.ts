import type { Tally } from './failure-chance.js';
import { chanceOfSoManyFailures, failureShare } from './failure-chance.js';

/** When a canary is worse than it may be. */
export interface CanaryLimits {
  /** So many loads of the canary, and of the stable version, are needed to judge. */
  loads: number;
  /** A canary is bad if chance alone would bring so many failures less often than this, from 0 to 1. */
  chance: number;
}

/** What the loads say of a canary. */
export type CanaryVerdict = 'too-few' | 'good' | 'bad';

/** Compares a canary's loads with those of the stable version in the same time. */
export function judgeCanary(canary: Tally, stable: Tally, { loads, chance }: CanaryLimits): CanaryVerdict {
  if (canary.total < loads || stable.total < loads) return 'too-few';
  return chanceOfSoManyFailures(canary, stable) < chance ? 'bad' : 'good';
}

/** A tally in words: "12 of 60 loads failed (20%)". */
export function tallyInWords(tally: Tally): string {
  const percent = Math.round(failureShare(tally) * 1000) / 10;
  return `${tally.failures} of ${tally.total} loads failed (${percent}%)`;
}
