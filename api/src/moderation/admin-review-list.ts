import type { Dialect } from '../database/dialect/dialect.js';
import type { Condition, NewestFirstList } from '../database/newest-first.js';
import { condition } from '../database/newest-first.js';
import { containsText } from '../database/text-condition.js';
import type { ReviewStatus } from '../reviews/review-status.js';
import { AUTHOR_NAME } from '../reviews/review.mapper.js';
import type { AdminReviewFilters } from './admin-review-query.js';

type Path = Pick<NewestFirstList, 'index' | 'along' | 'checks'>;

const STATUS: Record<ReviewStatus, string> = {
  'pending-verification': 't.is_verified = 0 AND t.is_approved = 0',
  'awaiting-approval': 't.is_verified = 1 AND t.is_approved = 0',
  approved: 't.is_verified = 1 AND t.is_approved = 1',
};

/** Chooses the index that leaves least to look at; the rest of the filters is checked on the way. */
export function pathThroughReviews(filters: AdminReviewFilters, dialect: Pick<Dialect, 'caseless'>): Path {
  const club = filters.clubId === undefined ? [] : [condition('t.club_id = ?', filters.clubId)];
  const held = filters.held === 'true' ? [condition('t.is_held = 1 AND t.is_approved = 0')] : [];
  const status = filters.status === undefined ? [] : [condition(STATUS[filters.status])];
  const others = [
    ...(filters.held === 'false' ? [condition('(t.is_held = 0 OR t.is_approved = 1)')] : []),
    ...ratingCheck(filters.rating),
    ...textCheck(filters.search, dialect),
  ];
  if (club.length > 0) {
    return { index: 'ix_reviews_club_created', along: club, checks: [...held, ...status, ...others] };
  }
  if (held.length > 0) return { index: 'ix_reviews_held', along: held, checks: [...status, ...others] };
  if (status.length > 0) return { index: 'ix_reviews_status', along: status, checks: others };
  return { index: 'ix_reviews_created', along: [], checks: others };
}

// rating_total is the sum of five ratings: 3 stars are totals from 13 (2.6) to 17 (3.4).
function ratingCheck(rating: number | undefined): Condition[] {
  if (rating === undefined) return [];
  return [condition('t.rating_total BETWEEN ? AND ?', rating * 5 - 2, rating * 5 + 2)];
}

function textCheck(search: string | undefined, dialect: Pick<Dialect, 'caseless'>): Condition[] {
  // All authors have the same name: who looks for it means every review.
  if (!search || AUTHOR_NAME.toLowerCase().includes(search.toLowerCase())) return [];
  return [containsText(dialect, ['t.review_text', 'c.name'], search)];
}
