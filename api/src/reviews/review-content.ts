import { ApiProperty } from '@nestjs/swagger';
import { overallRatingText, getRatingTotal } from '@club-reviews/domain/ratings';
import type { EditedContent } from '../model/reviews/review-edit.js';
import type { Review } from '../model/reviews/review.entity.js';

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

/** The content of a stored review. */
export function toReviewContent(
  review: Pick<Review, Exclude<keyof ReviewContent, 'overallRating'> | 'ratingTotal'>,
): ReviewContent {
  return {
    reviewText: review.reviewText,
    ageGroup: review.ageGroup,
    overallRating: overallRatingText(review.ratingTotal),
    coachingRating: review.coachingRating,
    communicationRating: review.communicationRating,
    facilitiesRating: review.facilitiesRating,
    inclusivityRating: review.inclusivityRating,
    valueRating: review.valueRating,
    createdAt: review.createdAt.toISOString(),
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
    coachingRating: ratings.coaching,
    communicationRating: ratings.communication,
    facilitiesRating: ratings.facilities,
    inclusivityRating: ratings.inclusivity,
    valueRating: ratings.value,
    ratingTotal: getRatingTotal(ratings),
  });
}
