import type { EnquiryList, EnquiryReportReason, EnquiryState } from '@club-reviews/domain/enquiries';
import {
  ENQUIRY_LISTS,
  ENQUIRY_MESSAGES,
  ENQUIRY_REPORT_REASONS,
  ENQUIRY_TEXTS,
  MAX_ENQUIRIES_COUNTED,
} from '@club-reviews/domain/enquiries';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { cursorQuery } from '../../../platform/http/cursors.js';
import { oneOfWords } from '../../../platform/http/query-schema.js';
import { textField } from '../../../platform/http/text-fields.js';
import { ownClubQuery } from '../../dashboard/dashboard.dto.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../../platform/http/api-fields.js';

/** Which of its questions a club wants to see. */
export const clubEnquiriesQuery = ownClubQuery.extend({
  list: oneOfWords(ENQUIRY_LISTS, 'Those that wait for the club, or the others').default('waiting'),
  ...cursorQuery(50, 20),
});

export type ClubEnquiriesQuery = z.output<typeof clubEnquiriesQuery>;

/** A club's answer to a question. */
export const enquiryAnswerBody = z.object({ answer: textField(ENQUIRY_TEXTS.answer) });

export type EnquiryAnswerBody = z.output<typeof enquiryAnswerBody>;

/** A club's report of a question. */
export const enquiryReportBody = z.object({
  reason: z.enum(ENQUIRY_REPORT_REASONS, { error: ENQUIRY_MESSAGES.reportReason }),
  words: textField(ENQUIRY_TEXTS.words),
});

export type EnquiryReportBody = z.output<typeof enquiryReportBody>;

/** The states that a club sees a question in. */
export const CLUB_ENQUIRY_STATES = ['waiting', 'answered', 'closed', 'reported', 'removed'] as const;

/** One of the {@link CLUB_ENQUIRY_STATES}. */
export type ClubEnquiryState = Extract<EnquiryState, (typeof CLUB_ENQUIRY_STATES)[number]>;

/** A question, as the club that was asked reads it: without the parent's address. */
export class ClubEnquiry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: 'integer' })
  clubId!: number;

  @ApiProperty({ enum: CLUB_ENQUIRY_STATES, enumName: 'ClubEnquiryState' })
  state!: ClubEnquiryState;

  @ApiProperty({ enum: ENQUIRY_LISTS, enumName: 'EnquiryList' })
  list!: EnquiryList;

  @ApiProperty({ ...TEXT_OR_NULL, example: 'U10s' })
  ageGroup!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null once a moderator has removed it' })
  message!: string | null;

  @ApiProperty({ format: 'date-time' })
  askedAt!: string;

  @ApiProperty(TEXT_OR_NULL)
  answer!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The manager who answered, while they have a login' })
  answeredBy!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  answeredAt!: string | null;

  @ApiProperty({ enum: ENQUIRY_REPORT_REASONS, nullable: true, description: 'Why the club reported it' })
  reportReason!: EnquiryReportReason | null;

  @ApiProperty(MOMENT_OR_NULL)
  reportedAt!: string | null;
}

/** How many questions are waiting for a club. */
export class WaitingEnquiries {
  @ApiProperty({ type: 'integer', maximum: MAX_ENQUIRIES_COUNTED })
  waiting!: number;

  @ApiProperty({ description: 'There are more than are counted' })
  hasMore!: boolean;
}
