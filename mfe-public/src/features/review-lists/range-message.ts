import { plural, wholeNumber } from '@club-reviews/shared-ui/formatting';
import type { ReviewsPage } from '../../api/types';
import { isCutOff, READABLE_REVIEWS, REVIEWS_PAGE_SIZE } from '../../lib/review-pages';

/** Which reviews of a list a page shows, and out of how many if that's known. */
export function rangeMessage(page: number, answer: ReviewsPage): string {
  const { reviews, total, hasNext } = answer;
  const before = (page - 1) * REVIEWS_PAGE_SIZE;
  const first = wholeNumber(before + 1);
  const last = wholeNumber(before + reviews.length);
  const whole = total ?? (hasNext || isCutOff(page, answer) ? null : before + reviews.length);
  if (whole === null) return `Showing reviews ${first} to ${last}`;
  if (reviews.length === whole) return `Showing ${plural(whole, 'review')}`;
  const range = `Showing ${first} to ${last}`;
  return whole > READABLE_REVIEWS
    ? `${range} of the first ${wholeNumber(READABLE_REVIEWS)} of ${plural(whole, 'review')}`
    : `${range} of ${plural(whole, 'review')}`;
}
