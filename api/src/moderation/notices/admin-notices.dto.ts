import { NOTICE_DECISIONS, NOTICE_STATES, NOTICE_STEP_NAMES } from '@club-reviews/domain/defamation-notices';
import type { NoticeDecision, NoticeState, NoticeStep } from '@club-reviews/domain/defamation-notices';
import type { HideRefusal } from '@club-reviews/domain/hide-refusals';
import { HIDE_REFUSALS } from '@club-reviews/domain/hide-refusals';
import { MAX_REASON_LENGTH } from '@club-reviews/domain/decision-reasons';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { oneOfWords, pageQuery } from '../../platform/http/query-schema.js';
import { optionalField, textField } from '../../platform/http/text-fields.js';
import { MyNotice, NoticeStepTaken } from './notice-form.dto.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../platform/http/api-fields.js';

/** Which notices to list. */
export const adminNoticesQuery = z.object({
  status: oneOfWords(
    ['open', 'closed'],
    'Open ones by their next deadline, closed ones newest first',
  ).default('open'),
  ...pageQuery(100, 20),
});

export type AdminNoticesQuery = z.output<typeof adminNoticesQuery>;

/** A moderator's decision. */
export const noticeDecisionBody = z.object({
  decision: z.enum(NOTICE_DECISIONS, { error: `decision must be one of ${NOTICE_DECISIONS.join(', ')}` }),
  note: optionalField(textField({ name: 'The note', max: MAX_REASON_LENGTH }))
    .optional()
    .meta({ description: 'The complainant of a defective notice reads it' }),
});

export type NoticeDecisionBody = z.output<typeof noticeDecisionBody>;

/** A notice in the list. */
export class AdminNoticeEntry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: '7F3KQ2MX9B' })
  reference!: string;

  @ApiProperty()
  clubName!: string;

  @ApiProperty({ enum: NOTICE_STATES })
  state!: NoticeState;

  @ApiProperty({ enum: NOTICE_STEP_NAMES, nullable: true })
  outcome!: NoticeStep | null;

  @ApiProperty(MOMENT_OR_NULL)
  dueAt!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  receivedAt!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  closedAt!: string | null;
}

/** An author's own details when they keep a review. */
export class AuthorDetailsToCheck {
  @ApiProperty()
  fullName!: string;

  @ApiProperty()
  postalAddress!: string;

  @ApiProperty()
  mayShare!: boolean;
}

/** A step of the timeline, with the member of staff who took it. */
export class AdminNoticeStep extends NoticeStepTaken {
  @ApiProperty({
    ...TEXT_OR_NULL,
    description: 'Which member of staff took it; null where no one on the staff did, or the name isn’t known',
  })
  staffName!: string | null;
}

/** A notice with everything a moderator needs. The author's e-mail address isn't included. */
export class AdminNotice extends MyNotice {
  @ApiProperty({ type: () => [AdminNoticeStep] })
  override timeline!: AdminNoticeStep[];

  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: 'integer' })
  reviewId!: number;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The review as it reads now; null once it is gone' })
  reviewTextNow!: string | null;

  @ApiProperty({ description: 'Whether the author can be written to; if not, the review has to go' })
  canReachAuthor!: boolean;

  @ApiProperty({
    enum: HIDE_REFUSALS,
    nullable: true,
    description: 'Why its author’s silence didn’t remove the review, and a moderator decides',
  })
  hideRefusal!: HideRefusal | null;

  @ApiProperty({ description: 'The complainant says that the same was removed on two earlier notices' })
  removedTwice!: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'How many earlier notices of this complainant ended with a removal',
  })
  earlierRemovals!: number;

  @ApiProperty({
    type: () => AuthorDetailsToCheck,
    nullable: true,
    description: 'Only while a moderator has to say whether they are obviously false',
  })
  details!: AuthorDetailsToCheck | null;

  @ApiProperty({ enum: NOTICE_DECISIONS, isArray: true, description: 'What can be decided now' })
  decisions!: NoticeDecision[];
}
