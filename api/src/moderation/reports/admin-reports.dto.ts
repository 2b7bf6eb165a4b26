import { MAX_REASON_LENGTH } from '@club-reviews/domain/decision-reasons';
import type { HideRefusal } from '@club-reviews/domain/hide-refusals';
import { HIDE_REFUSALS } from '@club-reviews/domain/hide-refusals';
import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { RECORDED_REMOVAL_REASONS, REMOVAL_REASON_CODES } from '@club-reviews/domain/removal-reasons';
import type { ReportOutcome, ReportReason } from '@club-reviews/domain/report-reasons';
import { REPORT_OUTCOMES, REPORT_REASONS } from '@club-reviews/domain/report-reasons';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { oneOfWords, wholeNumber } from '../../platform/http/query-schema.js';
import { optionalField, textField } from '../../platform/http/text-fields.js';
import { AdminReview } from '../moderation.dto.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../platform/http/api-fields.js';

const CURSOR = /^([01])-(\d{1,15})-(\d{1,10})$/;
const CURSOR_ERROR = 'must come from a Link header';

/** Which reported reviews to list. */
export const adminReportsQuery = z.object({
  state: oneOfWords(
    ['open', 'decided'],
    'Those that wait, safety first and oldest first; or the others, newest first',
  ).default('open'),
  limit: wholeNumber(1, 50, 20, 'How many entries at most'),
  cursor: z
    .string({ error: CURSOR_ERROR })
    .regex(CURSOR, { error: CURSOR_ERROR })
    .optional()
    .describe('Where the run before ended, from its Link header'),
});

export type AdminReportsQuery = z.output<typeof adminReportsQuery>;

/** A place in one of the two lists. */
export interface ReportCursor {
  urgency: number;
  at: Date;
  id: number;
}

/** Reads what {@link toReportCursor} wrote. */
export function parseReportCursor(text: string | undefined): ReportCursor | undefined {
  const [, urgency, at, id] = CURSOR.exec(text ?? '') ?? [];
  if (urgency === undefined) return undefined;
  return { urgency: Number(urgency), at: new Date(Math.min(Number(at), LATEST)), id: Number(id) };
}

const LATEST = Date.UTC(9999, 11, 31);

/** A cursor as sent to clients. */
export function toReportCursor({ urgency, at, id }: ReportCursor): string {
  return `${urgency}-${at.getTime()}-${id}`;
}

const WORDS = { name: 'Your words', max: MAX_REASON_LENGTH, missing: 'Please tell the reporters why' };

/** A moderator's decision on a reported review. */
export const reportDecisionBody = z
  .object({
    decision: z.enum(['remove', 'stand'], { error: 'decision must be remove or stand' }),
    reasonCode: z
      .enum(REMOVAL_REASON_CODES, { error: 'Please select a reason for removing the review' })
      .optional()
      .meta({ description: 'Needed to remove the review: one of the public list' }),
    words: optionalField(textField(WORDS)).optional().meta({
      description:
        'Needed to let a review stand. Read by those who reported, and by the author of a review that is removed',
    }),
  })
  .refine(({ decision, reasonCode }) => decision === 'stand' || reasonCode !== undefined, {
    error: 'Please select a reason for removing the review',
    path: ['reasonCode'],
  })
  .refine(({ decision, words }) => decision === 'remove' || Boolean(words), {
    error: WORDS.missing,
    path: ['words'],
  });

export type ReportDecisionBody = z.output<typeof reportDecisionBody>;

/** One report, as a moderator reads it: never who made it. */
export class ReportVoice {
  @ApiProperty({ example: 'R-7K3M-9QXD' })
  number!: string;

  @ApiProperty({ enum: ['public', 'club'], description: 'Anyone, or the club that is reviewed' })
  source!: 'public' | 'club';

  @ApiProperty({ enum: REPORT_REASONS })
  reason!: ReportReason;

  @ApiProperty({ description: 'Empty a year after the decision' })
  words!: string;

  @ApiProperty({ format: 'date-time' })
  confirmedAt!: string;
}

/** A reported review with everything that was reported about it. */
export class ReportedReview {
  @ApiProperty({ type: 'integer', description: 'Of the entry, not of the review' })
  id!: number;

  @ApiProperty({ enum: ['open', 'decided'] })
  state!: 'open' | 'decided';

  @ApiProperty({ description: 'A child may be at risk, someone says' })
  isSafety!: boolean;

  @ApiProperty({ description: 'A report took the review out of sight' })
  hidReview!: boolean;

  @ApiProperty({
    enum: HIDE_REFUSALS,
    nullable: true,
    description: 'Why a safety report didn’t hide the review',
  })
  hideRefusal!: HideRefusal | null;

  @ApiProperty({ format: 'date-time' })
  openedAt!: string;

  @ApiProperty(MOMENT_OR_NULL)
  decidedAt!: string | null;

  @ApiProperty({ enum: REPORT_OUTCOMES, nullable: true })
  outcome!: ReportOutcome | null;

  @ApiProperty({ enum: RECORDED_REMOVAL_REASONS, nullable: true })
  removalReason!: RecordedRemovalReason | null;

  @ApiProperty(TEXT_OR_NULL)
  decisionWords!: string | null;

  @ApiProperty({
    ...TEXT_OR_NULL,
    description: 'Which member of staff decided; null where no one on the staff did, or the name isn’t known',
  })
  decidedByName!: string | null;

  @ApiProperty({ type: 'integer' })
  reviewId!: number;

  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty({ type: () => AdminReview, nullable: true, description: 'Null once it is gone' })
  review!: AdminReview | null;

  @ApiProperty({ type: () => [ReportVoice], description: 'The first 50, oldest first' })
  reports!: ReportVoice[];

  @ApiProperty({ description: 'There are more than the first 50' })
  hasMoreReports!: boolean;
}
