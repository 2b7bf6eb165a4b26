import { plural, wholeNumber } from '@club-reviews/shared-ui/formatting';
import type { ReviewsPage } from '../../api/types';
import { REVIEWS_PAGE_SIZE } from '../../lib/review-pages';

/** Which reviews of a list a page shows, and out of how many if that's known. */
export function rangeMessage(page: number, { reviews, total, hasNext }: ReviewsPage): string {
  const before = (page - 1) * REVIEWS_PAGE_SIZE;
  const first = wholeNumber(before + 1);
  const last = wholeNumber(before + reviews.length);
  const whole = total ?? (hasNext ? null : before + reviews.length);
  if (whole === null) return `Showing reviews ${first} to ${last}`;
  if (reviews.length === whole) return `Showing ${plural(whole, 'review')}`;
  return `Showing ${first} to ${last} of ${plural(whole, 'review')}`;
}
