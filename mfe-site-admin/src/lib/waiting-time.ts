import { plural } from '@club-reviews/shared-ui/formatting';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Up to here hours say more than days. */
const MAX_IN_HOURS = 48;

/** How long something has been waiting, in words. */
export function waitingTime(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return 'Waiting for less than an hour';
  if (hours < MAX_IN_HOURS) return `Waiting for ${plural(hours, 'hour')}`;
  return `Waiting for ${plural(Math.floor(hours / DAY_HOURS), 'day')}`;
}
