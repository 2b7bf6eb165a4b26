import { parseAgeGroup } from '@club-reviews/domain/age-groups';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { MAX_RATING, MIN_RATING } from '@club-reviews/domain/ratings';
import { RATING_MESSAGES, REVIEW_MESSAGES, REVIEW_TEXT } from '@club-reviews/domain/review-form';
import { z } from 'zod';
import { honeypotField } from '../../../platform/http/honeypot.js';
import { readableText } from '../../../platform/text/readable-text.js';
import { rowIdField } from '../../../platform/http/row-id.js';
import { emailField } from '../../../platform/http/text-fields.js';

const rating = (category: RatingCategory) => {
  const error = RATING_MESSAGES[category];
  return z.number({ error }).int({ error }).min(MIN_RATING, { error }).max(MAX_RATING, { error });
};

/** A review as the form sends it; every message is one that the form shows. */
export const reviewBody = z.object({
  clubId: rowIdField(REVIEW_MESSAGES.club),
  ageGroup: z
    .string({ error: REVIEW_MESSAGES.ageGroup })
    .refine((group) => parseAgeGroup(group) !== undefined, { error: REVIEW_MESSAGES.ageGroup })
    .transform((group) => parseAgeGroup(group) ?? group)
    .meta({ description: '"U7s" to "U18s" or "prefer not to disclose"', example: 'U12s' }),
  authorEmail: emailField(),
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
  website: honeypotField,
});

/** A checked review. */
export type ReviewBody = z.output<typeof reviewBody>;
