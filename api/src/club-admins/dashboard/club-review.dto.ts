import { ApiProperty } from '@nestjs/swagger';

const RATING = { type: 'integer', minimum: 1, maximum: 5 } as const;

/** An approved review, as its club reads it: without its author's address. */
export class ClubReview {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: 'integer' })
  clubId!: number;

  @ApiProperty({ example: 'Anonymous Parent' })
  authorName!: string;

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

  @ApiProperty()
  isVerified!: boolean;

  @ApiProperty()
  isApproved!: boolean;

  @ApiProperty({ type: String, nullable: true, description: "The club's reply" })
  responseText!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  respondedAt!: string | null;
}
