import { z } from 'zod';
import { readableLine } from '../text/readable-text.js';

/** An integer between two bounds, `fallback` if it isn't given. */
export function wholeNumber(min: number, max: number, fallback: number, description: string) {
  return boundedNumber(min, max).default(fallback).describe(description);
}

/** An optional integer between two bounds. */
export function optionalWholeNumber(min: number, max: number, description: string) {
  return boundedNumber(min, max).optional().describe(description);
}

/** A required integer between two bounds. */
export function boundedNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string({ error })
    .regex(/^\d{1,16}$/, { error })
    .transform(Number)
    .pipe(z.number().int().min(min, { error }).max(max, { error }));
}

/** One of a few numbers, `fallback` if it isn't given. */
export function oneOfNumbers(choices: readonly number[], fallback: number, description: string) {
  const error = `must be one of ${choices.join(', ')}`;
  return z
    .enum(choices.map(String), { error })
    .transform(Number)
    .pipe(z.number())
    .default(fallback)
    .meta({ description, enum: [...choices] });
}

/** One of a few words. */
export function oneOfWords<const W extends string>(choices: readonly W[], description: string) {
  return z.enum(choices, { error: `must be one of ${choices.join(', ')}` }).describe(description);
}

/** A short text on one line; nothing invisible counts. */
export function shortText(maxLength: number, description: string) {
  const error = `must be a text of at most ${maxLength} characters`;
  return z
    .string({ error })
    .transform(readableLine)
    .pipe(z.string().max(maxLength, { error }))
    .optional()
    .describe(description);
}

/** The parameters `limit` and `page` of a list. */
export function pageQuery(maxLimit: number, defaultLimit: number) {
  return {
    limit: wholeNumber(1, maxLimit, defaultLimit, 'How many entries at most'),
    page: wholeNumber(1, MAX_PAGE, 1, 'Which run of `limit` entries, from 1'),
  };
}

/** Far beyond any list; keeps row numbers well inside an integer. */
export const MAX_PAGE = 1_000_000;
