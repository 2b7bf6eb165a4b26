import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { RECORDED_REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { z } from 'zod';
import type { AuditActor } from '../platform/audit/audit-entry.entity.js';
import { cursorQuery } from '../platform/http/cursors.js';
import { oneOfWords } from '../platform/http/query-schema.js';
import { Appeal } from '../reviews/appeal.dto.js';
import { PublicReview } from '../reviews/public-review.js';
import { AUDIT_ACTORS } from '../platform/audit/audit-entry.entity.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../platform/http/api-fields.js';

/** Which removed reviews to list. */
export const removedReviewsQuery = z.object({
  ...cursorQuery(100, 25),
  appeal: oneOfWords(['open'], 'Only those with an appeal that waits, longest wait first').optional(),
});

export type RemovedReviewsQuery = z.output<typeof removedReviewsQuery>;

/** What a removed review doesn't have, or in another way. */
const NOT_THE_SAME = ['clubLocation', 'authorName', 'isVerified', 'isApproved', 'isInvited'] as const;

/** A removed review that can still be put back; the club's reply comes back with it. */
export class RemovedReview extends OmitType(PublicReview, NOT_THE_SAME) {
  @ApiProperty({ enum: RECORDED_REMOVAL_REASONS, enumName: 'RecordedRemovalReason' })
  reasonCode!: RecordedRemovalReason;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What was said about the removal' })
  reason!: string | null;

  @ApiProperty({ enum: AUDIT_ACTORS })
  removedBy!: AuditActor;

  @ApiProperty({
    ...TEXT_OR_NULL,
    description: 'Which member of staff; null where it was no one on the staff, or the name isn’t known',
  })
  removedByName!: string | null;

  @ApiProperty({ format: 'date-time' })
  removedAt!: string;

  @ApiProperty({ ...MOMENT_OR_NULL, description: 'When it is erased for good; null while an appeal is open' })
  erasedAt!: string | null;

  @ApiProperty({ type: Appeal, nullable: true })
  appeal!: Appeal | null;
}
