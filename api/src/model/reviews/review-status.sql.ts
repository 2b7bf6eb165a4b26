import { getRatingTotals } from '@club-reviews/domain/ratings';
import type { ReviewPublication, ReviewStatus } from '@club-reviews/domain/review-status';

/** The domain's `reviewStatus` as SQL conditions; `t` is the statement's alias for the reviews table. */
export const STATUS_SQL: Record<ReviewStatus, (t: string) => string> = {
  'pending-verification': (t) => `${t}.is_verified = 0`,
  'awaiting-approval': (t) => `${t}.is_verified = 1 AND ${t}.is_approved = 0`,
  approved: (t) => `${t}.is_verified = 1 AND ${t}.is_approved = 1`,
};

/** The domain's `isHeldBack` as an SQL condition. */
export const heldBackSql = (t: string): string => `${t}.is_held = 1 AND ${t}.is_approved = 0`;

/** The domain's `isPubliclyVisible` as an SQL expression, for changing many rows at once. */
export function visibilitySql(publication: ReviewPublication): string {
  const needsApproval = publication === 'approved' ? '1 = 1' : 'is_held = 1';
  return `CASE WHEN is_verified = 1 AND (is_approved = 1 OR NOT (${needsApproval}))
    AND club_id NOT IN (SELECT id FROM clubs WHERE state = 'hidden') THEN 1 ELSE 0 END`;
}

/** Whether a review's overall rating rounds to a number of stars, as an SQL condition. */
export function starsSql(t: string, stars: number): string {
  const { min, max } = getRatingTotals(stars);
  return `${t}.rating_total BETWEEN ${min} AND ${max}`;
}
