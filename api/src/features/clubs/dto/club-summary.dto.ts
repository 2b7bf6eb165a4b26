import { ApiProperty } from '@nestjs/swagger';

/** What a card shows of a club. */
export class ClubSummary {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Address of its page, /clubs/{slug}' })
  slug!: string;

  @ApiProperty()
  location!: string;

  @ApiProperty()
  sport!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ type: String, nullable: true })
  imageUrl!: string | null;

  @ApiProperty({ type: String, nullable: true })
  website!: string | null;

  @ApiProperty({ type: String, nullable: true })
  homeGround!: string | null;

  @ApiProperty({ type: [String] })
  leagues!: string[];

  @ApiProperty({
    description: 'Mean of all visible ratings, one decimal; 0 without reviews',
    minimum: 0,
    maximum: 5,
  })
  overallRating!: number;

  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews' })
  reviewCount!: number;
}
