import type { ReportOutcome, ReportReason } from '@club-reviews/domain/report-reasons';
import {
  REPORT_MESSAGES,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  REPORT_WORDS,
} from '@club-reviews/domain/report-reasons';
import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { RECORDED_REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { cursorQuery } from '../../platform/http/cursors.js';
import { ownClubQuery } from '../../club-area/dashboard/dashboard.dto.js';
import { rowIdField } from '../../platform/http/row-id.js';
import { emailField, honeypotField } from '../../platform/http/text-fields.js';
import { readableText } from '../../platform/text/readable-text.js';
import { ReviewContent } from '../../reviews/review-content.js';
import { MailedResponse } from '../../platform/mailed-links/mailed-links.dto.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../platform/http/api-fields.js';

const said = {
  reason: z.enum(REPORT_REASONS, { error: REPORT_MESSAGES.reason }),
  words: z
    .string({ error: REPORT_MESSAGES.wordsTooShort })
    .transform(readableText)
    .pipe(
      z
        .string()
        .min(REPORT_WORDS.minLength, { error: REPORT_MESSAGES.wordsTooShort })
        .max(REPORT_WORDS.maxLength, { error: REPORT_MESSAGES.wordsTooLong }),
    ),
};

/** A report as the public form sends it. */
export const reportBody = z.object({
  reviewId: rowIdField(REPORT_MESSAGES.review),
  ...said,
  email: emailField(),
  website: honeypotField,
});

export type ReportBody = z.output<typeof reportBody>;

/** A report as a club sends it. */
export const clubReportBody = z.object(said);

export type ClubReportBody = z.output<typeof clubReportBody>;

/** A report was accepted; the mail says whether anything follows from it. */
export class SubmittedReport extends MailedResponse {}

/** What was reported, and the outcome. */
export class ReportProgress {
  @ApiProperty({ enum: REPORT_REASONS })
  reason!: ReportReason;

  @ApiProperty({ description: 'What the reporter said' })
  words!: string;

  @ApiProperty(MOMENT_OR_NULL)
  decidedAt!: string | null;

  @ApiProperty({
    enum: REPORT_OUTCOMES,
    nullable: true,
    description: 'Null while it waits; "gone": the review went away before anyone decided',
  })
  outcome!: ReportOutcome | null;

  @ApiProperty({
    enum: RECORDED_REMOVAL_REASONS,
    nullable: true,
    description: 'Why the review was removed, one of the public list',
  })
  removalReason!: RecordedRemovalReason | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What the moderator says about the decision' })
  decisionWords!: string | null;
}

/** A report's progress, by its state. */
export const REPORT_STATES = ['unconfirmed', 'open', 'decided'] as const;

/** A report, as the person who made it sees it. */
export class ReportStatus extends ReportProgress {
  @ApiProperty({ enum: REPORT_STATES })
  state!: (typeof REPORT_STATES)[number];

  @ApiProperty({ ...TEXT_OR_NULL, example: 'R-7K3M-9QXD', description: 'Null until it’s confirmed' })
  number!: string | null;

  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty(MOMENT_OR_NULL)
  confirmedAt!: string | null;

  @ApiProperty({ type: () => ReviewContent, nullable: true, description: 'Null while no one can read it' })
  review!: ReviewContent | null;
}

/** A report of a club about one of its reviews, as the club reads it. */
export class ClubReport extends ReportProgress {
  @ApiProperty({ type: 'integer' })
  reviewId!: number;

  @ApiProperty({ example: 'R-7K3M-9QXD' })
  number!: string;

  @ApiProperty({ enum: ['open', 'decided'] })
  state!: 'open' | 'decided';

  @ApiProperty({ format: 'date-time' })
  reportedAt!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null while no one can read the review' })
  reviewText!: string | null;
}

/** Which of its reports a club wants to see. */
export const clubReportsQuery = ownClubQuery.extend(cursorQuery(100, 100));

export type ClubReportsQuery = z.output<typeof clubReportsQuery>;
