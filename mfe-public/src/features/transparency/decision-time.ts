import { plural } from '@club-reviews/shared-ui/formatting';

const DAY_HOURS = 24;
/** Up to this point, hours say more than days. */
const MAX_IN_HOURS = 48;

/** The median decision time in words, short enough for a figure: "5 hours", "4 days"; a dash if there's none. */
export function decisionTime(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return 'Under 1 hour';
  return hours <= MAX_IN_HOURS ? plural(hours, 'hour') : plural(Math.round(hours / DAY_HOURS), 'day');
}
