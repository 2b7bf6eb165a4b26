import type { Dialect } from '../../platform/database/dialect/dialect.js';
import type { Condition, NewestFirstList } from '../../platform/database/newest-first.js';
import { condition } from '../../platform/database/newest-first.js';
import { containsText } from '../../platform/database/text-condition.js';
import { heldBackSql, starsSql, STATUS_SQL } from '../../model/reviews/review-status.sql.js';
import { AUTHOR_NAME } from '../reviews/public-review.js';
import type { AdminReviewFilters } from './admin-review-query.js';

type Path = Pick<NewestFirstList, 'index' | 'along' | 'checks'>;

/** Chooses the index that leaves least to look at; the rest of the filters is checked on the way. */
export function pathThroughReviews(
  filters: AdminReviewFilters,
  dialect: Pick<Dialect, 'caseInsensitive'>,
): Path {
  const club = filters.clubId === undefined ? [] : [condition('t.club_id = ?', filters.clubId)];
  const held = filters.held === 'true' ? [condition(heldBackSql('t'))] : [];
  const status = filters.status === undefined ? [] : [condition(STATUS_SQL[filters.status]('t'))];
  const others = [
    ...(filters.held === 'false' ? [condition(`NOT (${heldBackSql('t')})`)] : []),
    ...ratingCheck(filters.rating),
    ...textCheck(filters.search, dialect),
  ];
  if (club.length > 0) {
    return { index: 'ix_reviews_club_created', along: club, checks: [...held, ...status, ...others] };
  }
  if (held.length > 0) return { index: 'ix_reviews_held', along: held, checks: [...status, ...others] };
  if (filters.status === 'pending-verification') {
    // Nothing unconfirmed is visible, and little else is not: this index leaves the rows in the order of the list.
    const along = [condition('t.is_visible = 0')];
    return { index: 'ix_reviews_recent', along, checks: [...status, ...others] };
  }
  if (status.length > 0) return { index: 'ix_reviews_status', along: status, checks: others };
  return { index: 'ix_reviews_created', along: [], checks: others };
}

function ratingCheck(rating: number | undefined): Condition[] {
  if (rating === undefined) return [];
  return [condition(starsSql('t', rating))];
}

function textCheck(search: string | undefined, dialect: Pick<Dialect, 'caseInsensitive'>): Condition[] {
  // All authors have the same name: who looks for it means every review.
  if (!search || AUTHOR_NAME.toLowerCase().includes(search.toLowerCase())) return [];
  return [containsText(dialect, ['t.review_text', 'c.name'], search)];
}
