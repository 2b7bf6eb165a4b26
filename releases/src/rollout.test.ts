import { isInCanary } from './rollout.ts';

const VISITORS = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`);
const inCanary = (share: number, seed = 'first') =>
  VISITORS.filter((visitor) => isInCanary(visitor, { seed, share }));

describe('the share of a canary', () => {
  it.each([1, 50, 100, 333, 999])('is accurate within chance at %i tenths of a percent', (share) => {
    const expected = VISITORS.length * (share / 1000);
    const deviation = Math.sqrt(expected * (1 - share / 1000));
    expect(Math.abs(inCanary(share).length - expected)).toBeLessThan(4 * deviation);
  });

  it('is everybody at 100 % and nobody at 0 %', () => {
    expect([inCanary(1000).length, inCanary(0).length]).toEqual([VISITORS.length, 0]);
  });

  it('only grows: visitors who were included stay included', () => {
    const before = inCanary(50);
    const after = new Set(inCanary(100));
    expect(before.every((visitor) => after.has(visitor))).toBe(true);
  });

  it('includes other visitors with another seed', () => {
    const first = new Set(inCanary(100, 'first'));
    const both = inCanary(100, 'second').filter((visitor) => first.has(visitor));
    expect(both.length).toBeGreaterThan(800);
    expect(both.length).toBeLessThan(1200);
  });
});
