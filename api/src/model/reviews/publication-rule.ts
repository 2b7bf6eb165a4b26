import type { ReviewPublication } from '@club-reviews/domain/review-status';
import type { Database } from '../../platform/database/database.js';
import { idBatches } from '../../platform/database/batches.js';
import { raw, runSql, sql } from '../../platform/database/sql.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { invalidateEverything } from '../clubs/club-versions.js';
import { recountReviews } from './recount.js';
import { visibilitySql } from './review-status.sql.js';
import { requestEverySummary } from './summary-job.js';

const REVIEWS_PER_BATCH = 10_000;

/**
 * Makes stored visibility follow the setting: when the database was last used with another rule, every review's
 * visibility and all sums and counts are recomputed. The rule is stored last, so that an interrupted run is repeated.
 */
export async function applyPublicationRule(
  database: Database,
  publication: ReviewPublication,
): Promise<void> {
  const { dataSource, dialect, transactions } = database;
  const settings = dataSource.getRepository(SiteSetting);
  const noted = await settings.findOneBy({ name: 'review_publication' });
  if (noted?.value === publication) return;
  if (noted) {
    const rule = raw(visibilitySql(publication));
    for await (const { first, last } of idBatches(dataSource, 'reviews', REVIEWS_PER_BATCH)) {
      await transactions.runInTransaction(async (manager) => {
        await runSql(
          manager,
          sql`UPDATE reviews SET is_visible = ${rule} WHERE id BETWEEN ${first} AND ${last} AND is_visible <> ${rule}`,
        );
        invalidateEverything(manager);
      });
    }
    await recountReviews(database);
    await transactions.runInTransaction((manager) => requestEverySummary(manager, dialect, new Date()));
  }
  await transactions.runInTransaction((manager) =>
    manager.save(SiteSetting, { name: 'review_publication', value: publication }),
  );
}
