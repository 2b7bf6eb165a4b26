import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../platform/database/database.js';
import { ConflictError } from '../platform/errors.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import { ReviewLifecycle } from '../model/reviews/review-lifecycle.js';
import type { StoredReview } from '../model/reviews/review-change.js';
import { reviewStatus } from '@club-reviews/domain/review-status';
import { AdminReviewsService } from './admin-reviews.service.js';
import type { AdminReviewRow } from './admin-reviews.repository.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import { AuthorMails } from './author-mails.js';
import { ClubMails } from '../club-area/club-mails.js';
import { Review } from '../model/reviews/review.entity.js';
import { ReportCase } from '../model/reviews/report-case.js';
import type { AdminReview, ApprovalBody } from './moderation.dto.js';
import { ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';

const ACTOR = 'site-admin';

/** Approves reviews: one transaction, with everything that follows from it. */
@Injectable()
export class ReviewDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly reviews: AdminReviewsRepository,
    private readonly mails: ClubMails,
    private readonly authorMails: AuthorMails,
    private readonly adminReviews: AdminReviewsService,
  ) {}

  /**
   * Approves a review that awaits it, and tells the club's admins, and its author if that publishes it. Throws
   * ReviewNotFoundError, and ConflictError for a review in another state or with another text than the
   * moderator has read.
   */
  async approve(id: number, { reason, reviewText }: ApprovalBody): Promise<AdminReview> {
    const row = await this.find(id);
    const [mails, authorMail] = await Promise.all([
      this.mails.ofApproval(row),
      this.authorMails.ofPublication(row),
    ]);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const review = await this.lock(manager, id);
      refuseUnlessAwaiting(review);
      await refuseUnlessRead(manager, id, reviewText);
      const authorWaits = await this.authorWaits(manager, review);
      await this.lifecycle.transition(manager, {
        action: 'approved',
        actor: ACTOR,
        at,
        reason: reason ?? null,
        review,
      });
      await this.mails.store(manager, mails);
      const isPublic = await manager.existsBy(Review, { id, isVisible: true });
      if (authorMail && authorWaits && isPublic) await this.authorMails.store(manager, authorMail);
    });
    // Someone may have deleted it since.
    const approved: AdminReviewRow = {
      ...row,
      isVerified: 1,
      isApproved: 1,
      approvedAt: toStoredTimestamp(at),
    };
    return this.adminReviews.toAdminReview((await this.reviews.findOne(id)) ?? approved);
  }

  /**
   * Whether the review has been hidden since its author confirmed it: authors who were told to wait are told the
   * outcome.
   */
  private async authorWaits(manager: EntityManager, review: StoredReview): Promise<boolean> {
    if (this.lifecycle.isVisible(review)) return false;
    // The author hasn't been told when a report has hidden it.
    return !(await manager.existsBy(ReportCase, { reviewId: review.id, isOpen: true, hidReview: true }));
  }

  private async find(id: number): Promise<AdminReviewRow> {
    const row = await this.reviews.findOne(id);
    if (!row) throw new ReviewNotFoundError();
    return row;
  }

  private async lock(manager: EntityManager, id: number): Promise<StoredReview> {
    const review = await this.lifecycle.lock(manager, id);
    if (!review) throw new ReviewNotFoundError();
    return review;
  }
}

function refuseUnlessAwaiting(review: StoredReview): void {
  const status = reviewStatus(review);
  if (status === 'approved') throw new ConflictError('This review is already approved');
  if (status !== 'awaiting-approval') {
    throw new ConflictError('This review hasn’t been verified by its author yet');
  }
}

async function refuseUnlessRead(
  manager: EntityManager,
  id: number,
  reviewText: string | undefined,
): Promise<void> {
  if (reviewText === undefined || (await manager.existsBy(Review, { id, reviewText }))) return;
  throw new ConflictError('Its author has changed this review since you opened it. Please read it again.');
}
