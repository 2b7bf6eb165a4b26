import { jest } from '@jest/globals';
import { QueryTimeouts } from './mysql-reads.js';

describe('the watch over statements without an answer', () => {
  const watch = new QueryTimeouts(5000);

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    watch.stop();
    jest.useRealTimers();
  });

  it('gives up once what has waited too long, and nothing else', () => {
    const [early, answered, late] = [jest.fn(), jest.fn(), jest.fn()];
    watch.begin(early);
    const answer = watch.begin(answered);
    jest.advanceTimersByTime(3000);
    answer();
    watch.begin(late);
    jest.advanceTimersByTime(2500);
    expect([early, answered, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
    jest.advanceTimersByTime(20_000);
    expect([early, answered, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });

  it('leaves what still waits to itself once it is stopped', () => {
    const giveUp = jest.fn();
    watch.begin(giveUp);
    watch.stop();
    jest.advanceTimersByTime(20_000);
    expect(giveUp).not.toHaveBeenCalled();
  });
});
