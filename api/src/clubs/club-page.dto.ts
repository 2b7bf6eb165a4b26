import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ClubDetail, PlacedClub } from './clubs.dto.js';

/** What parents said about a club in one season. */
export class ClubSeason {
  @ApiProperty({
    type: 'integer',
    description: 'The year in which it began: seasons run from August to July',
  })
  season!: number;

  @ApiProperty({ type: 'integer', description: 'Visible reviews' })
  reviewCount!: number;

  @ApiProperty({ description: 'Mean of their overall ratings, one decimal', minimum: 1, maximum: 5 })
  overallRating!: number;
}

/** How many of its reviews a club replies to. */
export class ClubReplies {
  @ApiProperty({ type: 'integer', description: 'Reviews that it could reply to' })
  reviews!: number;

  @ApiProperty({ type: 'integer', description: 'Those that it has replied to' })
  answered!: number;
}

/** What a club's page says besides the club's own facts. */
export class ClubPageFacts {
  @ApiProperty({ description: 'Whether someone from the club manages the page' })
  isClaimed!: boolean;

  @ApiProperty({ type: ClubReplies })
  replies!: ClubReplies;

  @ApiProperty({
    type: [ClubSeason],
    description: 'The last six seasons, oldest first; those without reviews are left out',
  })
  seasons!: ClubSeason[];

  @ApiProperty({
    type: [PlacedClub],
    description: 'Up to four listed clubs within 15 miles, nearest first',
  })
  nearby!: PlacedClub[];
}

/** A club, with the rest of its page if requested. */
export class ClubPageResponse extends ClubDetail {
  @ApiPropertyOptional({ type: ClubPageFacts, description: 'With include=page only' })
  page?: ClubPageFacts;
}
