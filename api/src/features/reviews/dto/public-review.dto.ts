import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const RATING = { type: 'integer', minimum: 1, maximum: 5 } as const;
const FLAG = { type: 'integer' as const, enum: [0, 1] };

/** A review as anybody may read it: without its author's address. */
@ApiSchema({ name: 'Review' })
export class PublicReview {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: 'integer' })
  clubId!: number;

  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;

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

  @ApiProperty(FLAG)
  isVerified!: 0 | 1;

  @ApiProperty(FLAG)
  isApproved!: 0 | 1;

  @ApiProperty({ type: String, nullable: true, description: "The club's reply" })
  responseText!: string | null;
}
