import { fieldErrors } from '../../lib/field-errors';
import { RATING_QUESTIONS, REVIEW_MESSAGES } from './review-form.schema';
import type { ReviewFormValues } from './review-form.schema';

type FieldName = keyof ReviewFormValues;

/** Which field each of the server's validation messages belongs to: both sides use the same words. */
const FIELD_OF_MESSAGE: [FieldName, string][] = [
  ['clubId', REVIEW_MESSAGES.club],
  ['ageGroup', REVIEW_MESSAGES.ageGroup],
  ['authorEmail', REVIEW_MESSAGES.email],
  ...RATING_QUESTIONS.map(({ name, missing }): [FieldName, string] => [name, missing]),
  ['reviewText', REVIEW_MESSAGES.textTooShort],
  ['reviewText', REVIEW_MESSAGES.textTooLong],
];

/** Finds the fields of a review that a refusal of the server talks about: message by field. */
export function serverFieldErrors(serverMessage: string): Partial<Record<FieldName, string>> {
  return fieldErrors(serverMessage, FIELD_OF_MESSAGE);
}
