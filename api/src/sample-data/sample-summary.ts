import type { ReviewPublication } from '@club-reviews/domain/review-status';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { extractiveSummary } from '../features/summaries/extractive-summary.js';
import type { SampleReview } from './sample-types.js';
import { isVisibleSample } from './sample-rows.js';

/**
 * The summary that a club's visible reviews lead to, or null with too few of them.
 * @param reviews the club's reviews, newest first
 */
export function summariseSampleReviews(
  reviews: readonly SampleReview[],
  publication: ReviewPublication,
): string | null {
  const visible = reviews.filter((review) => isVisibleSample(review, publication));
  const mean = (category: RatingCategory): number =>
    visible.reduce((sum, review) => sum + review.ratings[category], 0) / visible.length;
  const averages = Object.fromEntries(RATING_CATEGORIES.map((category) => [category, mean(category)]));
  return extractiveSummary(visible, averages as Record<RatingCategory, number>);
}
