import { plural } from '@club-reviews/shared-ui/formatting';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Up to here hours say more than days. */
const MAX_IN_HOURS = 48;

/** A number of hours in words: "less than an hour", "5 hours", "3 days". */
export function hoursInWords(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours < MAX_IN_HOURS) return plural(Math.floor(hours), 'hour');
  return plural(Math.floor(hours / DAY_HOURS), 'day');
}

/** How long it is since a moment, in words. */
export function timeSince(since: string, now: Date): string {
  return hoursInWords((now.getTime() - Date.parse(since)) / HOUR_MS);
}

/** How long something has been waiting, in words. */
export function waitingTime(since: string, now: Date): string {
  return `Waiting for ${timeSince(since, now)}`;
}
