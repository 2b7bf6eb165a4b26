import type { ClubState } from '@club-reviews/domain/club-state';
import { CLUB_STATES } from '@club-reviews/domain/club-state';
import { z } from 'zod';
import { cursorQuery } from '../../platform/http/cursors.js';
import { oneOfWords, optionalWholeNumber } from '../../platform/http/query-schema.js';
import { MAX_ROW_ID } from '../../platform/database/newest-first.js';
import { AGE_GROUPS } from '@club-reviews/domain/age-groups';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ClubGround } from '../../clubs/grounds/ground.dto.js';
import { SharedClubFacts, WelfareOfficerDto } from '../../clubs/club-facts.dto.js';
import { PublicReview } from '../../reviews/public-review.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL, NUMBER_OR_NULL } from '../../platform/http/api-fields.js';

/** How many reviews are read at once, unless a request says otherwise. */
export const FIRST_REVIEWS = 20;

const CLUB_ID_ERROR = 'must be the id of a club';

const clubId = z
  .string({ error: CLUB_ID_ERROR })
  .regex(/^[1-9]\d{0,9}$/, { error: CLUB_ID_ERROR })
  .transform(Number)
  .pipe(z.number().int().max(MAX_ROW_ID, { error: CLUB_ID_ERROR }))
  .optional()
  .describe('Which of the clubs that the person manages; the first one, when none is named');

/** Which of a person's clubs a request is for. */
export const ownClubQuery = z.object({ clubId });

/** Which of its approved reviews a club wants to see. */
export const ownReviewsQuery = z.object({
  rating: optionalWholeNumber(1, 5, 'Only reviews whose overall rating rounds to this many stars'),
  ageGroup: oneOfWords(AGE_GROUPS, 'Only reviews from this age group').optional(),
  unanswered: oneOfWords(
    ['true', 'false'],
    'Only reviews without a reply, or only those with one',
  ).optional(),
  clubId,
  ...cursorQuery(100, FIRST_REVIEWS),
});

export type OwnClubQuery = z.output<typeof ownClubQuery>;
export type OwnReviewsQuery = z.output<typeof ownReviewsQuery>;

/** What its club knows already, and what is said in another way here. */
const NOT_THE_SAME = [
  'clubName',
  'clubSlug',
  'clubLocation',
  'isVerified',
  'isApproved',
  'isInvited',
] as const;

/** An approved review, as its club reads it: without its author's address. */
export class ClubReview extends OmitType(PublicReview, NOT_THE_SAME) {
  @ApiProperty()
  isVerified!: boolean;

  @ApiProperty()
  isApproved!: boolean;

  @ApiProperty(MOMENT_OR_NULL)
  respondedAt!: string | null;
}

/** A club as its administrators see and edit it. */
export class OwnClub extends SharedClubFacts {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Address of its page, /clubs/{slug}' })
  slug!: string;

  @ApiProperty({ enum: CLUB_STATES })
  state!: ClubState;

  @ApiProperty({ ...NUMBER_OR_NULL, description: 'One decimal; null without reviews' })
  averageRating!: number | null;

  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews: the families that have written' })
  totalReviews!: number;

  @ApiProperty()
  description!: string;

  @ApiProperty(TEXT_OR_NULL)
  website!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  homeGround!: string | null;

  @ApiProperty({ type: ClubGround, nullable: true, description: 'What it has chosen from Active Places' })
  ground!: ClubGround | null;

  @ApiProperty(TEXT_OR_NULL)
  aboutUs!: string | null;

  @ApiProperty({ type: [String] })
  teams!: string[];

  @ApiProperty(TEXT_OR_NULL)
  trainingSchedule!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  trainingGroundAddress!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  membershipFees!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  instagram!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  facebook!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  xTwitter!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'For the site; the public never sees it' })
  contactEmail!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  clubLogo!: string | null;

  @ApiProperty({ type: [String], maxItems: 3 })
  photos!: string[];

  @ApiProperty({ type: WelfareOfficerDto, nullable: true })
  welfareOfficer!: WelfareOfficerDto | null;
}

/** The numbers at the top of the dashboard. */
export class DashboardStats {
  @ApiProperty({ ...NUMBER_OR_NULL, description: 'One decimal; null without reviews' })
  averageRating!: number | null;

  @ApiProperty({ type: 'integer', description: 'Approved reviews' })
  totalReviews!: number;

  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews' })
  totalFamilies!: number;

  @ApiProperty({ type: 'integer', description: 'Approved reviews with a reply' })
  responsesSent!: number;
}

/** Reviews on the club's page that no moderator has approved yet; their texts come with the approval. */
export class AwaitingModeration {
  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews that can’t be replied to yet' })
  count!: number;

  @ApiProperty({ ...MOMENT_OR_NULL, description: 'When the oldest came in' })
  since!: string | null;

  @ApiProperty({ ...NUMBER_OR_NULL, description: 'Half of the latest approvals took no longer' })
  usualHours!: number | null;
}

/** Everything that the dashboard shows at first. */
export class Dashboard {
  @ApiProperty()
  club!: OwnClub;

  @ApiProperty()
  stats!: DashboardStats;

  @ApiProperty()
  awaitingModeration!: AwaitingModeration;

  @ApiProperty({ type: [ClubReview], description: 'The newest approved reviews; further ones in runs' })
  reviews!: ClubReview[];
}

/** Reviews of one month. */
export class MonthlyRating {
  @ApiProperty({ example: '2026-03' })
  month!: string;

  @ApiProperty({ type: 'integer' })
  reviewCount!: number;

  @ApiProperty({ description: 'Mean of all ratings, one decimal' })
  averageRating!: number;
}

/** How a club's approved reviews (the newest, if there are very many) are spread over ratings and time. */
export class ClubInsights {
  @ApiProperty({
    type: [Number],
    minItems: 5,
    maxItems: 5,
    description: 'Reviews whose overall rating rounds to 1, 2, 3, 4 and 5 stars',
  })
  ratingCounts!: number[];

  @ApiProperty({
    type: [MonthlyRating],
    description: 'Months with reviews, oldest first; the last 24 of them',
  })
  trend!: MonthlyRating[];
}
