import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ClubDetail, PlacedClub } from './clubs.dto.js';
import { InvitedReviews } from './invited-reviews.dto.js';
import { PublicWarning } from './warnings/public-warning.js';
import { SessionToTry } from './sessions/club-session.dto.js';

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

  @ApiProperty({
    type: [SessionToTry],
    description: 'Sessions to try that aren’t over yet, those called off too, the soonest first',
  })
  sessions!: SessionToTry[];

  @ApiProperty({ type: PublicWarning, nullable: true, description: 'That its reviews were manipulated' })
  warning!: PublicWarning | null;

  @ApiProperty({
    type: InvitedReviews,
    nullable: true,
    description: 'Reviews by invitation and others, compared; null with fewer than five of either',
  })
  invitedReviews!: InvitedReviews | null;
}

/** A club, with the rest of its page if requested. */
export class ClubPageResponse extends ClubDetail {
  @ApiPropertyOptional({ type: ClubPageFacts, description: 'With include=page only' })
  page?: ClubPageFacts;
}
