import { ApiProperty } from '@nestjs/swagger';
import { toRatingFields } from '@club-reviews/domain/rating-categories';
import { overallRatingText, getRatingTotal } from '@club-reviews/domain/ratings';
import type { EditedContent } from '../model/reviews/review-edit.js';
import type { Review } from '../model/reviews/review.entity.js';
import { toIsoTimestamp } from '../platform/database/timestamps.js';

const RATING = { type: 'integer', minimum: 1, maximum: 5 } as const;

/** What a parent wrote about a club. */
export class ReviewContent {
  @ApiProperty()
  reviewText!: string;

  @ApiProperty({ description: '"U7s" to "U18s" or "prefer not to disclose"', example: 'U12s' })
  ageGroup!: string;

  @ApiProperty({ description: 'Mean of the five ratings, one decimal', example: '4.2' })
  overallRating!: string;

  @ApiProperty(RATING)
  coachingRating!: number;

  @ApiProperty(RATING)
  communicationRating!: number;

  @ApiProperty(RATING)
  facilitiesRating!: number;

  @ApiProperty(RATING)
  inclusivityRating!: number;

  @ApiProperty(RATING)
  valueRating!: number;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

type StoredContent = Pick<
  Review,
  Exclude<keyof ReviewContent, 'overallRating' | 'createdAt'> | 'ratingTotal'
>;

/** The content of a stored review. @param review with a time as entities have it, or as statements read it */
export function toReviewContent(review: StoredContent & { createdAt: Date | string }): ReviewContent {
  const { createdAt } = review;
  return {
    reviewText: review.reviewText,
    ageGroup: review.ageGroup,
    overallRating: overallRatingText(review.ratingTotal),
    coachingRating: review.coachingRating,
    communicationRating: review.communicationRating,
    facilitiesRating: review.facilitiesRating,
    inclusivityRating: review.inclusivityRating,
    valueRating: review.valueRating,
    createdAt: typeof createdAt === 'string' ? toIsoTimestamp(createdAt) : createdAt.toISOString(),
  };
}

/** The content of an author's edit. */
export function toEditContent({
  content: { ratings, reviewText, ageGroup },
  createdAt,
}: {
  content: EditedContent;
  createdAt: Date;
}): ReviewContent {
  return toReviewContent({
    reviewText,
    ageGroup,
    createdAt,
    ...toRatingFields(ratings),
    ratingTotal: getRatingTotal(ratings),
  });
}
