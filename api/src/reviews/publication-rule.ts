import type { ReviewPublication } from '../config/settings.js';
import type { Database } from '../database/database.js';
import { idBatches } from '../database/id-batches.js';
import { SiteSetting } from '../database/site-setting.entity.js';
import { recountReviews } from '../stats/recount.js';
import { visibilitySql } from './review-visibility.js';

const REVIEWS_PER_BATCH = 10_000;

/**
 * Makes stored visibility follow the setting: when the database was last used with another rule, every review's
 * visibility and all sums and counts are computed again. The rule is noted last, so an interrupted run is repeated.
 */
export async function applyPublicationRule(
  database: Pick<Database, 'dataSource' | 'dialect' | 'transactions'>,
  publication: ReviewPublication,
): Promise<void> {
  const { dataSource, transactions } = database;
  const settings = dataSource.getRepository(SiteSetting);
  const noted = await settings.findOneBy({ name: 'review_publication' });
  if (noted?.value === publication) return;
  if (noted) {
    const rule = visibilitySql(publication);
    for await (const { first, last } of idBatches(dataSource, 'reviews', REVIEWS_PER_BATCH)) {
      await transactions.runInTransaction((manager) =>
        manager.query(
          `UPDATE reviews SET is_visible = ${rule} WHERE id BETWEEN ? AND ? AND is_visible <> ${rule}`,
          [first, last],
        ),
      );
    }
    await recountReviews(database);
  }
  await transactions.runInTransaction((manager) =>
    manager.save(SiteSetting, { name: 'review_publication', value: publication }),
  );
}
