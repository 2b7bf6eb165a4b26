import type { EntityManager } from 'typeorm';
import type { ReviewPublication } from '@club-reviews/domain/review-status';
import type { Database } from '../../platform/database/database.js';
import { idBatches } from '../../platform/database/id-batches.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import { recountReviews } from './recount.js';
import { visibilitySql } from './review-status.sql.js';

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
    await transactions.runInTransaction((manager) => askForEverySummary(manager));
  }
  await transactions.runInTransaction((manager) =>
    manager.save(SiteSetting, { name: 'review_publication', value: publication }),
  );
}

/** Summaries are made of visible reviews; those that are being written are out of date as well. */
async function askForEverySummary(manager: EntityManager): Promise<void> {
  const now = toStoredTimestamp(new Date());
  await manager.query('UPDATE clubs SET ai_summary = NULL WHERE ai_summary IS NOT NULL');
  await manager.query('UPDATE summary_jobs SET attempts = 0');
  await manager.query(
    `INSERT INTO summary_jobs (club_id, requested_at, next_attempt_at)
    SELECT id, ?, ? FROM clubs k
    WHERE k.review_count > 0 AND NOT EXISTS (SELECT 1 FROM summary_jobs j WHERE j.club_id = k.id)`,
    [now, now],
  );
}
