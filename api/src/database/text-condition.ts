import type { Dialect } from './dialect/dialect.js';
import type { Condition } from './newest-first.js';

/** The condition that one of the columns contains a text, in upper or lower case. */
export function containsText(
  { caseless }: Pick<Dialect, 'caseless'>,
  columns: readonly string[],
  text: string,
): Condition {
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`;
  const matches = columns.map((column) => `${caseless(column)} LIKE ${caseless('?')} ESCAPE '!'`);
  return { sql: `(${matches.join(' OR ')})`, parameters: columns.map(() => pattern) };
}
