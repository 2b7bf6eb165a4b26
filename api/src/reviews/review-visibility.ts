import type { ReviewPublication } from '../config/settings.js';
import type { ReviewState } from './review-status.js';

/**
 * Whether the public may read a review: its author confirmed it, and an administrator approved it where the
 * setting asks for that or an automatic check held the review back.
 */
export function isPubliclyVisible(review: ReviewState, publication: ReviewPublication): boolean {
  const needsApproval = publication === 'approved' || review.isHeld;
  return review.isVerified && (review.isApproved || !needsApproval);
}

/** The same rule as an SQL expression over the columns of reviews, for changing many rows at once. */
export function visibilitySql(publication: ReviewPublication): string {
  const needsApproval = publication === 'approved' ? '1 = 1' : 'is_held = 1';
  return `CASE WHEN is_verified = 1 AND (is_approved = 1 OR NOT (${needsApproval})) THEN 1 ELSE 0 END`;
}
