import type { AppealOutcome } from '@club-reviews/domain/review-appeals';
import { APPEAL_OUTCOMES } from '@club-reviews/domain/review-appeals';
import { ApiProperty } from '@nestjs/swagger';
import type { ReviewAppeal } from '../model/reviews/review-appeal.js';

/** An author's appeal against the removal of a review, and the outcome. */
export class Appeal {
  @ApiProperty({ description: 'What the author says' })
  text!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({
    enum: APPEAL_OUTCOMES,
    nullable: true,
    description: 'Null while it waits for a moderator, as is all that follows',
  })
  outcome!: AppealOutcome | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the moderator said' })
  answer!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt!: string | null;
}

/** An appeal as sent to clients; null if there is none. */
export function toAppeal(appeal: ReviewAppeal | undefined): Appeal | null {
  if (!appeal) return null;
  const { text, outcome, answer } = appeal;
  return {
    text,
    createdAt: appeal.createdAt.toISOString(),
    outcome,
    answer,
    decidedAt: appeal.decidedAt?.toISOString() ?? null,
  };
}
