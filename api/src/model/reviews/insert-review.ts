import type { EntityManager } from 'typeorm';
import { Review } from './review.entity.js';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { NewReview } from './review-change.js';

/** Stores a review that nobody has confirmed yet; returns its id. */
export async function insertReview(manager: EntityManager, review: NewReview, at: Date): Promise<number> {
  const { ratings, holdReason } = review;
  const { identifiers } = await manager.insert(Review, {
    clubId: review.clubId,
    authorEmailHash: review.authorEmailHash,
    authorEmailEncrypted: review.authorEmailEncrypted,
    reviewText: review.reviewText,
    ageGroup: review.ageGroup,
    coachingRating: ratings.coaching,
    communicationRating: ratings.communication,
    facilitiesRating: ratings.facilities,
    inclusivityRating: ratings.inclusivity,
    valueRating: ratings.value,
    ratingTotal: RATING_CATEGORIES.reduce((total, category) => total + ratings[category], 0),
    isHeld: holdReason !== null,
    holdReason,
    season: review.season,
    createdAt: at,
  });
  return (identifiers[0] as { id: number }).id;
}
