import type { z } from 'zod';
import { InvalidInputError } from '../errors.js';
import { fieldMessages } from '../http/valid-body.js';

/** Checks a decision as the endpoint of its kind does; messages name the queue's fields. */
export function toCheckedDecision<Schema extends z.ZodType>(
  schema: Schema,
  body: Record<string, unknown>,
  names: Readonly<Record<string, string>> = {},
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const found = Object.entries(fieldMessages(result.error));
  throw InvalidInputError.inFields(
    Object.fromEntries(found.map(([field, words]) => [names[field] ?? field, words])),
  );
}
