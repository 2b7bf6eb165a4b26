import { hoursInWords } from '@club-reviews/shared-ui/formatting';

const HOUR_MS = 3_600_000;

/** How long ago a time was, in words. */
export function timeSince(since: string, now: Date): string {
  return hoursInWords((now.getTime() - Date.parse(since)) / HOUR_MS);
}

/** How long something has been waiting, in words. */
export function waitingTime(since: string, now: Date): string {
  return `Waiting for ${timeSince(since, now)}`;
}
