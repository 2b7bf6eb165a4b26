import type { Tally } from './failure-chance.js';
import { chanceOfSoManyFailures, failureShare } from './failure-chance.js';

const tally = (total: number, failures: number): Tally => ({ total, failures });

describe('Fisher’s exact test', () => {
  it.each([
    // The lady tasting tea: 3 of 4 right, and all 4.
    [tally(4, 3), tally(4, 1), 17 / 70],
    [tally(4, 4), tally(4, 0), 1 / 70],
    // 1 − C(95, 10) / C(100, 10): at least one of the five failures among ten.
    [tally(10, 1), tally(90, 4), 0.4162476],
  ])('gives %o against %o its probability', (canary, stable, chance) => {
    expect(chanceOfSoManyFailures(canary, stable)).toBeCloseTo(chance, 6);
  });

  it('is certain if nothing failed', () => {
    expect(chanceOfSoManyFailures(tally(1000, 0), tally(20_000, 0))).toBe(1);
    expect(chanceOfSoManyFailures(tally(1000, 0), tally(20_000, 900))).toBeCloseTo(1, 6);
  });

  it('agrees with the normal distribution where that is valid', () => {
    // z = 3.0: 0.00135.
    const canary = tally(100_000, 1100);
    const stable = tally(1_000_000, 10_000);
    const chance = chanceOfSoManyFailures(canary, stable);
    expect(chance).toBeGreaterThan(0.001);
    expect(chance).toBeLessThan(0.002);
  });

  it('calculates rates', () => {
    expect(failureShare(tally(0, 0))).toBe(0);
    expect(failureShare(tally(200, 3))).toBe(0.015);
  });
});

describe('canaries that are checked repeatedly', () => {
  /** A generator with a fixed seed. */
  function randomFrom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  /** Whether a canary with this failure rate is aborted within 2,000 loads, checked after every 20. */
  function isAborted(random: () => number, badShare: number): boolean {
    const [canary, stable] = [tally(0, 0), tally(0, 0)];
    while (canary.total < 2000) {
      for (let load = 0; load < 20; load++) {
        canary.total += 1;
        if (random() < badShare) canary.failures += 1;
        stable.total += 4;
        for (let other = 0; other < 4; other++) if (random() < 0.01) stable.failures += 1;
      }
      if (canary.total >= 60 && chanceOfSoManyFailures(canary, stable) < 0.001) return true;
    }
    return false;
  }

  const getAborted = (runs: number, badShare: number): number => {
    const random = randomFrom(1);
    return Array.from({ length: runs }, () => isAborted(random, badShare)).filter(Boolean).length;
  };

  it('continue in 99 of 100 runs when they are as good as the stable version', () => {
    expect(getAborted(300, 0.01)).toBeLessThanOrEqual(3);
  });

  it('are aborted when they fail six times as often', () => {
    expect(getAborted(100, 0.06)).toBeGreaterThan(97);
  });
});
