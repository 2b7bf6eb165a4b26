import { MAX_REASON_LENGTH } from '@club-reviews/domain/decision-reasons';
import { REMOVAL_REASON_CODES } from '@club-reviews/domain/removal-reasons';
import { z } from 'zod';
import { cursorQuery } from '../platform/http/cursors.js';
import { oneOfWords, optionalWholeNumber, shortText } from '../platform/http/query-schema.js';
import { readableText } from '../platform/text/readable-text.js';
import { REVIEW_STATUSES } from '@club-reviews/domain/review-status';
import { ApiProperty } from '@nestjs/swagger';
import { ReviewCluster } from './review-cluster.js';
import { ReviewContent } from '../reviews/review-content.js';
import { PublicReview } from '../reviews/public-review.js';
import type { ReviewStatus } from '@club-reviews/domain/review-status';
import type { AuditActor } from '../platform/audit/audit-entry.entity.js';
import { AUDIT_ACTORS } from '../platform/audit/audit-entry.entity.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../platform/http/api-fields.js';

const filters = {
  search: shortText(200, "Contained in the club's name, the author's name or the text, in any case"),
  status: oneOfWords(REVIEW_STATUSES, 'Only reviews in this state').optional(),
  clubId: optionalWholeNumber(1, 999_999_999, 'Only reviews of this club'),
  rating: optionalWholeNumber(1, 5, 'Only reviews whose overall rating rounds to this many stars'),
  held: oneOfWords(
    ['true', 'false'],
    'Only reviews that automatic checks hold back, or only the others',
  ).optional(),
  edit: oneOfWords(['waiting'], 'Only reviews whose author has sent an edit that waits').optional(),
};

/** Which reviews to list. */
export const adminReviewFilters = z.object(filters);

/** The same, and which page of them. */
export const adminReviewsQuery = z.object({ ...filters, ...cursorQuery(1000, 1000) });

export type AdminReviewFilters = z.output<typeof adminReviewFilters>;
export type AdminReviewsQuery = z.output<typeof adminReviewsQuery>;

const error = `reason must be a text of at most ${MAX_REASON_LENGTH} characters`;

/** Why a moderator decides as they do; kept in the audit log. */
const decisionBody = z.object({
  reason: z
    .string({ error })
    .max(MAX_REASON_LENGTH, { error })
    .transform((text) => readableText(text) || undefined)
    .optional()
    .meta({ description: 'Kept in the history of the review' }),
});

/** Why a review is removed. For a client that gives no reason, that is recorded. */
export const removalBody = decisionBody.extend({
  reason: decisionBody.shape.reason.meta({
    description: 'Kept in the history of the review, and read by its author in an email',
  }),
  reasonCode: z
    .enum(REMOVAL_REASON_CODES, { error: `reasonCode must be one of ${REMOVAL_REASON_CODES.join(', ')}` })
    .optional()
    .meta({ description: 'One of the public list of reasons' }),
});

export type RemovalBody = z.output<typeof removalBody>;

/** The same for an approval, which is for the text that the moderator has read. */
export const approvalBody = decisionBody.extend({
  reviewText: z
    .string({ error: 'reviewText must be a text' })
    .optional()
    .meta({ description: 'The text that was read; 409 if its author has changed it since' }),
});

export type ApprovalBody = z.output<typeof approvalBody>;

/** A review as a moderator reads it. */
export class AdminReview extends PublicReview {
  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null when it was encrypted with a DATA_KEY of the past' })
  authorEmail!: string | null;

  @ApiProperty({ enum: REVIEW_STATUSES })
  status!: ReviewStatus;

  @ApiProperty({ description: 'True while automatic checks hold it back and no one has approved it' })
  isHeld!: boolean;

  @ApiProperty({ type: [String], description: 'What the automatic checks found, also once it is approved' })
  holdReasons!: string[];

  @ApiProperty({ type: [String], description: 'Signs of a fake review; one alone proves nothing' })
  signals!: string[];

  @ApiProperty({
    type: () => ReviewCluster,
    nullable: true,
    description: 'The reviews that seem to come from the same hand, in lists and while this one is held back',
  })
  cluster!: ReviewCluster | null;

  @ApiProperty({
    type: ReviewContent,
    nullable: true,
    description: 'What its author wants to say instead; the public reads the old text until someone decides',
  })
  waitingEdit!: ReviewContent | null;

  @ApiProperty(MOMENT_OR_NULL)
  verifiedAt!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  approvedAt!: string | null;
}

/** One change of a review's state. */
export class HistoryEntry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ enum: AUDIT_ACTORS, description: 'Who did it' })
  actor!: AuditActor;

  @ApiProperty({
    ...TEXT_OR_NULL,
    description:
      'Which member of staff, by the name they had then; null for everyone else, and for older entries',
  })
  staffName!: string | null;

  @ApiProperty({ description: 'What was done', example: 'approved' })
  action!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null when there was no review before' })
  fromStatus!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null when there’s no review any more' })
  toStatus!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  reason!: string | null;

  @ApiProperty({
    ...TEXT_OR_NULL,
    description:
      'Of a removal: one of the public list of reasons, or "none-given"; null for every other change',
    example: 'off-topic',
  })
  reasonCode!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

const COUNT = { type: 'integer' } as const;

/** What there is, and what is waiting for a moderator. */
export class AdminStats {
  @ApiProperty({ ...COUNT, description: 'Reviews in every state' })
  totalReviews!: number;

  @ApiProperty(COUNT)
  pendingVerification!: number;

  @ApiProperty(COUNT)
  awaitingApproval!: number;

  @ApiProperty(COUNT)
  approved!: number;

  @ApiProperty({ ...COUNT, description: 'Held back by automatic checks, and not approved' })
  onHold!: number;

  @ApiProperty({
    ...COUNT,
    description: 'Reviews whose author has sent an edit that waits',
  })
  waitingEdits!: number;

  @ApiProperty({
    ...COUNT,
    description: 'Reviews that were reported and wait for a decision',
  })
  openReports!: number;

  @ApiProperty({
    ...COUNT,
    description: 'Appeals against the removal of a review that wait',
  })
  openAppeals!: number;

  @ApiProperty(COUNT)
  totalClubs!: number;

  @ApiProperty(COUNT)
  pendingClaims!: number;

  @ApiProperty({ ...COUNT, description: 'Notices of defamation' })
  openNotices!: number;

  @ApiProperty({ ...COUNT, description: 'Suggestions for the directory' })
  openSuggestions!: number;
}
