/** Where a review is in its life, as filters and the audit log name it. */
export const REVIEW_STATUSES = ['pending-verification', 'awaiting-approval', 'approved'] as const;

/** One of the {@link REVIEW_STATUSES}. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What the author, a moderator and the automatic checks have made of a review. */
export interface ReviewState {
  isVerified: boolean;
  isApproved: boolean;
  isHeld: boolean;
}

/** The status of a review: until its author confirms it, nothing else counts. */
export function statusOf({ isVerified, isApproved }: Omit<ReviewState, 'isHeld'>): ReviewStatus {
  if (!isVerified) return 'pending-verification';
  return isApproved ? 'approved' : 'awaiting-approval';
}

/** Whether an automatic check still holds a review back: a moderator's approval lifts the hold. */
export function isHeldBack({ isHeld, isApproved }: Omit<ReviewState, 'isVerified'>): boolean {
  return isHeld && !isApproved;
}

/** {@link statusOf} as SQL conditions on the columns of reviews; `t` is what the statement calls the table. */
export const STATUS_SQL: Record<ReviewStatus, (t: string) => string> = {
  'pending-verification': (t) => `${t}.is_verified = 0`,
  'awaiting-approval': (t) => `${t}.is_verified = 1 AND ${t}.is_approved = 0`,
  approved: (t) => `${t}.is_verified = 1 AND ${t}.is_approved = 1`,
};

/** {@link isHeldBack} as an SQL condition on the columns of reviews. */
export const heldBackSql = (t: string): string => `${t}.is_held = 1 AND ${t}.is_approved = 0`;
