const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** When a nightly backup was last due: at that minute of the day, in UTC. */
export function lastDue(now: Date, atMinute: number): Date {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS + atMinute * MINUTE_MS;
  return new Date(today <= now.getTime() ? today : today - DAY_MS);
}

/** When it's due next. */
export function nextDue(now: Date, atMinute: number): Date {
  return new Date(lastDue(now, atMinute).getTime() + DAY_MS);
}
