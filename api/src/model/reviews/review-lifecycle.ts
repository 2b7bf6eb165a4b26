import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { toStoredTimestamp } from '../../platform/database/timestamps.js';
import { reviewStatus } from '@club-reviews/domain/review-status';
import { isPubliclyVisible } from '@club-reviews/domain/review-status';
import { insertReview } from './insert-review.js';
import type { ReviewChange } from './review-change.js';
import type { StoredReview } from './stored-review.js';
import { lockReview } from './stored-review.js';
import { applyTotalsDelta } from './apply-totals-delta.js';
import type { CountedReview } from './totals-delta.js';
import { totalsDelta } from './totals-delta.js';

/**
 * The one place that adds, confirms, approves and removes reviews: with the review it changes, exactly and at a cost
 * that does not depend on how much there is, every stored sum and count, notes the change in the audit log and asks
 * for a new summary where the public sees a difference. Rows are locked in one order (review, club, age groups,
 * site), so that simultaneous changes wait for each other instead of deadlocking.
 */
@Injectable()
export class ReviewLifecycle {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'dialect'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'reviewPublication'>,
    private readonly audit: AuditLog,
  ) {}

  /** Reads a review and locks it until the transaction ends; undefined: there is none. */
  lock(manager: EntityManager, id: number): Promise<StoredReview | undefined> {
    return lockReview(manager, this.database.dialect, id);
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
    const { reviewPublication } = this.settings;
    const difference = totalsDelta(before, after, reviewPublication);
    await applyTotalsDelta(manager, this.database.dialect, change.review, difference, at);
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
    return id;
  }

  private async write(
    manager: EntityManager,
    change: ReviewChange,
    after: CountedReview | undefined,
  ): Promise<number> {
    const at = toStoredTimestamp(change.at);
    if (change.action === 'submitted') return insertReview(manager, change.review, change.at);
    const { id } = change.review;
    if (!after) {
      await manager.query('DELETE FROM reviews WHERE id = ?', [id]);
      return id;
    }
    const moment = change.action === 'verified' ? 'verified_at' : 'approved_at';
    const isVisible = isPubliclyVisible(after, this.settings.reviewPublication);
    await manager.query(
      `UPDATE reviews SET is_verified = ?, is_approved = ?, is_visible = ?, ${moment} = ? WHERE id = ?`,
      [Number(after.isVerified), Number(after.isApproved), Number(isVisible), at, id],
    );
    return id;
  }
}

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
