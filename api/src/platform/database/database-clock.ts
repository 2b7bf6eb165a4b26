import type { EntityManager } from 'typeorm';
import type { Dialect } from './dialect/dialect.js';
import { runSql, sql } from './sql.js';
import { toIsoTimestamp } from './timestamps.js';

/**
 * The current time by the database's clock. What several instances must agree on, such as how long a job belongs to one
 * of them, uses this clock: those of their machines may be far apart.
 */
export async function databaseTime(
  on: Pick<EntityManager, 'query'>,
  { now }: Pick<Dialect, 'now'>,
): Promise<Date> {
  const [row] = await runSql<{ moment: string }>(on, sql`SELECT CAST(${now} AS CHAR) AS moment`);
  if (!row) throw new Error('the database said nothing of the time');
  return new Date(toIsoTimestamp(row.moment));
}

/** This many milliseconds after {@link databaseTime}, or before it. */
export async function databaseTimeIn(
  milliseconds: number,
  on: Pick<EntityManager, 'query'>,
  dialect: Pick<Dialect, 'now'>,
): Promise<Date> {
  const now = await databaseTime(on, dialect);
  return new Date(now.getTime() + milliseconds);
}
