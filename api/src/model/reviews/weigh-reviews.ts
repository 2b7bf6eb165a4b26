import { Logger } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { idBatches } from '../../platform/database/batches.js';
import { raw, runSql, sql } from '../../platform/database/sql.js';
import { noteClubsBetween } from '../clubs/club-versions.js';
import { clubTotals, RANKED_COLUMNS, SUMS } from './recount.js';

const CLUBS_PER_BATCH = 500;
/** A line in the log for so many clubs: with many reviews the start takes longer. */
const CLUBS_PER_LINE = 5000;
const SUM_OF_ALL = SUMS.join(' + ');

/**
 * Brings the sums that clubs are ranked by up to date where a release without them has written: after an upgrade, after
 * a roll-back, and while instances are replaced. Costs a scan of the clubs if there is nothing to do.
 */
export async function weighReviews({ dataSource, dialect, transactions }: Database): Promise<void> {
  let weighed = 0;
  for await (const batch of idBatches(dataSource, 'clubs', CLUBS_PER_BATCH)) {
    const [behind] = await runSql<{ first: number | null; last: number | null }>(
      dataSource,
      sql`SELECT MIN(id) AS first, MAX(id) AS last FROM clubs
        WHERE id BETWEEN ${batch.first} AND ${batch.last} AND weighted_total <> ${raw(SUM_OF_ALL)}`,
    );
    const { first = null, last = null } = behind ?? {};
    if (first === null || last === null) continue;
    await transactions.runInTransaction(async (manager) => {
      await runSql(manager, dialect.updateFrom('clubs', clubTotals(first, last), RANKED_COLUMNS));
      await noteClubsBetween(manager, first, last);
    });
    weighed += last - first + 1;
    if (weighed % CLUBS_PER_LINE < CLUBS_PER_BATCH && weighed >= CLUBS_PER_LINE)
      new Logger('Ranking').log(`Weighed the reviews of some ${weighed} clubs`);
  }
}
