import { londonClock } from './london-clock.ts';

/** The month of a moment in London time: "2026-11". */
export function getMonth(moment: Date): string {
  return londonClock(moment).date.slice(0, 7);
}

/** The requested number of months, oldest first; the last one is the month of `now`. */
export function monthsUntil(now: Date, count: number): string[] {
  const [year = 0, month = 0] = getMonth(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}
