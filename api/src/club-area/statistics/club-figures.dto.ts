import { ApiProperty } from '@nestjs/swagger';
import { NUMBER_OR_NULL } from '../../platform/http/api-fields.js';

/** How many weeks the figures go back, the present one included. */
export const FIGURE_WEEKS = 12;

/** Waiting reviews are counted up to this number. */
export const MAX_WAITING = 100;

const COUNT = { type: 'integer', nullable: true } as const;

/** What happened around a club in a week. */
export class ClubWeek {
  @ApiProperty({ example: '2026-11-16', description: 'The week’s Monday, by the clock in London' })
  week!: string;

  @ApiProperty({ ...COUNT, description: 'How often the club’s page was opened; null before counting began' })
  views!: number | null;

  @ApiProperty({
    ...COUNT,
    description: 'How often a page of search results showed the club; null before counting began',
  })
  shownInSearches!: number | null;

  @ApiProperty({ type: 'integer', description: 'Reviews that were replied to; edits of replies don’t count' })
  replies!: number;

  @ApiProperty({
    ...NUMBER_OR_NULL,
    description:
      'Half of these replies came within so many hours of the review’s approval; null without replies',
  })
  medianReplyHours!: number | null;
}

/** Reviews that have no reply yet. */
export class WaitingReviews {
  @ApiProperty({ type: 'integer', maximum: MAX_WAITING })
  count!: number;

  @ApiProperty({ description: 'Whether there are more than were counted' })
  hasMore!: boolean;
}

/** Figures of a club's last weeks, without any personal data. */
export class ClubFigures {
  @ApiProperty({ type: [ClubWeek], description: 'Oldest first; the last one is the present week' })
  weeks!: ClubWeek[];

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The first day whose views and searches are kept, of any club; null before there is one',
  })
  countedSince!: string | null;

  @ApiProperty({ ...NUMBER_OR_NULL, description: 'The same median over all of these weeks' })
  medianReplyHours!: number | null;

  @ApiProperty({ type: WaitingReviews })
  waiting!: WaitingReviews;
}
