import { DIRECTORY_LIMITS, DIRECTORY_MESSAGES } from '@club-reviews/domain/directory-entry';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { rowIdField } from '../platform/http/row-id.js';
import { boundedNumber } from '../platform/http/query-schema.js';
import { textField } from '../platform/http/text-fields.js';
import { AdminClubRow } from './admin-clubs.dto.js';

/** Which club another one would be merged into. */
export const mergePreviewQuery = z.object({
  into: boundedNumber(1, 999_999_999).describe('The id of the club that stays'),
});

export type MergePreviewQuery = z.output<typeof mergePreviewQuery>;

/** Which club another one is merged into, and why. */
export const clubMergeBody = z.object({
  into: rowIdField(DIRECTORY_MESSAGES.otherClub).meta({ description: 'The id of the club that stays' }),
  reason: textField({
    name: 'The reason',
    max: DIRECTORY_LIMITS.reason,
    missing: DIRECTORY_MESSAGES.reason,
  }).meta({ description: 'Kept in the history of both' }),
});

export type ClubMergeBody = z.output<typeof clubMergeBody>;

/** What a merge would move. */
export class MovingCounts {
  @ApiProperty({ type: 'integer' })
  reviews!: number;

  @ApiProperty({ type: 'integer', description: 'Withdrawn and removed reviews that can be put back' })
  archivedReviews!: number;

  @ApiProperty({ type: 'integer' })
  claims!: number;

  @ApiProperty({ type: 'integer', description: 'People who manage it' })
  logins!: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Pairs of reviews by one address in one season: the newer one stays, the other is taken down',
  })
  doubles!: number;
}

/** What a merge would do. */
export class MergePreview {
  @ApiProperty({ type: AdminClubRow, description: 'The club that goes' })
  club!: AdminClubRow;

  @ApiProperty({ type: AdminClubRow, description: 'The club that stays' })
  into!: AdminClubRow;

  @ApiProperty({ type: MovingCounts })
  moving!: MovingCounts;
}
