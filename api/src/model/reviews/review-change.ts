import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import type { CountedReview } from './totals-delta.js';
import type { StoredReview } from './stored-review.js';

/** A review as a parent sends it: neither confirmed nor approved. */
export interface NewReview extends Pick<CountedReview, 'clubId' | 'ageGroup' | 'ratings'> {
  authorEmailHash: string;
  authorEmailEncrypted: string;
  reviewText: string;
  /** What automatic checks hold it back for; null when they found nothing. */
  holdReason: string | null;
  season: number;
}

interface By {
  actor: AuditActor;
  at: Date;
  reason?: string | null;
}

/**
 * What happens to a review, who does it and when. All but a submission concern a review that the same transaction
 * has locked with `ReviewLifecycle.lock`.
 */
export type ReviewChange = By &
  (
    | { action: 'submitted'; review: NewReview }
    | { action: 'verified' | 'approved' | 'deleted' | 'purged'; review: StoredReview }
  );
