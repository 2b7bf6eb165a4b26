import {
  CARD_COUNTS,
  DEFAULT_INVITATION_DAYS,
  INVITATION_DAYS,
  INVITATION_LIMITS,
  INVITATION_MESSAGES,
  MIN_TOLD_REVIEWS,
  readAddresses,
} from '@club-reviews/domain/review-invitations';
import { REVIEW_MESSAGES } from '@club-reviews/domain/review-form';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { InvitedReviews } from '../../clubs/invited-reviews.dto.js';
import { rowIdField } from '../../platform/http/row-id.js';
import { invitationField } from '../../reviews/submission/review-submission.dto.js';

/** Whom a club invites by mail. */
export const mailedInvitationsBody = z.object({
  addresses: z
    .string({ error: INVITATION_MESSAGES.noAddresses })
    .max(INVITATION_LIMITS.text, { error: INVITATION_MESSAGES.tooManyAddresses })
    .transform((text, context) => {
      const read = readAddresses(text);
      if ('addresses' in read) return read.addresses;
      context.addIssue(read.problem);
      return z.NEVER;
    })
    .meta({
      type: 'string',
      description: 'Email addresses separated by commas, semicolons, spaces or lines, with or without names',
    }),
});

export type MailedInvitationsBody = z.output<typeof mailedInvitationsBody>;

/** How many cards a club wants to print. */
export const cardsBody = z.object({
  count: z.literal(CARD_COUNTS, { error: INVITATION_MESSAGES.count }),
  days: z.literal(INVITATION_DAYS, { error: INVITATION_MESSAGES.days }).default(DEFAULT_INVITATION_DAYS),
});

export type CardsBody = z.output<typeof cardsBody>;

/** A club's code, as the review form has it. */
export const checkBody = z.object({ clubId: rowIdField(REVIEW_MESSAGES.club), invitation: invitationField });

export type CheckBody = z.output<typeof checkBody>;

/** Invitations were accepted. The response is the same whether or not any of them arrives. */
export class MailedInvitations {
  @ApiProperty({ type: 'integer', description: 'Different addresses' })
  count!: number;
}

/** Codes to print. They're only shown now. */
export class InvitationCards {
  @ApiProperty({ type: [String], example: ['k7fm-2xqp-h9cd-w4ta'] })
  codes!: string[];

  @ApiProperty({ format: 'date', description: 'The last day on which they’re valid' })
  lastDay!: string;
}

/** Whether a code marks a review as invited, unless another one has it already. */
export class CheckedInvitation {
  @ApiProperty()
  isOpen!: boolean;
}

/** What came of a club's invitations: never who was invited, or who wrote. */
export class InvitationFigures {
  @ApiProperty({ type: 'integer', description: 'Invitations mailed in the last twelve months' })
  mailed!: number;

  @ApiProperty({ type: 'integer', description: 'Cards made in the last twelve months' })
  printed!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: `Reviews that came of them; null for fewer than ${MIN_TOLD_REVIEWS}`,
  })
  reviews!: number | null;

  @ApiProperty({ type: InvitedReviews, nullable: true, description: 'Public ones; null while there are few' })
  invitedReviews!: InvitedReviews | null;
}
