import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { STARS } from '@club-reviews/domain/ratings';
import type { Database } from '../../platform/database/database.js';
import { idBatches } from '../../platform/database/id-batches.js';
import { indexClubTexts } from '../clubs/club-text-index.js';
import { heldBackSql, STATUS_SQL, starsSql } from './review-status.sql.js';
import type { SiteCounterName } from './site-counter.entity.js';

const CLUBS_PER_BATCH = 500;
const SUMS = RATING_CATEGORIES.map((category) => `${category}_sum`);

/** Told how much of a step is done, 0 to 1. */
export type RecountProgress = (step: string, done: number) => void;

/** What a recount needs of an open database. */
export type RecountTarget = Pick<Database, 'dataSource' | 'dialect' | 'transactions'>;

/**
 * Computes every stored value again from clubs and reviews: search texts and terms, places in name order, sums and
 * counts of clubs and age groups, site counters. In batches, any number of times, with the same result; best while
 * nobody writes, since the site's totals are taken at the end.
 */
export async function recountStoredValues(
  database: RecountTarget,
  progress: RecountProgress = () => {},
): Promise<void> {
  await indexClubTexts(database, (done) => progress('search terms', done));
  await database.transactions.runInTransaction((manager) => manager.query(renumberSql(database)));
  await recountReviews(database, progress);
}

/** The part of {@link recountStoredValues} that depends on which reviews are visible. */
export async function recountReviews(
  database: RecountTarget,
  progress: RecountProgress = () => {},
): Promise<void> {
  const { dataSource, dialect, transactions } = database;
  const update = dialect.updateFrom('clubs', CLUB_TOTALS, [
    'review_count',
    ...SUMS,
    ...STARS.map(ratingCount),
    'overall_score',
  ]);
  for await (const { first, last, done } of idBatches(dataSource, 'clubs', CLUBS_PER_BATCH)) {
    await transactions.runInTransaction(async (manager) => {
      await manager.query(update, [first, last]);
      await manager.query('DELETE FROM club_age_group_counts WHERE club_id BETWEEN ? AND ?', [first, last]);
      await manager.query(CLUB_AGE_GROUPS, [first, last]);
    });
    progress('clubs', done);
  }
  await transactions.runInTransaction(async (manager) => {
    await manager.query('DELETE FROM age_group_counts');
    await manager.query(SITE_AGE_GROUPS);
    await manager.query(`UPDATE site_counters SET value = (SELECT COUNT(*) FROM clubs) WHERE name = 'clubs'`);
    await manager.query(
      `UPDATE site_counters SET value = (SELECT COALESCE(SUM(review_count), 0) FROM clubs) WHERE name = 'visible_reviews'`,
    );
    for (const [name, condition] of Object.entries(REVIEWS_BY_STATE)) {
      await manager.query(
        `UPDATE site_counters SET value = (SELECT COUNT(*) FROM reviews r WHERE ${condition}) WHERE name = ?`,
        [name],
      );
    }
  });
}

const REVIEWS_BY_STATE: Partial<Record<SiteCounterName, string>> = {
  reviews_pending_verification: STATUS_SQL['pending-verification']('r'),
  reviews_awaiting_approval: STATUS_SQL['awaiting-approval']('r'),
  reviews_approved: STATUS_SQL.approved('r'),
  reviews_held: heldBackSql('r'),
};

function renumberSql({ dialect }: RecountTarget): string {
  const places = 'SELECT id, ROW_NUMBER() OVER (ORDER BY search_name, id) AS list_position FROM clubs';
  return dialect.updateFrom('clubs', places, ['list_position']);
}

function ratingCount(stars: number): string {
  return `rating_count_${stars}`;
}

const STAR_COUNTS = STARS.map(
  (stars) => `COALESCE(SUM(CASE WHEN ${starsSql('r', stars)} THEN 1 ELSE 0 END), 0) AS ${ratingCount(stars)}`,
);

const CLUB_TOTALS = `
  SELECT k.id, COUNT(r.id) AS review_count,
    ${RATING_CATEGORIES.map((category) => `COALESCE(SUM(r.${category}_rating), 0) AS ${category}_sum`).join(', ')},
    ${STAR_COUNTS.join(', ')},
    COALESCE(ROUND(SUM(r.rating_total) * 200.0 / COUNT(r.id)), 0) AS overall_score
  FROM clubs k LEFT JOIN reviews r ON r.club_id = k.id AND r.is_visible = 1
  WHERE k.id BETWEEN ? AND ?
  GROUP BY k.id`;

// Going from clubs to reviews: asked for a range of club ids, SQLite walks all visible reviews for every batch.
const CLUB_AGE_GROUPS = `
  INSERT INTO club_age_group_counts (club_id, age_group, count)
  SELECT k.id, r.age_group, COUNT(r.id)
  FROM clubs k LEFT JOIN reviews r ON r.club_id = k.id AND r.is_visible = 1
  WHERE k.id BETWEEN ? AND ?
  GROUP BY k.id, r.age_group HAVING COUNT(r.id) > 0`;

const SITE_AGE_GROUPS = `
  INSERT INTO age_group_counts (age_group, count)
  SELECT age_group, SUM(count) FROM club_age_group_counts GROUP BY age_group`;
