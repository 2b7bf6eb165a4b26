import { monthName, relativeDate, ukDate, ukDateTime } from './dates';

const NOON = Date.parse('2026-03-20T12:00:00Z');

describe('relativeDate', () => {
  it.each([
    ['2026-03-20T00:00:00Z', 'Today'],
    ['2026-03-20T23:00:00Z', 'Today'],
    ['2026-03-19T23:59:59Z', '1 day ago'],
    ['2026-03-18T12:00:00Z', '2 days ago'],
    ['2026-03-14T12:00:00Z', '6 days ago'],
    ['2026-03-13T12:00:00Z', '1 week ago'],
    ['2026-03-07T12:00:00Z', '1 week ago'],
    ['2026-03-06T12:00:00Z', '2 weeks ago'],
    ['2026-02-28T12:00:00Z', '2 weeks ago'],
    ['2026-02-27T12:00:00Z', '3 weeks ago'],
    ['2025-03-20T12:00:00Z', '52 weeks ago'],
  ])('for %s, says %s', (iso, words) => {
    expect(relativeDate(iso, NOON)).toBe(words);
  });

  it('counts days on London’s calendar, including in summer time', () => {
    const shortlyAfterMidnight = Date.parse('2026-07-01T23:30:00Z');
    expect(relativeDate('2026-07-01T22:30:00Z', shortlyAfterMidnight)).toBe('1 day ago');
    expect(relativeDate('2026-07-01T23:10:00Z', shortlyAfterMidnight)).toBe('Today');
  });

  it('counts whole days across the change to summer time', () => {
    expect(relativeDate('2026-03-28T12:00:00Z', Date.parse('2026-03-30T00:30:00Z'))).toBe('2 days ago');
  });

  it('counts a time ahead of the clock as today', () => {
    expect(relativeDate('2026-03-22T12:00:00Z', NOON)).toBe('Today');
  });

  it.each([null, undefined, ''])('calls %p an unknown date', (missing) => {
    expect(relativeDate(missing, NOON)).toBe('Unknown date');
  });

  it('calls text that is not a date an invalid date', () => {
    expect(relativeDate('next Tuesday', NOON)).toBe('Invalid date');
  });
});

describe('ukDate', () => {
  it.each([
    ['2026-03-12T10:00:00Z', '12 March 2026'],
    ['2026-06-30T23:30:00Z', '1 July 2026'],
    ['2026-09-01T12:00:00Z', '1 September 2026'],
    [null, 'Unknown date'],
    ['nonsense', 'Invalid date'],
  ])('writes %p as %s', (iso, words) => {
    expect(ukDate(iso)).toBe(words);
  });
});

describe('ukDateTime', () => {
  it.each([
    ['2026-03-12T10:00:00Z', '12 March 2026, 10:00'],
    ['2026-06-30T23:05:00Z', '1 July 2026, 00:05'],
    [null, 'Unknown date'],
    ['nonsense', 'Invalid date'],
  ])('writes %p as %s', (iso, words) => {
    expect(ukDateTime(iso)).toBe(words);
  });
});

describe('monthName', () => {
  it('gives a month and its year in words', () => expect(monthName('2026-03')).toBe('March 2026'));
});
