import type { NoticeState, NoticeStep } from '@club-reviews/domain/defamation-notices';
import { NOTICE_STATES, NOTICE_STEP_NAMES } from '@club-reviews/domain/defamation-notices';
import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { RECORDED_REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { APPEAL_MESSAGES, APPEAL_TEXT } from '@club-reviews/domain/review-appeals';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { emailField, textField } from '../../platform/http/text-fields.js';
import { reviewContentFields } from '../submission/review-submission.dto.js';
import { Appeal } from '../appeal.dto.js';
import { ReviewContent } from '../review-content.js';
import { MailedResponse, tokenBody } from '../../platform/mailed-links/mailed-links.dto.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../platform/http/api-fields.js';

/** A review as its author wants it to be from now on. */
export const editBody = tokenBody.extend(reviewContentFields);

export type EditBody = z.output<typeof editBody>;

/** The address to mail links to. */
export const linksBody = z.object({ email: emailField() });

export type LinksBody = z.output<typeof linksBody>;

/** An author's appeal against the removal of their review. */
export const appealBody = tokenBody.extend({
  text: textField({
    name: 'Your appeal',
    min: APPEAL_TEXT.minLength,
    max: APPEAL_TEXT.maxLength,
    missing: APPEAL_MESSAGES.tooShort,
  }),
});

export type AppealBody = z.output<typeof appealBody>;

/** The state of an author's review. */
export const MY_REVIEW_STATES = ['published', 'waiting', 'withdrawn', 'removed'] as const;

/** One of the {@link MY_REVIEW_STATES}: `waiting` for a moderator. */
export type MyReviewState = (typeof MY_REVIEW_STATES)[number];

/** A review as its author manages it. */
export class MyReview {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty({ enum: MY_REVIEW_STATES })
  state!: MyReviewState;

  @ApiProperty({ type: ReviewContent })
  review!: ReviewContent;

  @ApiProperty({
    type: ReviewContent,
    nullable: true,
    description: 'An edit that a moderator reads first; until then the public sees `review`',
  })
  waitingEdit!: ReviewContent | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: "The club's reply" })
  responseText!: string | null;

  @ApiProperty({
    enum: RECORDED_REMOVAL_REASONS,
    enumName: 'RecordedRemovalReason',
    nullable: true,
    description: 'Why it was removed; null where it isn’t',
  })
  removalReasonCode!: RecordedRemovalReason | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What the moderator said about the removal' })
  removalReason!: string | null;

  @ApiProperty({
    type: Appeal,
    nullable: true,
    description: 'The appeal against the removal, also once the review was restored because of it',
  })
  appeal!: Appeal | null;

  @ApiProperty({
    ...MOMENT_OR_NULL,
    description: 'When a withdrawn or removed review is erased for good; null while an appeal is open',
  })
  erasedAt!: string | null;
}

/** Everything stored about the person with an address. */
export class MyData {
  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null once it was wiped' })
  emailAddress!: string | null;

  @ApiProperty({ format: 'date-time' })
  exportedAt!: string;

  @ApiProperty({ type: () => [MyDataReview] })
  reviews!: MyDataReview[];

  @ApiProperty({ type: () => [MyDataNotice], description: 'Notices of complaint about the reviews' })
  notices!: MyDataNotice[];
}

/** An author's own details, given to keep a review. */
export class MyDataNoticeDetails {
  @ApiProperty()
  fullName!: string;

  @ApiProperty()
  postalAddress!: string;

  @ApiProperty()
  mayShare!: boolean;
}

/** One notice in an export. */
export class MyDataNotice {
  @ApiProperty({ type: 'integer' })
  reviewId!: number;

  @ApiProperty(MOMENT_OR_NULL)
  receivedAt!: string | null;

  @ApiProperty({ enum: NOTICE_STATES })
  state!: NoticeState;

  @ApiProperty({ enum: NOTICE_STEP_NAMES, nullable: true })
  outcome!: NoticeStep | null;

  @ApiProperty({ type: () => MyDataNoticeDetails, nullable: true })
  details!: MyDataNoticeDetails | null;
}

/** One review in an export. */
export class MyDataReview extends ReviewContent {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  clubName!: string;

  @ApiProperty({ type: 'integer', description: 'Year in which the season began' })
  season!: number;

  @ApiProperty({ enum: [...MY_REVIEW_STATES, 'unconfirmed'] })
  state!: MyReviewState | 'unconfirmed';

  @ApiProperty(MOMENT_OR_NULL)
  verifiedAt!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  responseText!: string | null;

  @ApiProperty({ type: Appeal, nullable: true })
  appeal!: Appeal | null;
}

/** Everything stored has been erased. */
export class ErasedData {
  @ApiProperty({ type: 'integer', description: 'How many reviews there were' })
  reviews!: number;
}

/** The links are on their way, if there is anything to link to. */
export class LinksSent extends MailedResponse {}
