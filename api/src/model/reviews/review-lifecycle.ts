import type { HoldReason } from '@club-reviews/domain/hold-reasons';
import { toRatingFields } from '@club-reviews/domain/rating-categories';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import { NO_REMOVAL_REASON } from '@club-reviews/domain/removal-reasons';
import { getRatingTotal, getStars } from '@club-reviews/domain/ratings';
import type { ReviewState } from '@club-reviews/domain/review-status';
import { isPubliclyVisible, reviewStatus } from '@club-reviews/domain/review-status';
import { Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog, AuditModule } from '../../platform/audit/audit-log.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/errors.js';
import { countHandling, toHandled } from './handling-counts.js';
import { countInMonth, toEvents } from './monthly-review-counts.js';
import type { CountedReview } from './review-totals.js';
import { applyTotalsDelta, totalsDelta } from './review-totals.js';
import { ArchivedReview, archivedContent, archiveReview } from './archived-review.js';
import { invalidateClubs, noteNothingPublic } from '../clubs/club-versions.js';
import { Club } from '../clubs/club.entity.js';
import type { NewReview, ReviewChange, StoredReview } from './review-change.js';
import { getRemovalReason, stateAfter, stateBefore, toStoredReview } from './review-change.js';
import { ReviewEdit } from './review-edit.js';
import { readHoldReasons, Review, ReviewToken, storeHoldReasons } from './review.entity.js';
import { concernsReported, settleReports } from './settle-reports.js';
import { requestSummary } from './summary-job.js';

/** No review has this id. */
export class ReviewNotFoundError extends NotFoundError {
  constructor() {
    super('Review not found');
  }
}

type EditChange = Extract<ReviewChange, { action: 'edited' | 'edit-approved' }>;

/**
 * The one place that adds, confirms, approves, edits and removes reviews. With the review it changes every stored sum
 * and count, at a cost that doesn't depend on how much there is, logs the change in the audit log and requests a new
 * summary if the public sees a difference. Rows are locked in one order (place, review, club, age groups, site), so
 * that simultaneous changes wait for each other instead of deadlocking.
 */
