import { daysUntil } from './days-until';

const NOW = new Date('2026-03-14T12:00:00.000Z');

it.each([
  ['2026-04-13T12:00:00.000Z', 30],
  ['2026-03-15T12:00:00.001Z', 2],
  ['2026-03-15T12:00:00.000Z', 1],
  ['2026-03-14T12:00:01.000Z', 1],
  ['2026-03-14T12:00:00.000Z', 0],
  ['2026-03-01T00:00:00.000Z', 0],
])('counts the days until %s as %d, including a started one', (moment, days) => {
  expect(daysUntil(moment, NOW)).toBe(days);
});
