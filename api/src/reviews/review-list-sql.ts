import type { Dialect } from '../database/dialect/dialect.js';
import { REVIEW_COLUMNS } from './review-columns.js';

/** How many visible reviews the whole site has. */
export const VISIBLE_REVIEWS = `SELECT value FROM site_counters WHERE name = 'visible_reviews'`;

/** Statements for a list of visible reviews, newest first; each takes the list's own values, then limit and offset. */
export interface ReviewListSql {
  /** For the first page, which most callers want: one walk along the index, straight to the rows. */
  first: string;
  /** For later pages: what is skipped is read from the index alone. */
  later: string;
}

/** The lists of visible reviews. Rows bring the length of the whole list along, which spares most calls a second statement. */
export interface ReviewListsSql {
  recent: ReviewListSql;
  ofClub: Record<'id' | 'slug', ReviewListSql>;
  ofAgeGroup: Record<'id' | 'slug', ReviewListSql>;
}

/** Writes the statements for one engine. */
export function reviewListsSql(dialect: Pick<Dialect, 'useIndex'>): ReviewListsSql {
  const along = (index: string): string => `reviews r ${dialect.useIndex(index)}`;
  const ofClub = (column: string): ReviewListSql => ({
    first: firstPage(
      'c.review_count',
      `clubs c JOIN ${along('ix_reviews_club_recent')} ON r.club_id = c.id
      WHERE c.${column} = ? AND r.is_visible = 1`,
    ),
    later: laterPage(
      'k.review_count',
      `clubs k JOIN reviews v ON v.club_id = k.id WHERE k.${column} = ? AND v.is_visible = 1`,
    ),
  });
  const ofAgeGroup = (column: string): ReviewListSql => ({
    first: firstPage(
      'a.count',
      `clubs c
      JOIN club_age_group_counts a ON a.club_id = c.id
      JOIN ${along('ix_reviews_club_age_group')} ON r.club_id = c.id AND r.age_group = a.age_group
      WHERE c.${column} = ? AND a.age_group = ? AND r.is_visible = 1`,
    ),
    later: laterPage(
      'a.count',
      `clubs k
      JOIN club_age_group_counts a ON a.club_id = k.id
      JOIN reviews v ON v.club_id = k.id AND v.age_group = a.age_group
      WHERE k.${column} = ? AND a.age_group = ? AND v.is_visible = 1`,
    ),
  });
  return {
    recent: {
      // A left join only to keep the engine from starting with all clubs: every review has its club.
      first: firstPage(
        `(${VISIBLE_REVIEWS})`,
        `${along('ix_reviews_recent')} LEFT JOIN clubs c ON c.id = r.club_id WHERE r.is_visible = 1`,
      ),
      later: laterPage(`(${VISIBLE_REVIEWS})`, 'reviews v WHERE v.is_visible = 1'),
    },
    ofClub: { id: ofClub('id'), slug: ofClub('slug') },
    ofAgeGroup: { id: ofAgeGroup('id'), slug: ofAgeGroup('slug') },
  };
}

function firstPage(total: string, from: string): string {
  return `
    SELECT ${REVIEW_COLUMNS}, ${total} AS total FROM ${from}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ? OFFSET ?`;
}

// The inner query walks one index and nothing else; rows are read only for the page itself, and sorted there by what
// the inner query brought along, which spares the engine a temporary table of wide rows.
function laterPage(total: string, from: string): string {
  return `
    SELECT ${REVIEW_COLUMNS}, p.total
    FROM (
      SELECT v.id, v.created_at, ${total} AS total FROM ${from} ORDER BY v.created_at DESC, v.id DESC LIMIT ? OFFSET ?
    ) p
    JOIN reviews r ON r.id = p.id JOIN clubs c ON c.id = r.club_id
    ORDER BY p.created_at DESC, p.id DESC`;
}
