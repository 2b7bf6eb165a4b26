import { RATING_CATEGORIES, ratingField } from '@club-reviews/domain/rating-categories';
import type { RatingCategory, RatingField } from '@club-reviews/domain/rating-categories';
import { MAX_RATING, MIN_RATING } from '@club-reviews/domain/ratings';
import { RATING_MESSAGES, REVIEW_MESSAGES, REVIEW_TEXT } from '@club-reviews/domain/review-form';
import { number, object, string } from 'yup';
import { emailSchema } from '../../lib/email-schema';

const LABELS: Record<RatingCategory, string> = {
  coaching: 'Coaching quality',
  communication: 'Communication',
  facilities: 'Facilities',
  inclusivity: 'Inclusivity',
  value: 'Value for money',
};

/** The subjects of the five star questions, in order; `name` is the api's field. */
export const RATING_QUESTIONS = RATING_CATEGORIES.map((category) => ({
  name: ratingField(category),
  label: LABELS[category],
  missing: RATING_MESSAGES[category],
}));

/** A parent's review: the part of the form that can be changed later. */
export interface ReviewContentValues extends Record<RatingField, number> {
  /** "U7s" to "U18s" or "prefer not to disclose"; empty until one is chosen. */
  ageGroup: string;
  reviewText: string;
}

/** The form's values while a parent fills it in. */
export interface ReviewFormValues extends ReviewContentValues {
  /** Id of the chosen club, 0 until one is chosen. */
  clubId: number;
  authorEmail: string;
  /** Hidden from people: only bots fill it in, and the server drops what they send. */
  website: string;
}

/** The form's initial values, also used after it was closed or sent. */
export const EMPTY_REVIEW: ReviewFormValues = {
  clubId: 0,
  ageGroup: '',
  authorEmail: '',
  coachingRating: 0,
  communicationRating: 0,
  facilitiesRating: 0,
  inclusivityRating: 0,
  valueRating: 0,
  reviewText: '',
  website: '',
};

function rating(missing: string) {
  return number().integer(missing).min(MIN_RATING, missing).max(MAX_RATING, missing).required(missing);
}

const contentRules = {
  ageGroup: string().required(REVIEW_MESSAGES.ageGroup),
  ...(Object.fromEntries(RATING_QUESTIONS.map(({ name, missing }) => [name, rating(missing)])) as Record<
    RatingField,
    ReturnType<typeof rating>
  >),
  reviewText: string()
    .trim()
    .min(REVIEW_TEXT.minLength, REVIEW_MESSAGES.textTooShort)
    .max(REVIEW_TEXT.maxLength, REVIEW_MESSAGES.textTooLong)
    .required(REVIEW_MESSAGES.textTooShort),
};

/** The rules for a review's contents; the server applies them again. */
export const reviewContentSchema = object(contentRules);

/** The rules for a review before it's sent; the server applies them again. */
export const reviewFormSchema = object({
  clubId: number().integer(REVIEW_MESSAGES.club).min(1, REVIEW_MESSAGES.club).required(REVIEW_MESSAGES.club),
  authorEmail: emailSchema,
  ...contentRules,
});
