import { monthName, plural, wholeNumber } from '@club-reviews/shared-ui/formatting';
import type { ReviewMonth } from '../../api/types';

/** The kinds of events in a review's life. */
type ReviewEvent = Exclude<keyof ReviewMonth, 'month' | 'removals'>;

/** The counted events in the order of a review's life, with their labels and what they mean. */
export const EVENTS: readonly { event: ReviewEvent; name: string; meaning: string }[] = [
  { event: 'submitted', name: 'Submitted', meaning: 'Reviews sent to us.' },
  {
    event: 'confirmed',
    name: 'Confirmed',
    meaning: 'The author confirmed their email address. We delete the rest after 30 days.',
  },
  { event: 'held', name: 'Held', meaning: 'Our checks asked a moderator to read it first.' },
  { event: 'published', name: 'Published', meaning: 'Everyone could read it.' },
  { event: 'removed', name: 'Removed', meaning: 'A moderator took it down or refused to publish it.' },
  { event: 'restored', name: 'Put back', meaning: 'A moderator looked again, often after an appeal.' },
];

/** How often something happened in all the months together. */
export function getTotal(months: readonly ReviewMonth[], event: ReviewEvent): number {
  return months.reduce((sum, month) => sum + month[event], 0);
}

/** The chart as a sentence, for people who can't see it. */
export function chartSummary(months: readonly ReviewMonth[]): string {
  const busiest = months.reduce<ReviewMonth | undefined>(
    (most, month) => (most === undefined || month.submitted > most.submitted ? month : most),
    undefined,
  );
  if (busiest === undefined || busiest.submitted === 0) return 'No reviews were submitted.';
  const published = getTotal(months, 'published');
  return `Reviews submitted and published by month: ${plural(getTotal(months, 'submitted'), 'review')} submitted and ${wholeNumber(published)} published, most of them in ${monthName(busiest.month)}.`;
}

/** The top of the scale: even, so that its middle is a whole number too, and not far above the highest bar. */
export function topOfScale(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const tops = [1, 1.6, 2, 3, 4, 6, 8, 10, 20].map((step) => step * power);
  return tops.find((top) => top >= highest && top % 2 === 0) ?? highest;
}
