import { deadlineInWords, timeLeft } from './deadline-labels.ts';

describe('deadlines in words', () => {
  it.each([
    ['2026-12-01T14:30:00Z', '2:30 pm on Tuesday 1 December 2026'],
    ['2026-11-24T09:00:00Z', '9:00 am on Tuesday 24 November 2026'],
    ['2026-07-06T23:00:00Z', 'the end of Monday 6 July 2026'],
    ['2026-12-01T00:00:00Z', 'the end of Monday 30 November 2026'],
    ['2026-12-01T12:05:00Z', '12:05 pm on Tuesday 1 December 2026'],
    ['2026-12-01T00:05:00Z', '12:05 am on Tuesday 1 December 2026'],
  ])('%s is %s', (moment, words) => {
    expect(deadlineInWords(new Date(moment))).toBe(words);
  });

  it.each([
    ['2026-11-24T09:00:00Z', '14 hours left'],
    ['2026-11-25T17:59:00Z', '46 hours left'],
    ['2026-11-26T20:00:00Z', '3 days left'],
    ['2026-11-23T19:20:30Z', '20 minutes left'],
    ['2026-11-23T19:01:00Z', '1 minute left'],
    ['2026-11-23T17:00:00Z', '2 hours late'],
  ])('until %s: %s', (deadline, words) => {
    expect(timeLeft(new Date(deadline), new Date('2026-11-23T19:00:00Z'))).toBe(words);
  });
});
