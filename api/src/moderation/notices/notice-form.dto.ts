import type { NoticeEvent } from '../../model/notices/notice.entity.js';
import {
  ANSWER_TEXTS,
  AUTHOR_ANSWERS,
  NOTICE_MESSAGES,
  NOTICE_STATES,
  NOTICE_STEP_NAMES,
  NOTICE_TEXTS,
  SHARE_DETAILS_MESSAGE,
} from '@club-reviews/domain/defamation-notices';
import type { NoticeState, NoticeStep } from '@club-reviews/domain/defamation-notices';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { rowIdField } from '../../platform/http/row-id.js';
import {
  emailField,
  honeypotField,
  lineField,
  optionalField,
  textField,
} from '../../platform/http/text-fields.js';
import { MailedResponse, tokenField } from '../../platform/mailed-links/mailed-links.dto.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../platform/http/api-fields.js';

const answered = (error: string) => z.boolean({ error });

/** A notice as the form sends it: the details required by section 5(6) of the Act and regulation 2. */
export const noticeBody = z.object({
  reviewId: rowIdField(NOTICE_MESSAGES.review),
  name: lineField(NOTICE_TEXTS.name),
  email: emailField(),
  statement: textField(NOTICE_TEXTS.statement),
  defamatory: textField(NOTICE_TEXTS.defamatory),
  meaning: textField(NOTICE_TEXTS.meaning),
  inaccuracies: textField(NOTICE_TEXTS.inaccuracies),
  cannotIdentify: z.literal(true, { error: NOTICE_MESSAGES.cannotIdentify }),
  shareName: answered(NOTICE_MESSAGES.shareName),
  shareEmail: answered(NOTICE_MESSAGES.shareEmail),
  removedTwice: z.boolean({ error: 'removedTwice must be true or false' }).optional().meta({
    description:
      'Whether the same statement by the same author was removed on two earlier notices of the complainant',
  }),
  website: honeypotField,
});

export type NoticeBody = z.output<typeof noticeBody>;

/** The answer of a review's author; one who keeps it gives name and address. */
export const noticeAnswerBody = z
  .object({
    token: tokenField,
    answer: z.enum(AUTHOR_ANSWERS, { error: NOTICE_MESSAGES.answer }),
    fullName: optionalField(lineField(ANSWER_TEXTS.fullName)).optional(),
    postalAddress: optionalField(textField(ANSWER_TEXTS.postalAddress)).optional(),
    mayShare: z.boolean({ error: SHARE_DETAILS_MESSAGE }).nullish(),
  })
  .refine(({ answer, fullName }) => answer === 'remove' || !!fullName, {
    path: ['fullName'],
    error: ANSWER_TEXTS.fullName.missing,
  })
  .refine(({ answer, postalAddress }) => answer === 'remove' || !!postalAddress, {
    path: ['postalAddress'],
    error: ANSWER_TEXTS.postalAddress.missing,
  })
  .refine(({ answer, mayShare }) => answer === 'remove' || typeof mayShare === 'boolean', {
    path: ['mayShare'],
    error: SHARE_DETAILS_MESSAGE,
  });

export type NoticeAnswerBody = z.output<typeof noticeAnswerBody>;

/** A notice was accepted. */
export class SubmittedNotice extends MailedResponse {}

/** A step that was taken. */
export class NoticeStepTaken {
  @ApiProperty({ enum: NOTICE_STEP_NAMES })
  step!: NoticeStep;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ ...MOMENT_OR_NULL, description: 'By when it had to be taken' })
  dueAt!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What the moderator wrote about it' })
  note!: string | null;
}

/** The content of a notice. */
export class NoticeWords {
  @ApiProperty(TEXT_OR_NULL)
  name!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  email!: string | null;

  @ApiProperty()
  statement!: string;

  @ApiProperty()
  defamatory!: string;

  @ApiProperty()
  meaning!: string;

  @ApiProperty()
  inaccuracies!: string;
}

/** A notice's state, whoever is reading it. */
export class NoticeProgress {
  @ApiProperty({ example: '7F3KQ2MX9B' })
  reference!: string;

  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty({ enum: NOTICE_STATES })
  state!: NoticeState;

  @ApiProperty({ enum: NOTICE_STEP_NAMES, nullable: true, description: 'The step that closed it' })
  outcome!: NoticeStep | null;

  @ApiProperty({ ...MOMENT_OR_NULL, description: 'By when the next step is due' })
  dueAt!: string | null;

  @ApiProperty({ type: () => NoticeWords })
  words!: NoticeWords;
}

/** A notice as its complainant sees it. */
export class MyNotice extends NoticeProgress {
  @ApiProperty({ description: 'The review as it read when the notice was written' })
  reviewText!: string;

  @ApiProperty()
  shareName!: boolean;

  @ApiProperty()
  shareEmail!: boolean;

  @ApiProperty({ type: [NoticeStepTaken] })
  timeline!: NoticeStepTaken[];
}

/** A notice as the author of the review sees it: name and address of the complainant only with their consent. */
export class NoticeForAuthor extends NoticeProgress {
  @ApiProperty({ ...TEXT_OR_NULL, description: 'The review as it reads now; null once it is gone' })
  reviewText!: string | null;
}

/** A step of the timeline as responses show it. */
export function toStepTaken({ step, createdAt, dueAt, note }: NoticeEvent): NoticeStepTaken {
  return { step, at: createdAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, note };
}
