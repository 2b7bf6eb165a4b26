import { parseAgeGroup } from '@club-reviews/domain/age-groups';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { MAX_RATING, MIN_RATING } from '@club-reviews/domain/ratings';
import { RATING_MESSAGES, REVIEW_MESSAGES, REVIEW_TEXT } from '@club-reviews/domain/review-form';
import { z } from 'zod';
import { emailField, honeypotField } from '../../platform/http/text-fields.js';
import { readableText } from '../../platform/text/readable-text.js';
import { rowIdField } from '../../platform/http/row-id.js';
import { ApiProperty } from '@nestjs/swagger';
import { ReviewContent } from '../review-content.js';
import { MailedResponse } from '../../platform/mailed-links/mailed-links.dto.js';

const rating = (category: RatingCategory) => {
  const error = RATING_MESSAGES[category];
  return z.number({ error }).int({ error }).min(MIN_RATING, { error }).max(MAX_RATING, { error });
};

const ageGroup = z
  .string({ error: REVIEW_MESSAGES.ageGroup })
  .refine((group) => parseAgeGroup(group) !== undefined, { error: REVIEW_MESSAGES.ageGroup })
  .transform((group) => parseAgeGroup(group) ?? group)
  .meta({ description: '"U7s" to "U18s" or "prefer not to disclose"', example: 'U12s' });

const ratingsAndText = {
  coachingRating: rating('coaching'),
  communicationRating: rating('communication'),
  facilitiesRating: rating('facilities'),
  inclusivityRating: rating('inclusivity'),
  valueRating: rating('value'),
  reviewText: z
    .string({ error: REVIEW_MESSAGES.textTooShort })
    .transform(readableText)
    .pipe(
      z
        .string()
        .min(REVIEW_TEXT.minLength, { error: REVIEW_MESSAGES.textTooShort })
        .max(REVIEW_TEXT.maxLength, { error: REVIEW_MESSAGES.textTooLong }),
    ),
};

/** A parent's review of a club; the form shows every message. */
export const reviewContentFields = { ageGroup, ...ratingsAndText };

/** The same, as parsed. */
export type ReviewContentBody = z.output<z.ZodObject<typeof reviewContentFields>>;

const SECONDS = 'secondsToWrite must be a number of seconds';
const MAX_SECONDS = 7 * 24 * 3600;

const secondsField = z
  .number({ error: SECONDS })
  .min(0, { error: SECONDS })
  .transform((seconds) => Math.min(Math.round(seconds), MAX_SECONDS))
  .optional()
  .meta({ description: 'How long the form was open, one of many signs of a fake review; never needed' });

/** The code of a club's invitation. */
export const invitationField = z
  .string({ error: 'invitation must be a text' })
  .trim()
  .max(64, { error: 'invitation must be the code of a club’s invitation' })
  .meta({ description: 'The code of the club’s invitation; one that’s used or unknown makes no difference' });

/** A review as the form sends it. */
export const reviewBody = z.object({
  clubId: rowIdField(REVIEW_MESSAGES.club),
  ageGroup,
  authorEmail: emailField(),
  ...ratingsAndText,
  secondsToWrite: secondsField,
  invitation: invitationField.optional(),
  website: honeypotField,
});

export type ReviewBody = z.output<typeof reviewBody>;

const receipt = z
  .string({ error: 'receipt must be a text' })
  .trim()
  .meta({ description: 'What the submission answered' });

/** Identifies a review that was sent from this browser. */
export const receiptBody = z.object({ receipt });

export type ReceiptBody = z.output<typeof receiptBody>;

/** The same, with the address to send its link to. */
export const correctedAddressBody = z.object({ receipt, authorEmail: emailField() });

export type CorrectedAddressBody = z.output<typeof correctedAddressBody>;

/** A review was accepted. */
export class SubmittedReview extends MailedResponse {
  @ApiProperty({
    description:
      'For a day, with it the link can be sent again, or to another address, while the review waits for it',
    example: '4173.t3xk5s.vT0nQ1m8rQ1lXr3uQeJ0o8cJq0yqv0Q7bZ2d1h4K9sE',
  })
  receipt!: string;
}

/** What a link would publish; reading it changes nothing. */
export class ReviewPreview {
  @ApiProperty({ enum: ['unconfirmed', 'already-verified'] })
  status!: 'unconfirmed' | 'already-verified';

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty()
  clubName!: string;

  @ApiProperty({ type: () => ReviewContent })
  review!: ReviewContent;

  @ApiProperty({
    type: () => ReviewContent,
    nullable: true,
    description: "The author's review of this club and season that publishing would replace",
  })
  replaces!: ReviewContent | null;

  @ApiProperty({ description: 'True where a person has to look at the review before it is shown' })
  isHeld!: boolean;
}

/** A review was confirmed. */
export class VerifiedReview {
  @ApiProperty({ enum: ['verified', 'already-verified'] })
  status!: 'verified' | 'already-verified';

  @ApiProperty()
  clubSlug!: string;

  @ApiProperty()
  clubName!: string;

  @ApiProperty({ description: 'True while a person has to look at the review before it is shown' })
  isHeld!: boolean;
}

/** The owner of an address said that a review isn't theirs. */
export class RejectedReview {
  @ApiProperty()
  clubName!: string;
}

/** A new link is on its way. */
export class LinkSent extends MailedResponse {}

/** The rules for a review's text, for the form and the server. */
export class WritingRules {
  @ApiProperty({
    type: [String],
    description:
      'Whole words and phrases, in any case, at which the form shows where to turn with a concern about a child',
  })
  safeguardingWords!: string[];
}
