import { jest } from '@jest/globals';
import { Patience } from './patience.js';

describe('the patience of a request', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is used up by all waiting together, and by nothing else', () => {
    const patience = new Patience();
    const first = patience.wait();
    jest.advanceTimersByTime(1000);
    first();
    jest.advanceTimersByTime(60_000);
    const second = patience.wait();
    jest.advanceTimersByTime(500);
    expect(patience.leftOf(4000)).toBe(2500);
    second();
    expect(patience.leftOf(4000)).toBe(2500);
    expect(patience.leftOf(1000)).toBe(0);
  });

  it('can be a multiple of a visitor’s', () => {
    const patience = new Patience(4);
    const end = patience.wait();
    jest.advanceTimersByTime(5000);
    end();
    expect(patience.leftOf(4000)).toBe(11_000);
  });

  it('counts simultaneous waits once', () => {
    const patience = new Patience();
    const [first, second] = [patience.wait(), patience.wait()];
    jest.advanceTimersByTime(1000);
    first();
    first();
    jest.advanceTimersByTime(1000);
    second();
    expect(patience.leftOf(4000)).toBe(2000);
  });
});
