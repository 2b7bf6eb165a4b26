import type { HoldReason } from '@club-reviews/domain/hold-reasons';
import { toRatings } from '@club-reviews/domain/rating-categories';
import type { RecordedRemovalReason, RemovalReasonCode } from '@club-reviews/domain/removal-reasons';
import { NO_REMOVAL_REASON } from '@club-reviews/domain/removal-reasons';
import { isHeldBack } from '@club-reviews/domain/review-status';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import type { ArchivedReview } from './archived-review.js';
import { archivedContent } from './archived-review.js';
import type { EditedContent } from './review-edit.js';
import type { CountedReview } from './review-totals.js';
import type { Review } from './review.entity.js';
import { readHoldReasons } from './review.entity.js';

/** A review as a parent sends it: neither confirmed nor approved. */
export interface NewReview extends Pick<CountedReview, 'clubId' | 'ageGroup' | 'season' | 'ratings'> {
  authorEmailHash: string;
  authorEmailEncrypted: string;
  reviewText: string;
  /** Why automatic checks hold it; null if they found nothing. */
  holdReason: string | null;
  /** Of the club's invitation that it's written with. */
  invitationHash?: string | null;
}

/** A locked review: nobody else changes it before the transaction ends. */
export interface StoredReview extends CountedReview {
  id: number;
  verifiedAt: Date | null;
  /** Whether a report has ever hidden it. */
  isReported: boolean;
}

interface By {
  actor: AuditActor;
  at: Date;
  reason?: string | null;
}

/**
 * What happens to a review, who does it and when. All except a submission and a return concern a review that the same
 * transaction has locked with `ReviewLifecycle.lock`.
 *
 * - `edited` by its author; `edit-approved`: a moderator publishes a waiting edit, and approves the review with it.
 * - `readdressed` before it's confirmed: the sender has corrected the address, and its links end.
 * - `held` out of sight after a report; an approval brings it back.
 * - `withdrawn` by its author and `deleted` by a moderator: archived, and `restored` from there.
 * - `superseded` when its club was merged with one that its author has reviewed in the same season: archived as well.
 * - `replaced` by a newer one by its author, `dropped` since another one was confirmed, `rejected` by the owner of the
 *   address, `erased` at its author's wish, `purged` since it was never confirmed: gone for good.
 */
export type ReviewChange = By &
  (
    | { action: 'submitted'; review: NewReview }
    | { action: 'verified'; review: StoredReview; heldFor?: readonly HoldReason[]; isInvited?: boolean }
    | { action: 'approved' | 'held'; review: StoredReview }
    | {
        action: 'edited' | 'edit-approved';
        review: StoredReview;
        content: EditedContent;
        holdReason: string | null;
      }
    | {
        action: 'readdressed';
        review: StoredReview;
        author: Pick<NewReview, 'authorEmailHash' | 'authorEmailEncrypted'>;
      }
    | { action: 'withdrawn' | 'superseded'; review: StoredReview }
    | { action: 'deleted'; review: StoredReview; reasonCode?: RemovalReasonCode | null }
    | { action: 'restored'; archived: ArchivedReview }
    | { action: 'replaced' | 'dropped' | 'rejected' | 'erased' | 'purged'; review: StoredReview }
  );

/** What is counted for the review before a change; undefined if it doesn't exist yet. */
export function stateBefore(change: ReviewChange): CountedReview | undefined {
  return change.action === 'submitted' || change.action === 'restored' ? undefined : change.review;
}

/** The same after the change; undefined if it's gone. */
export function stateAfter(change: ReviewChange): CountedReview | undefined {
  switch (change.action) {
    case 'submitted':
      return {
        ...change.review,
        isVerified: false,
        isApproved: false,
        isHeld: change.review.holdReason !== null,
        isInvited: false,
      };
    case 'verified':
      return {
        ...change.review,
        isVerified: true,
        isInvited: change.isInvited ?? false,
        isHeld: change.review.isHeld || Boolean(change.heldFor?.length),
      };
    case 'approved':
      return { ...change.review, isApproved: true };
    case 'held':
      return { ...change.review, isApproved: false, isHeld: true };
    case 'edited':
    case 'edit-approved': {
      const { ageGroup, ratings } = change.content;
      const [isApproved, isHeld] = [change.action === 'edit-approved', change.holdReason !== null];
      return { ...change.review, ageGroup, ratings, isApproved, isHeld };
    }
    case 'readdressed':
      return change.review;
    case 'restored':
      return toStoredReview(archivedContent(change.archived));
    default:
      return undefined;
  }
}

/** What is recorded as the reason of a removal; null for every other change. */
export function getRemovalReason(change: ReviewChange): RecordedRemovalReason | null {
  return change.action === 'deleted' ? (change.reasonCode ?? NO_REMOVAL_REASON) : null;
}

/** Whether a report keeps a review hidden: only a moderator brings it back. */
export function isHiddenByReport(review: StoredReview): boolean {
  return review.isReported && isHeldBack(review);
}

/** What is counted for a review as stored. */
export function toStoredReview(review: Omit<Review, 'club'>): StoredReview {
  const { id, clubId, ageGroup, season, isVerified, isApproved, isHeld, verifiedAt, isInvited } = review;
  const isReported = readHoldReasons(review.holdReason).includes('reported');
  const ratings = toRatings(review);
  return {
    ...{ id, clubId, ageGroup, season, ratings, isVerified, isApproved, isHeld, verifiedAt },
    ...{ isReported, isInvited },
  };
}
