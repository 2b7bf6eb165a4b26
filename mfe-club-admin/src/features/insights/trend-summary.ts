import { monthName, plural, ratingLabel } from '@club-reviews/shared-ui/formatting';
import type { ClubInsights } from '../../api/types';

type Trend = ClubInsights['trend'];

const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** A month as the api sends it ("2026-03"), short enough for an axis: "Mar 26". */
export function monthLabel(text: string): string {
  return shortMonth.format(new Date(`${text}-01T00:00:00Z`));
}

/** The trend as a sentence, for people who can't see its chart. */
export function trendSummary(trend: Trend): string {
  const first = trend[0];
  const last = trend.at(-1);
  if (first === undefined || last === undefined) return 'No reviews yet.';
  const total = trend.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const points = `from ${ratingLabel(first.averageRating)} in ${monthName(first.month)} to ${ratingLabel(last.averageRating)} in ${monthName(last.month)}`;
  return `Average rating by month: ${points}, over ${plural(total, 'review')}.`;
}
