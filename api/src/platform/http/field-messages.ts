import type { z } from 'zod';
import type { FieldMessages } from '../errors.js';

/**
 * What a schema found wrong, by the top-level field it is in: entries of a list count as the list. The first problem
 * of a field is the one that is said; problems of the whole are left out.
 */
export function fieldMessages(
  error: z.ZodError,
  word: (name: string, message: string) => string = (_, message) => message,
): FieldMessages {
  const messages = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const [name] = path;
    if (name !== undefined && !messages.has(String(name)))
      messages.set(String(name), word(String(name), message));
  }
  return Object.fromEntries(messages);
}
