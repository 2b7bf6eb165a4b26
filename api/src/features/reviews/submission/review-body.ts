import { z } from 'zod';
import { honeypotField } from '../../../platform/http/honeypot.js';
import { readableText } from '../../../platform/text/readable-text.js';
import { rowIdField } from '../../../platform/http/row-id.js';
import { emailField } from '../../../platform/http/text-fields.js';
import { AGE_GROUPS } from '@club-reviews/domain/age-groups';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { WRITING_RULES } from './writing-rules.js';

const MESSAGES = {
  club: 'Please select a club',
  ageGroup: 'Please select an age group',
  textTooShort: `Please write at least ${WRITING_RULES.minLength} characters`,
  textTooLong: `Please write at most ${WRITING_RULES.maxLength.toLocaleString('en-GB')} characters`,
};

const RATING_MESSAGES: Record<RatingCategory, string> = {
  coaching: 'Please rate coaching quality',
  communication: 'Please rate communication',
  facilities: 'Please rate facilities',
  inclusivity: 'Please rate inclusivity',
  value: 'Please rate value for money',
};

/** Groups as they are stored, by how they may be written. */
const AGE_GROUP_OF = new Map(AGE_GROUPS.map((group) => [group.toLowerCase(), group]));

const rating = (category: RatingCategory) => {
  const error = RATING_MESSAGES[category];
  return z.number({ error }).int({ error }).min(1, { error }).max(5, { error });
};

/** A review as the form sends it; every message is one that the form shows. */
export const reviewBody = z.object({
  clubId: rowIdField(MESSAGES.club),
  ageGroup: z
    .string({ error: MESSAGES.ageGroup })
    .refine((group) => AGE_GROUP_OF.has(group.toLowerCase()), { error: MESSAGES.ageGroup })
    .transform((group) => AGE_GROUP_OF.get(group.toLowerCase()) ?? group)
    .meta({ description: '"U7s" to "U18s" or "prefer not to disclose"', example: 'U12s' }),
  authorEmail: emailField(),
  coachingRating: rating('coaching'),
  communicationRating: rating('communication'),
  facilitiesRating: rating('facilities'),
  inclusivityRating: rating('inclusivity'),
  valueRating: rating('value'),
  reviewText: z
    .string({ error: MESSAGES.textTooShort })
    .transform(readableText)
    .pipe(
      z
        .string()
        .min(WRITING_RULES.minLength, { error: MESSAGES.textTooShort })
        .max(WRITING_RULES.maxLength, { error: MESSAGES.textTooLong }),
    ),
  website: honeypotField,
});

/** A checked review. */
export type ReviewBody = z.output<typeof reviewBody>;
