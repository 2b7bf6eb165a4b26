import { jest } from '@jest/globals';
import { RecentKeys } from './recent-keys.js';

describe('RecentKeys', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('remembers a key until its time is over', () => {
    const keys = new RecentKeys(10, 1000);
    keys.add('a');
    jest.advanceTimersByTime(999);
    expect(keys.has('a')).toBe(true);
    jest.advanceTimersByTime(1);
    expect(keys.has('a')).toBe(false);
  });

  it('forgets the oldest when there are too many', () => {
    const keys = new RecentKeys(2, 1000);
    for (const key of ['a', 'b', 'a', 'c']) keys.add(key);
    expect(['a', 'b', 'c'].filter((key) => keys.has(key))).toEqual(['a', 'c']);
  });
});
