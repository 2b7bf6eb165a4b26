import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { MAX_COUNTED } from '../reviews/signals/signal-rules.js';
import { removalBody } from './moderation.dto.js';

const ids = `reviewIds must be a list of at most ${MAX_COUNTED} numbers of reviews`;

/** One decision on many reviews. */
export const clusterDecisionBody = removalBody.extend({
  decision: z.enum(['approve', 'delete'], { error: 'decision must be "approve" or "delete"' }),
  reviewIds: z
    .array(z.int({ error: ids }).positive({ error: ids }), { error: ids })
    .min(1, { error: ids })
    .max(MAX_COUNTED, { error: ids })
    .meta({ description: 'The reviews that were read: one that has come in since isn’t decided about' }),
});

export type ClusterDecisionBody = z.output<typeof clusterDecisionBody>;

/** A review that was left alone. */
export class SkippedReview {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: 'This review is already approved' })
  reason!: string;
}

/** The outcome of a decision on many reviews. */
export class ClusterDecision {
  @ApiProperty({ type: 'integer', isArray: true, description: 'The reviews that were approved or deleted' })
  decided!: number[];

  @ApiProperty({ type: [SkippedReview] })
  skipped!: SkippedReview[];
}
