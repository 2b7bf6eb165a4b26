import { londonClock } from './london-clock.ts';

describe('the clock in London', () => {
  it.each([
    ['2026-01-15T07:00:00Z', '2026-01-15', '07:00'],
    ['2026-07-15T06:30:00Z', '2026-07-15', '07:30'],
    ['2026-07-15T23:30:00Z', '2026-07-16', '00:30'],
    ['2026-10-25T00:59:00Z', '2026-10-25', '01:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '01:00'],
  ])('shows for %s the date %s and the time %s', (moment, date, time) => {
    expect(londonClock(new Date(moment))).toEqual({ date, time, hour: Number(time.slice(0, 2)) });
  });
});
