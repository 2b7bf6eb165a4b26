import { jest } from '@jest/globals';
import { PromiseCache } from './promise-cache.js';

describe('RecentAnswers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks once while an answer is fresh, and again afterwards', async () => {
    const recent = new PromiseCache<number>(10, 1000);
    let asked = 0;
    const ask = () => recent.get('question', () => Promise.resolve((asked += 1)));
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    jest.advanceTimersByTime(1001);
    expect(await ask()).toBe(2);
  });

  it('doesn’t remember a failure', async () => {
    const recent = new PromiseCache<number>(10, 1000);
    await expect(recent.get('question', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(recent.get('question', () => Promise.resolve(1))).resolves.toBe(1);
  });

  it('drops the oldest when it is full', async () => {
    const recent = new PromiseCache<string>(2, 1000);
    for (const question of ['a', 'b', 'c']) await recent.get(question, () => Promise.resolve('first'));
    expect(await recent.get('a', () => Promise.resolve('second'))).toBe('second');
    expect(await recent.get('c', () => Promise.resolve('second'))).toBe('first');
  });
});
