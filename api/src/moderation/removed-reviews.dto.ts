import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { RECORDED_REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import type { AuditActor } from '../platform/audit/audit-entry.entity.js';
import { cursorQuery } from '../platform/http/cursors.js';
import { oneOfWords } from '../platform/http/query-schema.js';
import { Appeal } from '../reviews/appeal.dto.js';
import { ReviewContent } from '../reviews/review-content.js';
import { AUDIT_ACTORS } from '../platform/audit/audit-entry.entity.js';

/** Which removed reviews to list. */
export const removedReviewsQuery = z.object({
  ...cursorQuery(100, 25),
  appeal: oneOfWords(['open'], 'Only those with an appeal that waits, longest wait first').optional(),
});

export type RemovedReviewsQuery = z.output<typeof removedReviewsQuery>;

/** A removed review that can still be put back. */
export class RemovedReview extends ReviewContent {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: 'integer' })
  clubId!: number;

  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "The club's reply, which comes back with the review",
  })
  responseText!: string | null;

  @ApiProperty({ enum: RECORDED_REMOVAL_REASONS, enumName: 'RecordedRemovalReason' })
  reasonCode!: RecordedRemovalReason;

  @ApiProperty({ type: String, nullable: true, description: 'What was said about the removal' })
  reason!: string | null;

  @ApiProperty({ enum: AUDIT_ACTORS })
  removedBy!: AuditActor;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Which member of staff; null where it was no one on the staff, or the name isn’t known',
  })
  removedByName!: string | null;

  @ApiProperty({ format: 'date-time' })
  removedAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it is erased for good; null while an appeal is open',
  })
  erasedAt!: string | null;

  @ApiProperty({ type: Appeal, nullable: true })
  appeal!: Appeal | null;
}
