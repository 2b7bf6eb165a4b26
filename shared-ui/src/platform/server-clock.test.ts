import { readServerClock, serverNow } from './server-clock';

const NOON = Date.parse('2026-03-14T12:00:00Z');
const HOUR_MS = 3_600_000;
const at = (time: number) => new Date(time).toUTCString();

beforeEach(() => void jest.useFakeTimers({ now: NOON + 13 * HOUR_MS }));
afterEach(() => void jest.useRealTimers());

it('tells the device’s time until the server has responded, and the server’s from then on', () => {
  readServerClock(undefined);
  readServerClock('nonsense');
  expect(serverNow()).toBe(NOON + 13 * HOUR_MS);
  readServerClock(at(NOON));
  expect(serverNow()).toBe(NOON);
  jest.advanceTimersByTime(HOUR_MS);
  expect(serverNow()).toBe(NOON + HOUR_MS);
  jest.setSystemTime(NOON - 13 * HOUR_MS);
  expect(serverNow()).toBe(NOON + HOUR_MS);
});

it('isn’t set back by a response from a cache', () => {
  readServerClock(at(NOON));
  readServerClock(at(NOON - HOUR_MS));
  expect(serverNow()).toBeGreaterThanOrEqual(NOON);
});
