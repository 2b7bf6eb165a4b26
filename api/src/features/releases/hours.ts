const HOUR_MS = 3_600_000;

/** The hour of a moment, in UTC: "2026-11-23T14". */
export function hourOf(moment: Date): string {
  return moment.toISOString().slice(0, 13);
}

/** The requested number of hours, oldest first; the last one is the hour of `now`. */
export function hoursUntil(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    hourOf(new Date(now.getTime() - (count - 1 - index) * HOUR_MS)),
  );
}
