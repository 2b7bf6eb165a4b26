import { lastDue, nextDue } from './nightly-times.js';

const HALF_PAST_TWO = 150;

it.each([
  ['2026-11-22T02:29:59Z', '2026-11-21T02:30:00.000Z', '2026-11-22T02:30:00.000Z'],
  ['2026-11-22T02:30:00Z', '2026-11-22T02:30:00.000Z', '2026-11-23T02:30:00.000Z'],
  ['2026-11-22T23:00:00Z', '2026-11-22T02:30:00.000Z', '2026-11-23T02:30:00.000Z'],
])('at %s a backup was due at %s, and is at %s', (now, last, next) => {
  expect(lastDue(new Date(now), HALF_PAST_TWO).toISOString()).toBe(last);
  expect(nextDue(new Date(now), HALF_PAST_TWO).toISOString()).toBe(next);
});
