import { nextAttemptAt } from './mail-queue.js';

const CREATED = new Date('2026-09-01T10:00:00.000Z');
const MINUTE_MS = 60_000;

function pauseAfter(attempts: number, responseCode?: number, ageMs = 0, random = 0): number | null {
  const now = new Date(CREATED.getTime() + ageMs);
  const next = nextAttemptAt({ attempts, createdAt: CREATED, responseCode }, now, random);
  return next && (next.getTime() - now.getTime()) / 1000;
}

describe('the next attempt to send a mail', () => {
  it('comes after pauses that grow to an hour', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempts) => pauseAfter(attempts))).toEqual([
      2, 6, 18, 54, 162, 486, 1458, 3600, 3600,
    ]);
  });

  it('is spread by up to a fifth', () => {
    expect(pauseAfter(1, undefined, 0, 1)).toBeCloseTo(2.4);
  });

  it('doesn’t come after three days', () => {
    expect(pauseAfter(30, 451, 3 * 24 * 60 * MINUTE_MS + 1)).toBeNull();
    expect(pauseAfter(30, 451, 3 * 24 * 60 * MINUTE_MS - 1)).toBe(3600);
  });

  it('doesn’t come when a server keeps refusing for good', () => {
    expect(pauseAfter(7, 550)).toBe(1458);
    expect(pauseAfter(8, 550)).toBeNull();
    expect(pauseAfter(8, 451)).toBe(3600);
  });

  it('doesn’t come when the mail is no longer useful', () => {
    const failed = { attempts: 1, createdAt: CREATED, responseCode: undefined, isLasting: true };
    expect(nextAttemptAt(failed, CREATED, 0)).toBeNull();
  });
});
