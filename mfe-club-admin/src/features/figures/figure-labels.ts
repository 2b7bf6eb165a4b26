import { hoursInWords, plural, ukDate, wholeNumber } from '@club-reviews/shared-ui/formatting';
import type { ClubFigures } from '../../api/types';

type Week = ClubFigures['weeks'][number];

/** The median of fewer replies would suggest more than we know. */
const ENOUGH_REPLIES = 3;
const WEEK_DAYS = 7;

/** A figure's numbers, week by week. */
export type Seen = 'views' | 'shownInSearches';

/** Whether counting began after the first of these weeks. */
function isYoung({ weeks, countedSince }: ClubFigures): boolean {
  return countedSince === null || (weeks[0] !== undefined && countedSince > getLastDay(weeks[0].week));
}

/** The period of the counts of views and searches: "in the last 12 weeks", or since a date. */
function countedTime(figures: ClubFigures): string {
  const { countedSince, weeks } = figures;
  if (countedSince !== null && isYoung(figures)) return `since ${ukDate(`${countedSince}T12:00:00Z`)}`;
  return `in the last ${weeks.length} weeks`;
}

/** How often the club was seen, in a sentence. */
export function seenInWords(figures: ClubFigures, figure: Seen): string {
  const total = figures.weeks.reduce((sum, week) => sum + (week[figure] ?? 0), 0);
  const thisWeek = figures.weeks.at(-1)?.[figure] ?? 0;
  const counted =
    figure === 'views' ? plural(total, 'view') : `On ${plural(total, 'page')} of search results`;
  if (total === 0)
    return `${figure === 'views' ? 'No views' : 'On no search results pages'} ${countedTime(figures)}.`;
  return `${counted} ${countedTime(figures)}, ${wholeNumber(thisWeek)} so far this week.`;
}

/** Weeks that have a number, including the current one. */
export function countedWeeks(weeks: readonly Week[]): number {
  return weeks.filter(({ views }) => views !== null).length;
}

/** How many replies there were, and within what time half of them came if there are enough to tell. */
export function repliesInWords({ weeks, medianReplyHours }: ClubFigures): string {
  const replies = weeks.reduce((total, week) => total + week.replies, 0);
  const sent = `${replies === 1 ? '1 reply' : `${replies} replies`} in ${weeks.length} weeks`;
  if (replies < ENOUGH_REPLIES || medianReplyHours === null) return `${sent}.`;
  return `${sent}, usually within ${reachedIn(medianReplyHours)}.`;
}

/** The median of a week's replies for the table; a dash if there are too few. */
export function weekMedian({ replies, medianReplyHours }: Week): string {
  if (replies < ENOUGH_REPLIES || medianReplyHours === null) return '–';
  return hoursInWords(medianReplyHours);
}

/** A duration precise enough to read: whole hours or days, rounded up. */
function reachedIn(hours: number): string {
  if (hours <= 1) return 'an hour';
  return hours <= 48 ? plural(Math.ceil(hours), 'hour') : plural(Math.ceil(hours / 24), 'day');
}

function getLastDay(week: string): string {
  const day = new Date(`${week}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + WEEK_DAYS - 1);
  return day.toISOString().slice(0, 10);
}
