import type { Dialect } from './dialect/dialect.js';
import type { Sql } from './sql.js';
import { joined, raw, sql } from './sql.js';

/** The condition that one of the columns contains a text, in upper or lower case. */
export function containsText(
  { caseInsensitive }: Pick<Dialect, 'caseInsensitive'>,
  columns: readonly string[],
  text: string,
): Sql {
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`;
  const [start, end] = caseInsensitive('?').split('?').map(raw) as [Sql, Sql];
  const matches = columns.map(
    (column) => sql`${raw(caseInsensitive(column))} LIKE ${start}${pattern}${end} ESCAPE '!'`,
  );
  return sql`(${joined(matches, ' OR ')})`;
}
