import { plural } from './numbers';

const UNKNOWN_DATE = 'Unknown date';
const INVALID_DATE = 'Invalid date';
const DAY_MS = 86_400_000;
const LONDON = 'Europe/London';

const londonDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: LONDON,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

const londonLongDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: LONDON,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

const londonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: LONDON,
  hour: '2-digit',
  minute: '2-digit',
});

/** Days from the epoch to London's calendar date at `time`. */
function londonDayNumber(time: number): number {
  const [day = 1, month = 1, year = 0] = londonDay.format(time).split('/').map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

function describe(iso: string | null | undefined, format: (time: number) => string): string {
  if (iso === null || iso === undefined || iso === '') return UNKNOWN_DATE;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? INVALID_DATE : format(time);
}

/**
 * How long ago a time was, in London's calendar days: "Today", "1 day ago", "N days ago" up to 6, "1 week ago" up to
 * 13, then whole weeks. A time after `now` (a clock that's ahead) counts as today.
 * @param now milliseconds since the epoch; pass the page's render time so that server and browser agree
 * @returns "Unknown date" for a missing value and "Invalid date" for an invalid one
 */
export function relativeDate(iso: string | null | undefined, now: number): string {
  return describe(iso, (time) => {
    const days = londonDayNumber(now) - londonDayNumber(time);
    if (days <= 0) return 'Today';
    if (days === 1) return '1 day ago';
    if (days < 7) return `${days} days ago`;
    if (days < 14) return '1 week ago';
    return `${Math.floor(days / 7)} weeks ago`;
  });
}

/** A date as people in England write it: "12 March 2026", on London's calendar. Same fallbacks as {@link relativeDate}. */
export function ukDate(iso: string | null | undefined): string {
  return describe(iso, (time) => londonLongDate.format(time));
}

/** A date with its time of day in London: "12 March 2026, 14:05". Same fallbacks as {@link relativeDate}. */
export function ukDateTime(iso: string | null | undefined): string {
  return describe(iso, (time) => `${londonLongDate.format(time)}, ${londonTime.format(time)}`);
}

const namedMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month as the api sends it ("2026-03"), in words: "March 2026". */
export function monthName(month: string): string {
  return namedMonth.format(new Date(`${month}-01T00:00:00Z`));
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The Monday of a week as the api sends it ("2026-11-16"), short enough for an axis: "16 Nov". */
export function weekLabel(week: string): string {
  return dayAndMonth.format(new Date(`${week}T00:00:00Z`));
}

const DAY_HOURS = 24;
/** Up to this point, hours say more than days. */
const MAX_IN_HOURS = 48;

/** A number of hours in words: "less than an hour", "5 hours", "3 days". */
export function hoursInWords(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours < MAX_IN_HOURS) return plural(Math.floor(hours), 'hour');
  return plural(Math.floor(hours / DAY_HOURS), 'day');
}
