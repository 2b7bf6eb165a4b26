import { jest } from '@jest/globals';
import { QueryTimeouts } from './query-timeouts.js';

describe('the watch over statements without an answer', () => {
  const watch = new QueryTimeouts();

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  it('gives up once on what has waited too long, and on nothing else', () => {
    const [early, answered, late, endless] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
    const calls = () => [early, answered, late, endless].map(({ mock }) => mock.calls.length);
    watch.begin(Infinity, endless);
    watch.begin(9000, late);
    watch.begin(5000, early);
    const answer = watch.begin(5000, answered);
    jest.advanceTimersByTime(3000);
    answer();
    jest.advanceTimersByTime(2500);
    expect(calls()).toEqual([1, 0, 0, 0]);
    jest.advanceTimersByTime(20_000);
    expect(calls()).toEqual([1, 0, 1, 0]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
