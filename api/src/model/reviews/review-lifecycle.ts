import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import { isPubliclyVisible, reviewStatus } from '@club-reviews/domain/review-status';
import { Inject, Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog, AuditModule } from '../../platform/audit/audit-log.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { NotFoundError } from '../../platform/errors.js';
import { countInMonth } from './monthly-review-counts.js';
import type { CountedReview } from './review-totals.js';
import { applyTotalsDelta, totalsDelta } from './review-totals.js';
import { Review } from './review.entity.js';

/** No review has this id. */
export class ReviewNotFoundError extends NotFoundError {
  constructor() {
    super('Review not found');
  }
}

/** A review as a parent sends it: neither confirmed nor approved. */
export interface NewReview extends Pick<CountedReview, 'clubId' | 'ageGroup' | 'ratings'> {
  authorEmailHash: string;
  authorEmailEncrypted: string;
  reviewText: string;
  /** What automatic checks hold it back for; null when they found nothing. */
  holdReason: string | null;
  season: number;
}

/** A review that is locked: nobody else changes it before the transaction ends. */
export interface StoredReview extends CountedReview {
  id: number;
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

/**
 * The one place that adds, confirms, approves and removes reviews. With the review it changes every stored sum and
 * count, at a cost that doesn't depend on how much there is, notes the change in the audit log and asks for a new
 * summary where the public sees a difference. Rows are locked in one order (review, club, age groups, site), so that
 * simultaneous changes wait for each other instead of deadlocking.
 */
@Injectable()
export class ReviewLifecycle {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'dialect'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'reviewPublication'>,
    private readonly audit: AuditLog,
  ) {}

  /** Reads a review and locks it until the transaction ends; undefined: there is none. */
  async lock(manager: EntityManager, id: number): Promise<StoredReview | undefined> {
    const review = await manager.findOne(Review, { where: { id }, ...this.database.dialect.rowLock });
    return review ? toStoredReview(review) : undefined;
  }

  /**
   * Makes a change with everything that follows from it. Whether it is allowed is up to the caller. Throws what the
   * database throws for a second review by the same address of the same club and season.
   * @returns the id of the review
   */
  async transition(manager: EntityManager, change: ReviewChange): Promise<number> {
    const { action, actor, at, reason = null } = change;
    const before = action === 'submitted' ? undefined : change.review;
    const after = stateAfter(change);
    const id = await this.write(manager, change, after);
    const delta = totalsDelta(before, after, this.settings.reviewPublication);
    await applyTotalsDelta(manager, this.database.dialect, change.review, delta, at);
    await this.audit.record(manager, {
      subjectType: 'review',
      subjectId: id,
      actor,
      action,
      fromStatus: before ? reviewStatus(before) : null,
      toStatus: after ? reviewStatus(after) : null,
      reason,
      createdAt: at,
    });
    const counted = { action, actor, at, before, after };
    await countInMonth(manager, this.database.dialect, counted, this.settings.reviewPublication);
    return id;
  }

  private async write(
    manager: EntityManager,
    change: ReviewChange,
    after: CountedReview | undefined,
  ): Promise<number> {
    if (change.action === 'submitted') return insertReview(manager, change.review, change.at);
    const { id } = change.review;
    if (!after) {
      await manager.delete(Review, id);
      return id;
    }
    await manager.update(Review, id, {
      isVerified: after.isVerified,
      isApproved: after.isApproved,
      isVisible: isPubliclyVisible(after, this.settings.reviewPublication),
      [change.action === 'verified' ? 'verifiedAt' : 'approvedAt']: change.at,
    });
    return id;
  }
}

/** Changes of reviews with everything that follows from them. */
@Module({ imports: [AuditModule], providers: [ReviewLifecycle], exports: [ReviewLifecycle] })
export class ReviewLifecycleModule {}

function stateAfter(change: ReviewChange): CountedReview | undefined {
  switch (change.action) {
    case 'submitted':
      return {
        ...change.review,
        isVerified: false,
        isApproved: false,
        isHeld: change.review.holdReason !== null,
      };
    case 'verified':
      return { ...change.review, isVerified: true };
    case 'approved':
      return { ...change.review, isApproved: true };
    case 'deleted':
    case 'purged':
      return undefined;
  }
}

async function insertReview(manager: EntityManager, review: NewReview, createdAt: Date): Promise<number> {
  const { ratings, ...stored } = review;
  const { identifiers } = await manager.insert(Review, {
    ...stored,
    coachingRating: ratings.coaching,
    communicationRating: ratings.communication,
    facilitiesRating: ratings.facilities,
    inclusivityRating: ratings.inclusivity,
    valueRating: ratings.value,
    ratingTotal: RATING_CATEGORIES.reduce((total, category) => total + ratings[category], 0),
    isHeld: review.holdReason !== null,
    createdAt,
  });
  return (identifiers[0] as { id: number }).id;
}

function toStoredReview(review: Review): StoredReview {
  const { id, clubId, ageGroup, isVerified, isApproved, isHeld } = review;
  const ratings = {
    coaching: review.coachingRating,
    communication: review.communicationRating,
    facilities: review.facilitiesRating,
    inclusivity: review.inclusivityRating,
    value: review.valueRating,
  };
  return { id, clubId, ageGroup, ratings, isVerified, isApproved, isHeld };
}
