import type { SenderHashes } from './hide-limits.js';
import { isClubFull, reachedLimit } from './hide-limits.js';

describe('a club’s limit', () => {
  it.each([
    [1, 1],
    [4, 1],
    [7, 1],
    [8, 2],
    [12, 3],
    [500, 3],
  ])('of %i reviews is %i', (reviews, limit) => {
    const isFull = (hidden: number) => isClubFull({ hidden, published: reviews - hidden });
    expect([isFull(limit - 1), isFull(limit)]).toEqual([false, true]);
  });
});

describe('a day’s limit', () => {
  let made = 0;
  const other = (same: Partial<SenderHashes> = {}): SenderHashes => {
    made += 1;
    const hash = String(made);
    return { mailboxHash: hash, domainHash: null, networkHash: hash, browserHash: hash, ...same };
  };
  const hides = (count: number, same: Partial<SenderHashes> = {}) =>
    Array.from({ length: count }, () => other(same));

  it.each([
    ['mailboxHash', 2, 'mailbox-limit'],
    ['domainHash', 3, 'domain-limit'],
    ['browserHash', 5, 'browser-limit'],
    ['networkHash', 3, 'network-limit'],
  ] as const)('by %s is %i', (key, times, refusal) => {
    const same = { [key]: 'same' };
    expect(reachedLimit(other(same), hides(times - 1, same))).toBeNull();
    expect(reachedLimit(other(same), hides(times, same))).toBe(refusal);
    expect(reachedLimit(other({ [key]: null }), hides(times, { [key]: null }))).toBeNull();
  });

  it('on the whole site is 20', () => {
    expect(reachedLimit(other(), hides(19))).toBeNull();
    expect(reachedLimit(other(), hides(20))).toBe('site-limit');
  });
});
