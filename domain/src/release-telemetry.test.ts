import { bucketBounds, getBucket, quantile, TIMINGS } from './release-telemetry.ts';

describe('buckets of measurements', () => {
  it.each(TIMINGS)('ascend for %s', (timing) => {
    const bounds = bucketBounds(timing);
    expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    expect(new Set(bounds).size).toBe(bounds.length);
  });

  it('hold the values up to their bound', () => {
    const bounds = bucketBounds('LCP');
    expect(getBucket('LCP', 0)).toBe(0);
    expect(bounds[getBucket('LCP', 2500)]).toBe(2500);
    expect(bounds[getBucket('LCP', 2500.1)]).toBe(3000);
    expect(getBucket('LCP', 1e9)).toBe(bounds.length);
    expect(bucketBounds('CLS')[getBucket('CLS', 0.09)]).toBe(0.1);
  });
});

describe('quantiles', () => {
  const counted = (values: number[]) => {
    const counts: number[] = [];
    for (const value of values) counts[getBucket('LCP', value)] = (counts[getBucket('LCP', value)] ?? 0) + 1;
    return Array.from(counts, (count = 0) => count);
  };

  it('are in the bucket where the share ends', () => {
    const values = Array.from({ length: 100 }, (_, index) => (index + 1) * 40);
    const estimated = quantile('LCP', counted(values), 0.75);
    expect(estimated).toBeGreaterThan(2500);
    expect(estimated).toBeLessThanOrEqual(3000);
  });

  it('are null without a measurement, and the highest bound beyond it', () => {
    expect(quantile('LCP', [], 0.75)).toBeNull();
    expect(quantile('LCP', counted([90_000]), 0.75)).toBe(20_000);
  });
});
