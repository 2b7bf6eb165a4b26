import type { HoldReason } from '@club-reviews/domain/hold-reasons';
import { isHeldBack } from '@club-reviews/domain/review-status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NoticeRecords } from '../../model/notices/notice-records.js';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import type { EditedContent } from '../../model/reviews/review-edit.js';
import { ReviewEdit } from '../../model/reviews/review-edit.js';
import { isHiddenByReport } from '../../model/reviews/review-change.js';
import type { StoredReview } from '../../model/reviews/review-change.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { raiseAlert, SafetyAlert } from '../../model/queue/alerts.js';
import { isHeldForSafety, Review, storeHoldReasons } from '../../model/reviews/review.entity.js';
import { assertHoldsPlace, assertInPlace, lockPlace, getPlaceKey } from '../../model/reviews/season-slot.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { UnknownLinkError } from '../../platform/mailed-links/link-errors.js';
import { findHoldReasons } from '../holds/hold-reasons.js';
import { toAppeal } from '../appeal.dto.js';
import { toEditContent, toReviewContent } from '../review-content.js';
import { ReviewSignals } from '../signals/review-signals.service.js';
import type { ReviewContentBody } from '../submission/review-submission.dto.js';
import { toContent } from '../submission/review-submission.service.js';
import type { AuthoredReview } from './authored-reviews.js';
import { AuthoredReviews, UNKNOWN_AUTHOR_LINK } from './authored-reviews.js';
import type { MyReview } from './my-review.dto.js';

/** Nobody edits a review more often in good faith. */
const EDITS: RateLimit = { purpose: 'review-edits', times: 20, windowMs: 24 * 3_600_000 };

const NOT_PUBLIC_ANY_MORE = 'This review isn’t public any more. Please reload the page.';

/** Authors' actions on a review, with the link mailed to them. */
@Injectable()
export class MyReviewService {
  constructor(
    private readonly database: Database,
    private readonly authored: AuthoredReviews,
    private readonly lifecycle: ReviewLifecycle,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly signals: ReviewSignals,
    private readonly notices: NoticeRecords,
  ) {}

  /** The review of a link. Throws UnknownLinkError or ExpiredLinkError. */
  async get(token: string): Promise<MyReview> {
    return toMyReview(await this.confirmed(token));
  }

  /**
   * Changes a review. Automatic checks read the new text: if they stop it, or a moderator reads every review, the
   * public sees the old one until a moderator has read the new one. Throws the same as `get`, ConflictError for a
   * review that was taken down, and TooManyRequestsError.
   */
  async edit(token: string, body: ReviewContentBody): Promise<MyReview> {
    const { review } = await this.confirmed(token);
    await this.limits.take(EDITS, String(review.id));
    const content = toContent(body);
    const at = new Date();
    const assessed = await this.signals.ofEdit(review, content.reviewText, at);
    const found = findHoldReasons(content.reviewText);
    const reasons: HoldReason[] = assessed?.isSuspect ? [...found, 'signals'] : found;
    await this.database.transactions.runInTransaction(async (manager) => {
      const stored = await this.lockConfirmed(manager, review.id);
      // What a report has hidden only comes back by a moderator's decision.
      const isHidden = isHiddenByReport(stored);
      const holdReason = storeHoldReasons(isHidden ? [...reasons, 'reported'] : reasons);
      const isVisible = this.lifecycle.isVisible(stored);
      const alarms = isHeldForSafety(holdReason) && !(await this.alarmsAlready(manager, review.id));
      const staysVisible = this.lifecycle.isVisible({
        ...stored,
        isApproved: false,
        isHeld: holdReason !== null,
      });
      if (assessed) await this.signals.updateEdited(manager, assessed, staysVisible);
      const waitsBesideOld = isVisible && !staysVisible;
      const { clubId } = stored;
      if (alarms)
        await raiseAlert(manager, SafetyAlert, {
          ...{ kind: waitsBesideOld ? 'edit' : 'held', entryId: review.id },
          ...{ clubId, at },
        });
      if (waitsBesideOld) {
        await this.storeEdit(manager, stored, content, holdReason, at);
      } else {
        const change = { action: 'edited', actor: 'reviewer', at, review: stored } as const;
        await this.lifecycle.transition(manager, { ...change, content, holdReason });
      }
    });
    return this.get(token);
  }

