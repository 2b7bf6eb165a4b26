import { ApiProperty } from '@nestjs/swagger';
import { ClubReview } from './club-review.dto.js';

const TEXT_OR_NULL = { type: String, nullable: true } as const;

/** A club as its administrators see and edit it. */
export class OwnClub {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Address of its page, /clubs/{slug}' })
  slug!: string;

  @ApiProperty({ type: Number, nullable: true, description: 'One decimal; null without reviews' })
  averageRating!: number | null;

  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews: the families that have written' })
  totalReviews!: number;

  @ApiProperty()
  description!: string;

  @ApiProperty(TEXT_OR_NULL)
  website!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  homeGround!: string | null;

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
}

/** The numbers at the top of the dashboard. */
export class DashboardStats {
  @ApiProperty({ type: Number, nullable: true, description: 'One decimal; null without reviews' })
  averageRating!: number | null;

  @ApiProperty({ type: 'integer', description: 'Approved reviews' })
  totalReviews!: number;

  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews' })
  totalFamilies!: number;

  @ApiProperty({ type: 'integer', description: 'Approved reviews with a reply' })
  responsesSent!: number;
}

/** Everything that the dashboard shows first. */
export class Dashboard {
  @ApiProperty()
  club!: OwnClub;

  @ApiProperty()
  stats!: DashboardStats;

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

/** How a club's approved reviews, of very many the newest, are spread over ratings and time. */
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
