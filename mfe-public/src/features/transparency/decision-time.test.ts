import { decisionTime } from './decision-time';

it.each([
  [null, '–'],
  [0, 'Under 1 hour'],
  [1, '1 hour'],
  [48, '48 hours'],
  [49, '2 days'],
  [96, '4 days'],
])('turns %p hours into words: %s', (hours, words) => {
  expect(decisionTime(hours)).toBe(words);
});