  /** Takes a review down; its author can put it back. Throws the same as `get`, and ConflictError. */
  async withdraw(token: string): Promise<MyReview> {
    const { review } = await this.confirmed(token);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      await lockPlace(manager, this.database.dialect, getPlaceKey(review));
      const stored = await this.lockConfirmed(manager, review.id);
      assertInPlace(review, stored);
      await this.lifecycle.transition(manager, {
        action: 'withdrawn',
        actor: 'reviewer',
        at,
        review: stored,
      });
    });
    return this.get(token);
  }

  /** Puts a withdrawn review back as it was. Throws the same as `get`, and ConflictError. */
  async restore(token: string): Promise<MyReview> {
    const { review } = await this.confirmed(token);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const place = await lockPlace(manager, this.database.dialect, getPlaceKey(review));
      const archived = await this.database.transactions.lock(manager, ArchivedReview, {
        reviewId: review.id,
      });
      assertInPlace(review, archived);
      assertHoldsPlace(place, review.id);
      if (await this.notices.barsReturn(manager, review.id)) {
        throw new ConflictError(
          'This review was withdrawn after a notice of complaint, so it can’t be put back.',
        );
      }
      if (archived?.state !== 'withdrawn') {
        throw new ConflictError('Only a review that you withdrew can be put back.');
      }
      await this.lifecycle.transition(manager, { action: 'restored', actor: 'reviewer', at, archived });
    });
    return this.get(token);
  }

  private async confirmed(token: string): Promise<AuthoredReview> {
    const authored = await this.authored.ofToken(token);
    if (authored.state === 'unconfirmed') throw new UnknownLinkError(UNKNOWN_AUTHOR_LINK);
    return authored;
  }

  private async lockConfirmed(manager: EntityManager, id: number): Promise<StoredReview> {
    const review = await this.lifecycle.lock(manager, id);
    if (!review?.isVerified) throw new ConflictError(NOT_PUBLIC_ANY_MORE);
    return review;
  }

  /** Whether the review, or an edit of it, is in the queue for a child's safety before this edit. */
  private async alarmsAlready(manager: EntityManager, reviewId: number): Promise<boolean> {
    const waiting = await manager.findOneBy(ReviewEdit, { reviewId });
    if (waiting) return isHeldForSafety(waiting.holdReason);
    const review = await manager.findOneByOrFail(Review, { id: reviewId });
    return isHeldBack(review) && isHeldForSafety(review.holdReason);
  }

  private async storeEdit(
    manager: EntityManager,
    { id, isApproved }: StoredReview,
    content: EditedContent,
    holdReason: string | null,
    at: Date,
  ): Promise<void> {
    await manager.delete(ReviewEdit, { reviewId: id });
    await manager.insert(ReviewEdit, {
      reviewId: id,
      content: JSON.stringify(content),
      holdReason,
      createdAt: at,
    });
    const status = isApproved ? 'approved' : 'awaiting-approval';
    await this.audit.record(manager, {
      ...{ subjectType: 'review', subjectId: id, actor: 'reviewer', action: 'edit-submitted' },
      ...{ fromStatus: status, toStatus: status, createdAt: at },
    });
  }
}

function toMyReview({ review, archived, appeal, waitingEdit, ...authored }: AuthoredReview): MyReview {
  return {
    id: review.id,
    clubName: authored.clubName,
    clubSlug: authored.clubSlug,
    state: authored.state === 'unconfirmed' ? 'waiting' : authored.state,
    review: toReviewContent(review),
    waitingEdit: waitingEdit ? toEditContent(waitingEdit) : null,
    responseText: review.responseText,
    removalReasonCode: archived?.reasonCode ?? null,
    removalReason: archived?.state === 'removed' ? archived.reason : null,
    appeal: toAppeal(appeal),
    erasedAt: archived?.eraseAt?.toISOString() ?? null,
  };
}
