import type { EnquiryReportReason, EnquiryState } from '@club-reviews/domain/enquiries';
import { ENQUIRY_REPORT_REASONS, ENQUIRY_STATES } from '@club-reviews/domain/enquiries';
import { MAX_REASON_LENGTH, REASON_MESSAGES } from '@club-reviews/domain/decision-reasons';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { cursorQuery } from '../../../platform/http/cursors.js';
import { oneOfWords } from '../../../platform/http/query-schema.js';
import { optionalField, textField } from '../../../platform/http/text-fields.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../../platform/http/api-fields.js';

/** Which questions to list. */
export const adminEnquiriesQuery = z.object({
  state: oneOfWords(ENQUIRY_STATES, 'Only questions in this state').optional(),
  ...cursorQuery(100, 20),
});

export type AdminEnquiriesQuery = z.output<typeof adminEnquiriesQuery>;

/** A moderator's decision on a question that is held or reported. */
export const enquiryDecisionBody = z
  .object({
    decision: z.enum(['keep', 'remove'], { error: 'decision must be keep or remove' }).meta({
      description: '"keep" passes a held question on and dismisses a report',
    }),
    reason: optionalField(textField({ name: 'The reason', max: MAX_REASON_LENGTH }))
      .optional()
      .meta({ description: 'Needed to remove it; the parent reads it in an email' }),
    blocksAddress: z
      .boolean({ error: 'blocksAddress must be true or false' })
      .optional()
      .meta({ description: 'Whether a removal also stops further questions from the address' }),
  })
  .refine(({ decision, reason }) => decision === 'keep' || !!reason, {
    path: ['reason'],
    error: REASON_MESSAGES.mailed,
  });

export type EnquiryDecisionBody = z.output<typeof enquiryDecisionBody>;

/** Whether the address of a question is blocked from now on. */
export const enquiryBlockBody = z.object({
  isBlocked: z.boolean({ error: 'isBlocked must be true or false' }),
});

export type EnquiryBlockBody = z.output<typeof enquiryBlockBody>;

/** A question that was held or reported, as moderators read it. It doesn't include the parent's address. */
export class AdminEnquiry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty({ enum: ENQUIRY_STATES, enumName: 'EnquiryState' })
  state!: EnquiryState;

  @ApiProperty(TEXT_OR_NULL)
  ageGroup!: string | null;

  @ApiProperty()
  message!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What the club answered' })
  answer!: string | null;

  @ApiProperty({ enum: ENQUIRY_REPORT_REASONS, nullable: true, description: 'Null: the checks held it' })
  reportReason!: EnquiryReportReason | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What the club says about its report' })
  reportWords!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  reportedAt!: string | null;

  @ApiProperty({ description: 'Whether the parent’s address is blocked from asking clubs' })
  isBlocked!: boolean;

  @ApiProperty({
    description: 'False once the parent’s data is erased: no one is mailed, nothing can be blocked',
  })
  hasAddress!: boolean;

  @ApiProperty(TEXT_OR_NULL)
  decisionReason!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Who decided' })
  decidedBy!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  decidedAt!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
