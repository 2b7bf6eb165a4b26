import type { RatingCategory } from './rating-categories.ts';

/** Bounds of a review's text, in characters. */
export const REVIEW_TEXT = { minLength: 10, maxLength: 4000 };

/** How long the mailed link that confirms a review works, in days. */
export const REVIEW_LINK_DAYS = 7;

/** How long the sender of a review can have its link sent again, or to another address, in hours. */
export const REVIEW_RECEIPT_HOURS = 24;

/** The form's and the api's messages about an invalid review. */
export const REVIEW_MESSAGES = {
  club: 'Please select a club',
  ageGroup: 'Please select an age group',
  textTooShort: `Please write at least ${REVIEW_TEXT.minLength} characters`,
  textTooLong: `Please write no more than ${REVIEW_TEXT.maxLength.toLocaleString('en-GB')} characters`,
};

/** The form's and the api's message about a club's empty reply to a review. */
export const REPLY_MISSING = 'Please write a response';

/** The message about a missing rating. */
export const RATING_MESSAGES: Record<RatingCategory, string> = {
  coaching: 'Please rate coaching quality',
  communication: 'Please rate communication',
  facilities: 'Please rate facilities',
  inclusivity: 'Please rate inclusivity',
  value: 'Please rate value for money',
};
