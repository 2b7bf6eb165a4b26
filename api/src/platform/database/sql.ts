import { empty, join, raw, Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';

export { empty, raw, Sql };

/** A value that a statement accepts for one `?`. */
export type SqlParameter = string | number | null;

/**
 * A hand-written statement, or part of one, with its values: whatever is in `${}` becomes a `?`, and another `sql` is
 * inserted with its own values. Names of tables, columns and indexes go in through `raw`, never external input.
 */
export function sql(text: TemplateStringsArray, ...values: readonly (SqlParameter | Sql)[]): Sql {
  return new Sql(text, values);
}

/** The parts or values one after the other, at least one. */
export function joined(parts: readonly (SqlParameter | Sql)[], separator: string): Sql {
  return join(parts, separator);
}

/** Runs a statement on TypeORM's side: in `manager`'s transaction, or on a data source outside any. */
export function runSql<Row>(on: Pick<EntityManager, 'query'>, statement: Sql): Promise<Row[]> {
  return on.query<Row[]>(statement.sql, statement.values);
}

/** A text in the form in which searches compare it: without accents, in lower case. */
export function caseless(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
