import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { overallRatingText } from '@club-reviews/domain/ratings';
import { toIsoTimestamp } from '../platform/database/timestamps.js';
import { ReviewContent } from './review-content.js';

const FLAG = { type: 'integer' as const, enum: [0, 1] };

/** A review as the public reads it: without its author's address. */
@ApiSchema({ name: 'Review' })
export class PublicReview extends ReviewContent {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: 'integer' })
  clubId!: number;

  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty({ description: 'Where the club is: "Headingley, Leeds"' })
  clubLocation!: string;

  @ApiProperty({ example: 'Anonymous Parent' })
  authorName!: string;

  @ApiProperty(FLAG)
  isVerified!: 0 | 1;

  @ApiProperty(FLAG)
  isApproved!: 0 | 1;

  @ApiProperty({ type: String, nullable: true, description: "The club's reply" })
  responseText!: string | null;
}

/** Columns of a public review; `review` names reviews, `c` its club. The author's address is never among them. */
export const reviewColumns = (review: string): string =>
  `${review}.id, ${review}.club_id AS clubId, c.name AS clubName, c.slug AS clubSlug, c.location AS clubLocation,
  ${review}.review_text AS reviewText, ${review}.age_group AS ageGroup, ${review}.rating_total AS ratingTotal,
  ${review}.coaching_rating AS coachingRating, ${review}.communication_rating AS communicationRating,
  ${review}.facilities_rating AS facilitiesRating, ${review}.inclusivity_rating AS inclusivityRating,
  ${review}.value_rating AS valueRating, ${review}.created_at AS createdAt, ${review}.is_verified AS isVerified,
  ${review}.is_approved AS isApproved, ${review}.response_text AS responseText`;

/** A row of {@link reviewColumns}. */
export interface ReviewRow {
  id: number;
  clubId: number;
  clubName: string;
  clubSlug: string;
  clubLocation: string;
  reviewText: string;
  ageGroup: string;
  ratingTotal: number;
  coachingRating: number;
  communicationRating: number;
  facilitiesRating: number;
  inclusivityRating: number;
  valueRating: number;
  createdAt: string;
  isVerified: 0 | 1;
  isApproved: 0 | 1;
  responseText: string | null;
}

/** What every review is signed with. */
export const AUTHOR_NAME = 'Anonymous Parent';

/** A review as the public reads it. */
export function toPublicReview(row: ReviewRow): PublicReview {
  return {
    id: row.id,
    clubId: row.clubId,
    clubName: row.clubName,
    clubSlug: row.clubSlug,
    clubLocation: row.clubLocation,
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
