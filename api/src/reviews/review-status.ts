import type { ReviewState } from './review-visibility.js';

/** Where a review is in its life, as filters and the audit log name it. */
export const REVIEW_STATUSES = ['pending-verification', 'awaiting-approval', 'approved'] as const;

/** One of the {@link REVIEW_STATUSES}. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The status of a review: without its author's confirmation nothing else counts. */
export function statusOf({ isVerified, isApproved }: Omit<ReviewState, 'isHeld'>): ReviewStatus {
  if (!isVerified) return 'pending-verification';
  return isApproved ? 'approved' : 'awaiting-approval';
}
