const DAY_MS = 24 * 3_600_000;

/** How many days are left until a time, including a started one; 0 once it has passed. */
export function daysUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / DAY_MS));
}
