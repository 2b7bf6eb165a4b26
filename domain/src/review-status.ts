/** What a review's status and visibility depend on. */
export interface ReviewState {
  /** Its author has confirmed their email address. */
  isVerified: boolean;
  /** A moderator has approved it. */
  isApproved: boolean;
  /** An automatic check wants a moderator to read it first. */
  isHeld: boolean;
  /** The club is hidden, and its reviews with it. */
  isClubHidden?: boolean;
}

/** A review's state, as named by filters, counts and the audit log. */
export const REVIEW_STATUSES = ['pending-verification', 'awaiting-approval', 'approved'] as const;

/** One of the {@link REVIEW_STATUSES}. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Which reviews the public may read: all verified ones, or only those a moderator has approved as well. */
export const REVIEW_PUBLICATIONS = ['verified', 'approved'] as const;

/** One of the {@link REVIEW_PUBLICATIONS}. */
export type ReviewPublication = (typeof REVIEW_PUBLICATIONS)[number];

/** The status of a review. Until its author has confirmed it, an approval doesn't count. */
export function reviewStatus({ isVerified, isApproved }: Omit<ReviewState, 'isHeld'>): ReviewStatus {
  if (!isVerified) return 'pending-verification';
  return isApproved ? 'approved' : 'awaiting-approval';
}

/**
 * Whether the public may read a review: its author has confirmed it, and a moderator has approved it if the setting
 * requires that or an automatic check is holding it. Reviews of a hidden club are hidden with it.
 */
export function isPubliclyVisible(review: ReviewState, publication: ReviewPublication): boolean {
  const needsApproval = publication === 'approved' || review.isHeld;
  return review.isVerified && (review.isApproved || !needsApproval) && !review.isClubHidden;
}

/** Whether an automatic check is still holding a review: a moderator's approval lifts the hold. */
export function isHeldBack({ isHeld, isApproved }: Omit<ReviewState, 'isVerified'>): boolean {
  return isHeld && !isApproved;
}
