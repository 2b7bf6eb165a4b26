import type { Dialect } from '../../platform/database/dialect/dialect.js';
import type { ReviewListSql } from './review-page-sql.js';
import { firstPage, laterPage } from './review-page-sql.js';

/** How many visible reviews the whole site has. */
export const VISIBLE_REVIEWS = `SELECT value FROM site_counters WHERE name = 'visible_reviews'`;

/** The lists that are newest first. Rows bring the length of the whole list along, which spares most calls a second statement. */
export interface ReviewListsSql {
  recent: ReviewListSql;
  ofClub: Record<'id' | 'slug', ReviewListSql>;
  ofAgeGroup: Record<'id' | 'slug', ReviewListSql>;
}

/** Writes the statements for one engine. */
export function reviewListsSql(dialect: Pick<Dialect, 'useIndex'>): ReviewListsSql {
  const along = (alias: string, index: string): string => `reviews ${alias} ${dialect.useIndex(index)}`;
  const ofClub = (column: string): ReviewListSql => ({
    first: firstPage(
      'c.review_count',
      `clubs c JOIN ${along('r', 'ix_reviews_club_recent')} ON r.club_id = c.id
      WHERE c.${column} = ? AND r.is_visible = 1`,
    ),
    later: laterPage(
      'k.review_count',
      `clubs k JOIN ${along('v', 'ix_reviews_club_recent')} ON v.club_id = k.id
      WHERE k.${column} = ? AND v.is_visible = 1`,
    ),
  });
  const ofAgeGroup = (column: string): ReviewListSql => ({
    first: firstPage(
      'a.count',
      `clubs c
      JOIN club_age_group_counts a ON a.club_id = c.id
      JOIN ${along('r', 'ix_reviews_club_age_group')} ON r.club_id = c.id AND r.age_group = a.age_group
      WHERE c.${column} = ? AND a.age_group = ? AND r.is_visible = 1`,
    ),
    later: laterPage(
      'a.count',
      `clubs k
      JOIN club_age_group_counts a ON a.club_id = k.id
      JOIN ${along('v', 'ix_reviews_club_age_group')} ON v.club_id = k.id AND v.age_group = a.age_group
      WHERE k.${column} = ? AND a.age_group = ? AND v.is_visible = 1`,
    ),
  });
  return {
    recent: {
      // A left join only to keep the engine from starting with all clubs: every review has its club.
      first: firstPage(
        `(${VISIBLE_REVIEWS})`,
        `${along('r', 'ix_reviews_recent')} LEFT JOIN clubs c ON c.id = r.club_id WHERE r.is_visible = 1`,
      ),
      later: laterPage(`(${VISIBLE_REVIEWS})`, `${along('v', 'ix_reviews_recent')} WHERE v.is_visible = 1`),
    },
    ofClub: { id: ofClub('id'), slug: ofClub('slug') },
    ofAgeGroup: { id: ofAgeGroup('id'), slug: ofAgeGroup('slug') },
  };
}
