import { CLUB_TEAM_AGE_GROUPS } from '@club-reviews/domain/club-facts';
import type { EnquiryStatus } from '@club-reviews/domain/enquiries';
import { ENQUIRY_MESSAGES, ENQUIRY_STATUSES, ENQUIRY_TEXTS } from '@club-reviews/domain/enquiries';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { emailField, honeypotField, optionalField, textField } from '../../../platform/http/text-fields.js';
import { MailedResponse } from '../../../platform/mailed-links/mailed-links.dto.js';

/** A question to a club as the form sends it; the form shows every message. */
export const enquiryBody = z.object({
  email: emailField().meta({ description: 'Gets the link that sends the question on, and the answer' }),
  ageGroup: optionalField(z.enum(CLUB_TEAM_AGE_GROUPS, { error: ENQUIRY_MESSAGES.ageGroup }))
    .optional()
    .meta({ description: 'Of the team that it’s about', example: 'U10s' }),
  message: textField(ENQUIRY_TEXTS.message),
  website: honeypotField,
});

export type EnquiryBody = z.output<typeof enquiryBody>;

/** A question was accepted; the mail says whether anything follows from it. */
export class SubmittedEnquiry extends MailedResponse {}

/** A question, as the parent who wrote it sees it with the mailed link. */
export class EnquiryProgress {
  @ApiProperty({
    enum: ENQUIRY_STATUSES,
    enumName: 'EnquiryStatus',
    description: '"held": a moderator reads it before the club does',
  })
  status!: EnquiryStatus;

  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty({ type: String, nullable: true, example: 'U10s' })
  ageGroup!: string | null;

  @ApiProperty()
  message!: string;
}
