import { londonClock } from './london-clock.ts';

describe('the clock in London', () => {
  it.each([
    ['2026-01-15T07:00:00Z', '2026-01-15', 7],
    ['2026-07-15T06:30:00Z', '2026-07-15', 7],
    ['2026-07-15T23:30:00Z', '2026-07-16', 0],
    ['2026-10-25T00:59:00Z', '2026-10-25', 1],
    ['2026-10-25T01:00:00Z', '2026-10-25', 1],
  ])('shows for %s the date %s and the hour %i', (moment, date, hour) => {
    expect(londonClock(new Date(moment))).toEqual({ date, hour });
  });
});
