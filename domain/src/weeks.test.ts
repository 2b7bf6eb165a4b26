import { weekEnd, getWeek, weekStart, weeksUntil } from './weeks.ts';

describe('weekOf', () => {
  it.each([
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    ['2026-06-28T22:59:59Z', '2026-06-22'],
    ['2026-06-28T23:00:00Z', '2026-06-29'],
    ['2027-01-01T12:00:00Z', '2026-12-28'],
  ])('puts %s into the week of %s, in London time', (moment, week) => {
    expect(getWeek(new Date(moment))).toBe(week);
  });
});

describe('weekStart and weekEnd', () => {
  it.each([
    ['2026-11-16', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    ['2026-06-22', '2026-06-21T23:00:00.000Z', '2026-06-28T23:00:00.000Z'],
    // The clocks went back on 25 October 2026.
    ['2026-10-19', '2026-10-18T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
  ])('say that the week of %s lasts from %s to %s', (week, start, end) => {
    expect(weekStart(week).toISOString()).toBe(start);
    expect(weekEnd(week).toISOString()).toBe(end);
  });
});

describe('weeksUntil', () => {
  it('lists weeks up to the current one, across the turn of the year', () => {
    expect(weeksUntil(new Date('2027-01-06T12:00:00Z'), 3)).toEqual([
      '2026-12-21',
      '2026-12-28',
      '2027-01-04',
    ]);
  });
});
