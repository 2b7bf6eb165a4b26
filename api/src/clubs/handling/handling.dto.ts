import { STARS } from '@club-reviews/domain/ratings';
import { ApiProperty } from '@nestjs/swagger';
import { RemovalCount } from '../statistics/stats.service.js';

const count = (description: string) => ({ type: 'integer', description }) as const;

/** Reports of reviews, and their outcomes. */
export class ReportFigures {
  @ApiProperty(count('Those that were confirmed, or sent by a club'))
  received!: number;

  @ApiProperty(count('Those after which the review was removed'))
  removed!: number;

  @ApiProperty(count('Those after which the review stayed'))
  stands!: number;

  @ApiProperty(count('Those whose review was gone before anyone decided'))
  gone!: number;
}

/** What happened to reviews, each by its stars at the time. */
export class HandledReviews {
  @ApiProperty(count('Reviews whose author confirmed them'))
  confirmed!: number;

  @ApiProperty(count('Those that an automatic check held for a moderator'))
  held!: number;

  @ApiProperty(count('Those that the public could read'))
  published!: number;

  @ApiProperty(count('How often a moderator removed one'))
  removed!: number;

  @ApiProperty(count('How often a moderator put one back'))
  restored!: number;

  @ApiProperty({
    type: [RemovalCount],
    description: '`removed` by reason; those that didn’t occur are left out',
  })
  removals!: RemovalCount[];

  @ApiProperty({ type: ReportFigures, description: 'Reports by clubs about their own reviews' })
  clubReports!: ReportFigures;

  @ApiProperty({ type: ReportFigures, description: 'Everyone else’s reports' })
  publicReports!: ReportFigures;
}

/** The same for one number of stars. */
export class StarsHandled extends HandledReviews {
  @ApiProperty({
    type: 'integer',
    enum: [0, ...STARS],
    description: '0: the review was gone before its stars were noted',
  })
  stars!: number;
}

/** How reviews were handled, since counting began. */
export class ReviewHandling {
  @ApiProperty({ type: HandledReviews })
  total!: HandledReviews;

  @ApiProperty({
    type: [StarsHandled],
    nullable: true,
    description:
      'The most stars first; null for a club with so few reviews that its people could tell whose they were',
  })
  byStars!: StarsHandled[] | null;
}
