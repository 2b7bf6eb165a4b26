import type { Database } from '../../platform/database/database.js';
import { idBatches } from '../../platform/database/batches.js';
import { raw, runSql, sql } from '../../platform/database/sql.js';
import { CLUB_COLUMNS, clubTotals } from './recount.js';

const CLUBS_PER_BATCH = 500;

/**
 * Counts the clubs whose stored sums and counts aren't what their reviews add up to; `recountStoredValues` repairs
 * them.
 * @param progress told how much is done, 0 to 1
 */
export async function countWrongTotals(
  { dataSource }: Database,
  progress: (done: number) => void = () => {},
): Promise<number> {
  const differs = CLUB_COLUMNS.map((column) => `k.${column} <> source.${column}`).join(' OR ');
  let wrong = 0;
  for await (const { first, last, done } of idBatches(dataSource, 'clubs', CLUBS_PER_BATCH)) {
    const [row] = await runSql<{ count: number | string }>(
      dataSource,
      sql`SELECT COUNT(*) AS count FROM clubs k JOIN (${clubTotals(first, last)}) source ON source.id = k.id
          WHERE ${raw(differs)}`,
    );
    wrong += Number(row?.count ?? 0);
    progress(done);
  }
  return wrong;
}
