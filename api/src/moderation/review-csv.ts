import { RATING_CATEGORIES, ratingField } from '@club-reviews/domain/rating-categories';
import type { AdminReview } from './moderation.dto.js';

const RATING_NAMES = RATING_CATEGORIES.map((name) => name.charAt(0).toUpperCase() + name.slice(1));

/** The columns of the reviews' file. */
export const REVIEW_COLUMNS = [
  ...['Club Name', 'Author', 'Email', 'Review', 'Overall'],
  ...RATING_NAMES,
  ...['Status', 'Date'],
];

const UK_DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/London', day: '2-digit', month: '2-digit', year: 'numeric' },
});

/** A review's cells. */
export function toReviewCells(review: AdminReview): string[] {
  return [
    review.clubName,
    review.authorName,
    review.authorEmail ?? '',
    review.reviewText,
    review.overallRating,
    ...RATING_CATEGORIES.map((category) => String(review[ratingField(category)])),
    review.status === 'pending-verification' ? 'Pending' : 'Verified',
    UK_DAY.format(new Date(review.createdAt)),
  ];
}
