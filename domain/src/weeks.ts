import { londonClock } from './london-clock.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** The week of a moment in London time, as the date of its Monday: "2026-11-16". */
export function getWeek(moment: Date): string {
  const date = new Date(`${londonClock(moment).date}T00:00:00Z`);
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  return getDate(date.getTime() - daysSinceMonday * DAY_MS);
}

/** The requested number of weeks, oldest first; the last one is the week of `now`. */
export function weeksUntil(now: Date, count: number): string[] {
  const last = Date.parse(getWeek(now));
  return Array.from({ length: count }, (_, index) => getDate(last - (count - 1 - index) * 7 * DAY_MS));
}

/** When a week begins: midnight of its Monday in London. */
export function weekStart(week: string): Date {
  const midnight = new Date(`${week}T00:00:00Z`);
  return new Date(midnight.getTime() - londonClock(midnight).hour * HOUR_MS);
}

/** When a week ends, which is when the next one begins. */
export function weekEnd(week: string): Date {
  return weekStart(getDate(Date.parse(week) + 7 * DAY_MS));
}

function getDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
