import { ApiProperty } from '@nestjs/swagger';
import { AgeGroupStat } from '../../stats/dto/age-group-stat.dto.js';
import { ClubSummary } from './club-summary.dto.js';

const AVERAGE = {
  description: 'Mean of the visible reviews, one decimal; 0 without any',
  minimum: 0,
  maximum: 5,
};

/** Everything a club's page shows of it, save its reviews. */
export class ClubDetail extends ClubSummary {
  @ApiProperty(AVERAGE)
  coachingRating!: number;

  @ApiProperty(AVERAGE)
  communicationRating!: number;

  @ApiProperty(AVERAGE)
  facilitiesRating!: number;

  @ApiProperty(AVERAGE)
  inclusivityRating!: number;

  @ApiProperty(AVERAGE)
  valueRating!: number;

  @ApiProperty({ type: String, nullable: true, description: '"What Parents Say", from the visible reviews' })
  aiSummary!: string | null;

  @ApiProperty({ type: String, nullable: true })
  postcode!: string | null;

  @ApiProperty({ type: Number, nullable: true })
  latitude!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  longitude!: number | null;

  @ApiProperty({ type: String, nullable: true })
  aboutUs!: string | null;

  @ApiProperty({ type: [String] })
  teams!: string[];

  @ApiProperty({ type: String, nullable: true })
  trainingSchedule!: string | null;

  @ApiProperty({ type: String, nullable: true })
  trainingGroundAddress!: string | null;

  @ApiProperty({ type: String, nullable: true })
  membershipFees!: string | null;

  @ApiProperty({ type: String, nullable: true })
  instagram!: string | null;

  @ApiProperty({ type: String, nullable: true })
  facebook!: string | null;

  @ApiProperty({ type: String, nullable: true })
  xTwitter!: string | null;

  @ApiProperty({ type: String, nullable: true })
  clubLogo!: string | null;

  @ApiProperty({ type: [String] })
  photos!: string[];

  @ApiProperty({
    type: [AgeGroupStat],
    description: 'Visible reviews per age group: most first, "prefer not to disclose" last',
  })
  ageGroups!: AgeGroupStat[];

  @ApiProperty({
    type: [Number],
    minItems: 5,
    maxItems: 5,
    description: 'Visible reviews whose overall rating rounds to 1, 2, 3, 4 and 5 stars',
  })
  ratingCounts!: number[];
}
