import { medianHours } from './moderation-figures.js';

describe('the median of decision times', () => {
  it.each([
    ['of nothing is nothing', [], null],
    ['of one is that one', [{ hours: 5, count: 1 }], 5],
    [
      'is the one in the middle, whatever the order of the rows',
      [
        { hours: 96, count: 1 },
        { hours: 1, count: 1 },
        { hours: 7, count: 1 },
      ],
      7,
    ],
    [
      'counts each time as often as it occurred',
      [
        { hours: 0, count: 10 },
        { hours: 48, count: 3 },
      ],
      0,
    ],
    [
      'is the lower one of two in the middle',
      [
        { hours: 2, count: 2 },
        { hours: 4, count: 2 },
      ],
      2,
    ],
  ])('%s', (_title, times, expected) => {
    expect(medianHours(times)).toBe(expected);
  });
});
