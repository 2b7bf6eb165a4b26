import { NOTICE_DECISIONS } from '@club-reviews/domain/defamation-notices';
import { MAX_REASON_LENGTH } from '@club-reviews/domain/decision-reasons';
import type { QueueVerdict } from '@club-reviews/domain/queue';
import { QUEUE_KINDS, QUEUE_VERDICTS, MAX_COUNTED, MAX_DECISIONS_AT_ONCE } from '@club-reviews/domain/queue';
import { REMOVAL_REASON_CODES } from '@club-reviews/domain/removal-reasons';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { oneOfWords, wholeNumber } from '../../platform/http/query-schema.js';
import { rowIdField } from '../../platform/http/row-id.js';
import { readableText } from '../../platform/text/readable-text.js';
import { QUEUE_CURSOR } from './queue-cursor.js';

const KINDS_ERROR = `must be some of ${QUEUE_KINDS.join(', ')}, with commas between them`;
const ANY_KIND = `(?:${QUEUE_KINDS.join('|')})`;
const KINDS = new RegExp(`^${ANY_KIND}(?:,${ANY_KIND})*$`);
const CURSOR_ERROR = 'must come from a Link header';

/** Which part of the queue to show. */
export const queueFilters = z.object({
  kinds: z
    .string({ error: KINDS_ERROR })
    .regex(KINDS, { error: KINDS_ERROR })
    .optional()
    .describe('Only these kinds, with commas between them'),
  assigned: oneOfWords(['me'], 'Only what the caller has taken on').optional(),
});

export type QueueFilters = z.output<typeof queueFilters>;

/** The same, page by page. */
export const queueQuery = queueFilters.extend({
  limit: wholeNumber(1, 50, 25, 'How many entries at most'),
  cursor: z
    .string({ error: CURSOR_ERROR })
    .regex(QUEUE_CURSOR, { error: CURSOR_ERROR })
    .optional()
    .describe('Where the run before ended, from its Link header'),
});

export type QueueQuery = z.output<typeof queueQuery>;

const kind = z.enum(QUEUE_KINDS, { error: `kind must be one of ${QUEUE_KINDS.join(', ')}` });
const idError = 'id must be a whole number';
const id = z.number({ error: idError }).int({ error: idError }).min(1, { error: idError }).max(999_999_999, {
  error: idError,
});
const reasonError = `reason must be a text of at most ${MAX_REASON_LENGTH} characters`;

const decision = z.object({
  kind,
  id,
  verdict: z.enum(QUEUE_VERDICTS, { error: 'verdict must be accept or refuse' }),
  reviewText: z
    .string({ error: 'reviewText must be a text' })
    .max(20_000, { error: 'reviewText is too long' })
    .optional()
    .meta({ description: 'Of a review or an edit: the text that was read' }),
  reasonCode: z
    .enum(REMOVAL_REASON_CODES, { error: 'Please select a reason for removing the review' })
    .optional()
    .meta({ description: 'Needed to remove a review' }),
  reason: z
    .string({ error: reasonError })
    .max(MAX_REASON_LENGTH, { error: reasonError })
    .transform(readableText)
    .optional(),
  noticeDecision: z
    .enum(NOTICE_DECISIONS, { error: `noticeDecision must be one of ${NOTICE_DECISIONS.join(', ')}` })
    .optional()
    .meta({
      description: 'Of a notice: its next step, which has to fit the verdict. Its note is the reason',
    }),
  blocksAddress: z
    .boolean({ error: 'blocksAddress must be true or false' })
    .optional()
    .meta({ description: 'Of a removed question: whether its sender can’t ask clubs any more' }),
  club: z
    .enum(['listed', 'new'], { error: 'club must be listed or new' })
    .optional()
    .meta({ description: 'Of an accepted claim without a chosen club: new if it is for no listed one' }),
  clubId: rowIdField('clubId must be the id of a club')
    .optional()
    .meta({ description: 'Of an accepted claim without a chosen club: which of its candidates it is for' }),
});

/** A moderator's decisions, on different entries. */
export const decisionsBody = z.object({
  decisions: z
    .array(decision, { error: 'decisions must be a list' })
    .min(1, { error: 'decisions must not be empty' })
    .max(MAX_DECISIONS_AT_ONCE, { error: `decisions must be at most ${MAX_DECISIONS_AT_ONCE}` }),
});

export type DecisionsBody = z.output<typeof decisionsBody>;

/** Which entry a person has open, or takes on. */
export const entryBody = z.object({ kind, id });

export type EntryBody = z.output<typeof entryBody>;

/** The same, and whether the caller has it from now on. */
export const assignmentBody = entryBody.extend({
  isMine: z.boolean({ error: 'isMine must be true or false' }),
});

export type AssignmentBody = z.output<typeof assignmentBody>;

/** How many entries of a kind are waiting. */
export class QueueKindCount {
  @ApiProperty({ enum: QUEUE_KINDS, enumName: 'QueueKind' })
  kind!: string;

  @ApiProperty({ type: 'integer', maximum: MAX_COUNTED })
  waiting!: number;

  @ApiProperty({ description: 'There are more than are counted' })
  hasMore!: boolean;
}

/** How much is waiting. */
export class QueueCounts {
  @ApiProperty({ type: () => [QueueKindCount], description: 'Every kind' })
  kinds!: QueueKindCount[];

  @ApiProperty({ type: 'integer', description: 'What the caller has taken on' })
  mine!: number;
}

/** A decision that can still be undone, or that couldn't be carried out. */
export class WaitingDecision {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ enum: QUEUE_KINDS, enumName: 'QueueKind' })
  kind!: string;

  @ApiProperty({ type: 'integer' })
  entryId!: number;

  @ApiProperty({ enum: QUEUE_VERDICTS, enumName: 'QueueVerdict' })
  verdict!: QueueVerdict;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it is carried out' })
  dueAt!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it couldn’t be carried out' })
  problem!: string | null;
}

/** A decision that was refused. */
export class RefusedDecision {
  @ApiProperty({ enum: QUEUE_KINDS, enumName: 'QueueKind' })
  kind!: string;

  @ApiProperty({ type: 'integer' })
  entryId!: number;

  @ApiProperty()
  message!: string;
}

/** The outcome of decisions. */
export class DecisionsResponse {
  @ApiProperty({ type: () => [WaitingDecision] })
  taken!: WaitingDecision[];

  @ApiProperty({ type: () => [RefusedDecision] })
  refused!: RefusedDecision[];
}
