import { waitingTime } from './waiting-time';

const NOW = new Date('2026-03-14T12:00:00.000Z');

it.each([
  ['2026-03-14T11:30:00.000Z', 'Waiting for less than an hour'],
  ['2026-03-14T11:00:00.000Z', 'Waiting for 1 hour'],
  ['2026-03-12T13:00:00.000Z', 'Waiting for 47 hours'],
  ['2026-03-12T12:00:00.000Z', 'Waiting for 2 days'],
  ['2026-03-04T11:00:00.000Z', 'Waiting for 10 days'],
])('puts a wait since %s into words', (since, words) => {
  expect(waitingTime(since, NOW)).toBe(words);
});
