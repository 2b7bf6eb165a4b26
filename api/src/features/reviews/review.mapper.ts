import { toIsoTimestamp } from '../../platform/database/timestamps.js';
import type { PublicReview } from './dto/public-review.dto.js';
import type { ReviewRow } from './review-columns.js';
import { overallRatingText } from '@club-reviews/domain/ratings';

/** What every review is signed with. */
export const AUTHOR_NAME = 'Anonymous Parent';

/** A review as anybody may read it. */
export function toPublicReview(row: ReviewRow): PublicReview {
  return {
    id: row.id,
    clubId: row.clubId,
    clubName: row.clubName,
    clubSlug: row.clubSlug,
    authorName: AUTHOR_NAME,
    reviewText: row.reviewText,
    ageGroup: row.ageGroup,
    overallRating: overallRatingText(row.ratingTotal),
    coachingRating: row.coachingRating,
    communicationRating: row.communicationRating,
    facilitiesRating: row.facilitiesRating,
    inclusivityRating: row.inclusivityRating,
    valueRating: row.valueRating,
    createdAt: toIsoTimestamp(row.createdAt),
    isVerified: row.isVerified,
    isApproved: row.isApproved,
    responseText: row.responseText,
  };
}
