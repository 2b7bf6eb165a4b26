import type { Dialect } from './dialect/dialect.js';
import type { Condition } from './newest-first.js';

/** The condition that one of the columns contains a text, in upper or lower case. */
export function containsText(
  { caseInsensitive }: Pick<Dialect, 'caseInsensitive'>,
  columns: readonly string[],
  text: string,
): Condition {
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`;
  const matches = columns.map(
    (column) => `${caseInsensitive(column)} LIKE ${caseInsensitive('?')} ESCAPE '!'`,
  );
  return { sql: `(${matches.join(' OR ')})`, parameters: columns.map(() => pattern) };
}
