import { addDays, londonClock, toDay, toLondonMoment } from './london-clock.ts';

/** The week of a moment in London time, as the date of its Monday: "2026-11-16". */
export function getWeek(moment: Date): string {
  const { date } = londonClock(moment);
  // The first day of 1970 was a Thursday.
  return addDays(date, -((toDay(date) + 3) % 7));
}

/** The requested number of weeks, oldest first; the last one is the week of `now`. */
export function weeksUntil(now: Date, count: number): string[] {
  const last = getWeek(now);
  return Array.from({ length: count }, (_, index) => addDays(last, (index + 1 - count) * 7));
}

/** When a week begins: midnight of its Monday in London. */
export function weekStart(week: string): Date {
  return toLondonMoment(week, '00:00');
}

/** When a week ends, which is when the next one begins. */
export function weekEnd(week: string): Date {
  return weekStart(addDays(week, 7));
}
