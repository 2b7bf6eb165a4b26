import { number, object, string } from 'yup';

/** What the five star questions ask about, in the order they are asked; the keys are the fields of the wire. */
export const RATING_QUESTIONS = [
  { name: 'coachingRating', label: 'Coaching quality', missing: 'Please rate coaching quality' },
  { name: 'communicationRating', label: 'Communication', missing: 'Please rate communication' },
  { name: 'facilitiesRating', label: 'Facilities', missing: 'Please rate facilities' },
  { name: 'inclusivityRating', label: 'Inclusivity', missing: 'Please rate inclusivity' },
  { name: 'valueRating', label: 'Value for money', missing: 'Please rate value for money' },
] as const;

/** Name of a star question's field. */
export type RatingName = (typeof RATING_QUESTIONS)[number]['name'];

/** What the form holds while a parent fills it in. */
export interface ReviewFormValues extends Record<RatingName, number> {
  /** Id of the chosen club, 0 until one is chosen. */
  clubId: number;
  /** "U7s" to "U18s" or "prefer not to disclose"; empty until one is chosen. */
  ageGroup: string;
  authorEmail: string;
  reviewText: string;
  /** Hidden from people; who fills it in is a program, and the server keeps nothing of it. */
  website: string;
}

/** The form as it opens, and as it is again after it was closed or sent. */
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

export const REVIEW_TEXT_MIN_CHARACTERS = 10;
export const REVIEW_TEXT_MAX_CHARACTERS = 4000;
/** The longest address that mail can be delivered to (RFC 5321). */
const EMAIL_MAX_CHARACTERS = 254;
/** Yup accepts `parent@localhost`, as HTML does; no mail would arrive there. */
const DOTTED_DOMAIN = /@.+\.[^.]{2,}$/;

/** The words shown beside a field that cannot be sent as it is. */
const REVIEW_MESSAGES = {
  club: 'Please select a club',
  ageGroup: 'Please select an age group',
  email: 'Please enter a valid email address',
  textTooShort: `Please write at least ${REVIEW_TEXT_MIN_CHARACTERS} characters`,
  textTooLong: 'Please write at most 4,000 characters',
};

function rating(missing: string) {
  return number().integer(missing).min(1, missing).max(5, missing).required(missing);
}

/** The rules of a review before it is sent; the server applies them again. */
export const reviewFormSchema = object({
  clubId: number().integer(REVIEW_MESSAGES.club).min(1, REVIEW_MESSAGES.club).required(REVIEW_MESSAGES.club),
  ageGroup: string().required(REVIEW_MESSAGES.ageGroup),
  authorEmail: string()
    .trim()
    .max(EMAIL_MAX_CHARACTERS, REVIEW_MESSAGES.email)
    .email(REVIEW_MESSAGES.email)
    .matches(DOTTED_DOMAIN, REVIEW_MESSAGES.email)
    .required(REVIEW_MESSAGES.email),
  ...(Object.fromEntries(RATING_QUESTIONS.map(({ name, missing }) => [name, rating(missing)])) as Record<
    RatingName,
    ReturnType<typeof rating>
  >),
  reviewText: string()
    .trim()
    .min(REVIEW_TEXT_MIN_CHARACTERS, REVIEW_MESSAGES.textTooShort)
    .max(REVIEW_TEXT_MAX_CHARACTERS, REVIEW_MESSAGES.textTooLong)
    .required(REVIEW_MESSAGES.textTooShort),
});
