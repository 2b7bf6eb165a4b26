import { ApiProperty } from '@nestjs/swagger';
import { PublicReview } from '../../reviews/public-review.js';
import type { ReviewStatus } from '@club-reviews/domain/review-status';
import { REVIEW_STATUSES } from '@club-reviews/domain/review-status';

/** A review as a moderator reads it. */
export class AdminReview extends PublicReview {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null when it was encrypted with a DATA_KEY of the past',
  })
  authorEmail!: string | null;

  @ApiProperty({ enum: REVIEW_STATUSES })
  status!: ReviewStatus;

  @ApiProperty({ description: 'True while automatic checks hold it back and nobody has approved it' })
  isHeld!: boolean;

  @ApiProperty({ type: [String], description: 'What the automatic checks found, also once it is approved' })
  holdReasons!: string[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  verifiedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  approvedAt!: string | null;
}
