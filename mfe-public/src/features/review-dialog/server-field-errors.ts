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

/**
 * Finds the fields that a refusal of the server talks about, so that its words appear beside them.
 * @param serverMessage the error body's message; several messages may be joined in it, and a message may name the
 *   wire field instead of using the form's words ("reviewText must be a string")
 * @returns message by field; empty when the refusal is about no field
 */
export function serverFieldErrors(serverMessage: string): Partial<Record<FieldName, string>> {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const [field, message] of FIELD_OF_MESSAGE) {
    if (serverMessage.includes(message)) errors[field] ??= message;
  }
  for (const [field] of FIELD_OF_MESSAGE) {
    if (new RegExp(`\\b${field}\\b`).test(serverMessage)) errors[field] ??= serverMessage;
  }
  return errors;
}