@Injectable()
export class ReviewLifecycle {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
  ) {}

  /** Reads a review and locks it until the transaction ends; undefined if there is none. */
  async lock(manager: EntityManager, id: number): Promise<StoredReview | undefined> {
    const review = await this.database.transactions.lock(manager, Review, { id });
    return review ? toStoredReview(review) : undefined;
  }

  /** Whether a review in this state is public. */
  isVisible(state: ReviewState): boolean {
    return isPubliclyVisible(state, this.settings.reviewPublication);
  }

  /**
   * Makes a change with everything that follows from it. The caller checks whether it's allowed.
   * @returns the id of the review
   */
  async transition(manager: EntityManager, change: ReviewChange): Promise<number> {
    const { action, actor, at, reason = null } = change;
    const states = [stateBefore(change), stateAfter(change)] as const;
    const isClubHidden = await this.lockClubIfPublic(manager, ...states);
    const [before, after] = states.map((state) =>
      state && isClubHidden ? { ...state, isClubHidden } : state,
    );
    this.invalidatePages(manager, before, after);
    const removedFor = getRemovalReason(change);
    const id = await this.write(manager, change, after);
    await this.count(manager, before, after, at);
    const wasPublic = concernsReported(change);
    const counted = { action, actor, at, removedFor, before, after, wasPublic };
    const events = toEvents(counted, this.settings.reviewPublication);
    const { clubId, ratings } = (after ?? before) as CountedReview;
    const subject = { clubId, stars: getStars(getRatingTotal(ratings)) };
    const handled = toHandled(events, removedFor);
    await this.audit.record(manager, {
      ...{ subjectType: 'review', subjectId: id, actor, action },
      ...{ fromStatus: before ? reviewStatus(before) : null, toStatus: after ? reviewStatus(after) : null },
      ...{ reason, reasonCode: removedFor, createdAt: at },
      ...(handled.length > 0 && { ...subject, counted: handled.map(({ event }) => event).join(',') }),
    });
    await countInMonth(manager, this.database.dialect, events, counted);
    await countHandling(manager, this.database.dialect, subject, handled);
    await settleReports(manager, this.database.dialect, change);
    return id;
  }

  /** Club pages are only made anew for changes that the public sees. */
  private invalidatePages(
    manager: EntityManager,
    before: CountedReview | undefined,
    after: CountedReview | undefined,
  ): void {
    const visible = [before, after]
      .filter((state) => state !== undefined)
      .filter((state) => this.isVisible(state));
    if (visible.length === 0) noteNothingPublic(manager);
    else
      invalidateClubs(
        manager,
        visible.map(({ clubId }) => clubId),
      );
  }

  /**
   * A club's totals change with its public reviews. Its row is locked before theirs is written: otherwise MySQL's
   * foreign key would take a shared lock, and two of those that both want to change the row are a deadlock.
   * @returns whether the club is hidden, if that makes a difference
   */
  private async lockClubIfPublic(
    manager: EntityManager,
    before: CountedReview | undefined,
    after: CountedReview | undefined,
  ): Promise<boolean> {
    const review = [before, after].find((state) => state && this.isVisible(state));
    if (!review) return false;
    const columns = { select: { id: true, state: true } };
    const club = await this.database.transactions.lock(manager, Club, { id: review.clubId }, columns);
    return club?.state === 'hidden';
  }

  private async count(
    manager: EntityManager,
    before: CountedReview | undefined,
    after: CountedReview | undefined,
    at: Date,
  ): Promise<void> {
    const changes: [CountedReview | undefined, CountedReview | undefined][] =
      before && after && before.ageGroup !== after.ageGroup
        ? [
            [before, undefined],
            [undefined, after],
          ]
        : [[before, after]];
    for (const [less, more] of changes) {
      const review = more ?? less;
      if (!review) continue;
      const delta = totalsDelta(less, more, this.settings.reviewPublication);
      await applyTotalsDelta(manager, this.database.dialect, review, delta, at);
    }
  }

  private async write(
    manager: EntityManager,
    change: ReviewChange,
    after: CountedReview | undefined,
  ): Promise<number> {
    switch (change.action) {
      case 'submitted':
        return insertReview(manager, change.review, change.at);
      case 'restored':
        return this.restore(manager, change.archived, after);
      case 'withdrawn':
      case 'superseded':
      case 'deleted': {
        // Nobody has read an unconfirmed review, and its author can send it again.
        if (!change.review.isVerified) {
          await manager.delete(Review, change.review.id);
          break;
        }
        const state = change.action === 'withdrawn' ? 'withdrawn' : 'removed';
        const { actor, at, reason = null } = change;
        const reasonCode = change.action === 'superseded' ? NO_REMOVAL_REASON : getRemovalReason(change);
        const { removedReviewDays } = this.settings;
        await archiveReview(manager, change.review.id, {
          ...{ state, reason, reasonCode, actor, at, removedReviewDays },
        });
        break;
      }
      case 'verified':
      case 'approved':
        await manager.update(Review, change.review.id, {
          ...(change.action === 'verified'
            ? { isVerified: true, isInvited: change.isInvited ?? false, invitationHash: null }
            : { isApproved: true }),
          isVisible: after !== undefined && this.isVisible(after),
          [change.action === 'verified' ? 'verifiedAt' : 'approvedAt']: change.at,
        });
        if (change.action === 'verified' && change.heldFor?.length)
          await hold(manager, change.review.id, change.heldFor);
        return change.review.id;
      case 'held':
        await hold(manager, change.review.id, ['reported']);
        await manager.update(Review, change.review.id, { isApproved: false, isVisible: false });
        break;
      case 'edited':
      case 'edit-approved':
        await this.edit(manager, change, after);
        break;
      case 'readdressed':
        await manager.delete(ReviewToken, { reviewId: change.review.id });
        await manager.update(Review, change.review.id, change.author);
        return change.review.id;
      default:
        await manager.delete(Review, change.review.id);
    }
    await this.dropSummary(manager, change.review, change.at);
    return change.review.id;
  }

  private async edit(
    manager: EntityManager,
    { action, at, review, content, holdReason }: EditChange,
    after: CountedReview | undefined,
  ): Promise<void> {
    const isApproved = action === 'edit-approved';
    await manager.update(Review, review.id, {
      reviewText: content.reviewText,
      ageGroup: content.ageGroup,
      ...toStoredRatings(content.ratings),
      isHeld: holdReason !== null,
      holdReason,
      isApproved,
      approvedAt: isApproved ? at : null,
      isVisible: after !== undefined && this.isVisible(after),
    });
    await manager.delete(ReviewEdit, { reviewId: review.id });
  }

  private async restore(
    manager: EntityManager,
    archived: ArchivedReview,
    after: CountedReview | undefined,
  ): Promise<number> {
    const review = archivedContent(archived);
    await manager.insert(Review, { ...review, isVisible: after !== undefined && this.isVisible(after) });
    await manager.delete(ArchivedReview, { reviewId: archived.reviewId });
    return archived.reviewId;
  }

  /** A summary may quote what the public can't read any more; it's removed at once, and a new one is requested. */
  private async dropSummary(manager: EntityManager, review: StoredReview, at: Date): Promise<void> {
    if (!this.isVisible(review)) return;
    await manager.update(Club, review.clubId, { aiSummary: null });
    await requestSummary(manager, this.database.dialect, review.clubId, at);
  }
}

/** Changes of reviews with everything that follows from them. */
@Module({ imports: [AuditModule], providers: [ReviewLifecycle], exports: [ReviewLifecycle] })
export class ReviewLifecycleModule {}

/** Holds a review back for further reasons. */
async function hold(manager: EntityManager, id: number, more: readonly HoldReason[]): Promise<void> {
  const { holdReason } = await manager.findOneByOrFail(Review, { id });
  const reasons = new Set([...readHoldReasons(holdReason), ...more]);
  await manager.update(Review, id, { isHeld: true, holdReason: storeHoldReasons([...reasons]) });
}

async function insertReview(manager: EntityManager, review: NewReview, createdAt: Date): Promise<number> {
  const { ratings, ...stored } = review;
  const { identifiers } = await manager.insert(Review, {
    ...stored,
    ...toStoredRatings(ratings),
    isHeld: review.holdReason !== null,
    createdAt,
  });
  return (identifiers[0] as { id: number }).id;
}

function toStoredRatings(ratings: Record<RatingCategory, number>): Partial<Review> {
  return { ...toRatingFields(ratings), ratingTotal: getRatingTotal(ratings) };
}
