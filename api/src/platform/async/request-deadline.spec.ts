import { jest } from '@jest/globals';
import { RequestDeadline } from './request-deadline.js';

describe('the patience of a request', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is used up by all waiting together, and by nothing else', () => {
    const patience = new RequestDeadline();
    const first = patience.wait();
    jest.advanceTimersByTime(1000);
    first();
    jest.advanceTimersByTime(60_000);
    const second = patience.wait();
    jest.advanceTimersByTime(500);
    expect(patience.getLeft(4000)).toBe(2500);
    second();
    expect(patience.getLeft(4000)).toBe(2500);
    expect(patience.getLeft(1000)).toBe(0);
  });

  it('can be a multiple of a visitor’s', () => {
    const patience = new RequestDeadline(4);
    const end = patience.wait();
    jest.advanceTimersByTime(5000);
    end();
    expect(patience.getLeft(4000)).toBe(11_000);
  });

  it('counts simultaneous waits once', () => {
    const patience = new RequestDeadline();
    const [first, second] = [patience.wait(), patience.wait()];
    jest.advanceTimersByTime(1000);
    first();
    first();
    jest.advanceTimersByTime(1000);
    second();
    expect(patience.getLeft(4000)).toBe(2000);
  });
});
