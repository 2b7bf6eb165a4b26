import {
  INVALID_EMAIL,
  INVALID_WEBSITE,
  MAX_EMAIL_LENGTH,
  MAX_WEBSITE_LENGTH,
  tooLongMessage,
} from '@club-reviews/domain/contact-details';
import { emailAddress } from '@club-reviews/domain/email-address';
import { z } from 'zod';
import { readableLine, readableText } from '../text/readable-text.js';
import { webAddress } from '../text/web-address.js';

/** The rules for a text in a form: its length once tidied up, and the messages otherwise. */
export interface TextRule {
  /** The start of the message about a text that is too long, like "The club's name". */
  name: string;
  min?: number;
  max: number;
  /** Characters beyond `max` that the caller takes off before it checks the rest. */
  extra?: number;
  /** The message for a text that is missing or too short. */
  missing?: string;
}

/** A required text on one line. */
export function lineField(rule: TextRule) {
  return tidied(readableLine, rule);
}

/** A required text with any number of lines. */
export function textField(rule: TextRule) {
  return tidied(readableText, rule);
}

/** An e-mail address, in the form in which mail is sent to it (see emailAddress). */
export function emailField(maxLength = MAX_EMAIL_LENGTH) {
  const error = INVALID_EMAIL;
  return z
    .string({ error })
    .trim()
    .max(maxLength, { error })
    .transform(emailAddress)
    .pipe(z.email({ error }).max(maxLength, { error }));
}

/** The address that somebody logs in with; `missing` and `wrong` are the messages for an empty and a long one. */
export function loginEmailField(missing: string, wrong: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .max(MAX_EMAIL_LENGTH, { error: wrong })
    .transform(emailAddress);
}

/** The address of a club's website (see webAddress), as it's opened. */
export function websiteField() {
  return parsedField(INVALID_WEBSITE, MAX_WEBSITE_LENGTH, webAddress);
}

/**
 * A text that `parse` turns into the stored form, or into undefined if it isn't valid; neither the text nor the stored
 * form is longer than `maxLength`.
 */
export function parsedField(error: string, maxLength: number, parse: (text: string) => string | undefined) {
  return z
    .string({ error })
    .max(maxLength, { error })
    .transform((text, context) => {
      const parsed = parse(text);
      if (parsed !== undefined && parsed.length <= maxLength) return parsed;
      context.addIssue(error);
      return z.NEVER;
    });
}

/** The same field, which may be left out, null or empty; stored as null then. */
export function optionalField<T extends z.ZodType>(field: T) {
  return z.preprocess(
    (value) => (typeof value === 'string' && readableText(value) === '' ? null : value),
    field.nullable(),
  );
}

function tidied(tidy: (text: string) => string, { name, min = 1, max, extra = 0, missing }: TextRule) {
  const tooLong = tooLongMessage(name, max);
  const error = missing ?? `${name} must be a text`;
  return z
    .string({ error })
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(min, { error })
        .max(max + extra, { error: tooLong }),
    );
}

/** The form field that people never see. */
export const honeypotField = z
  .unknown()
  .optional()
  .meta({ type: 'string', description: 'A trap for machines: people leave it empty' });

/** Whether the field that people never see was filled in: only bots do that. Missing or empty doesn't count. */
export function isFilled(trap: unknown): boolean {
  return trap !== undefined && trap !== null && trap !== '';
}
