import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { RATING_CATEGORIES, ratingField } from '@club-reviews/domain/rating-categories';
import type { RatingField } from '@club-reviews/domain/rating-categories';
import { ReviewContent, toReviewContent } from './review-content.js';

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

  @ApiProperty({ ...FLAG, description: '1: it was written with a one-time invitation by the club' })
  isInvited!: 0 | 1;

  @ApiProperty({ type: String, nullable: true, description: "The club's reply" })
  responseText!: string | null;
}

/** The columns of the five ratings. */
export const ratingColumns = (review: string): string =>
  RATING_CATEGORIES.map((category) => `${review}.${category}_rating AS ${ratingField(category)}`).join(', ');

/** Columns of a public review; `review` names reviews, `c` its club. The author's address is never among them. */
export const reviewColumns = (review: string): string =>
  `${review}.id, ${review}.club_id AS clubId, c.name AS clubName, c.slug AS clubSlug, c.location AS clubLocation,
  ${review}.review_text AS reviewText, ${review}.age_group AS ageGroup, ${review}.rating_total AS ratingTotal,
  ${ratingColumns(review)}, ${review}.created_at AS createdAt, ${review}.is_verified AS isVerified,
  ${review}.is_approved AS isApproved, ${review}.is_invited AS isInvited,
  ${review}.response_text AS responseText`;

/** A row of {@link reviewColumns}. */
export interface ReviewRow extends Record<RatingField, number> {
  id: number;
  clubId: number;
  clubName: string;
  clubSlug: string;
  clubLocation: string;
  reviewText: string;
  ageGroup: string;
  ratingTotal: number;
  createdAt: string;
  isVerified: 0 | 1;
  isApproved: 0 | 1;
  isInvited: 0 | 1;
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
    ...toReviewContent(row),
    isVerified: row.isVerified,
    isApproved: row.isApproved,
    isInvited: row.isInvited,
    responseText: row.responseText,
  };
}
