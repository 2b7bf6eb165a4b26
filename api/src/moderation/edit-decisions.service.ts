import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { editedContent, ReviewEdit } from '../model/reviews/review-edit.js';
import { ReviewLifecycle, ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { Review } from '../model/reviews/review.entity.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { Database } from '../platform/database/database.js';
import { ConflictError, NotFoundError } from '../platform/errors.js';
import type { AdminReviewRow } from './admin-reviews.repository.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import { AuthorMails } from './author-mails.js';
import type { AdminReview, ApprovalBody } from './moderation.dto.js';
import { reviewStatus } from '@club-reviews/domain/review-status';

const ACTOR = 'site-admin';

/** Moderators' decisions on authors' edits. */
@Injectable()
export class EditDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly audit: AuditLog,
    private readonly reviews: AdminReviewsRepository,
    private readonly adminReviews: AdminReviewsService,
    private readonly mails: AuthorMails,
  ) {}

  /**
   * Publishes an edit, approves the review with it, and tells its author. Throws ReviewNotFoundError,
   * NotFoundError without an edit, and ConflictError if its author has sent another.
   */
  async approve(id: number, { reason, reviewText }: ApprovalBody): Promise<AdminReview> {
    const row = await this.find(id);
    const mail = await this.mails.ofPublishedEdit(row);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const { review, edit } = await this.lock(manager, id);
      const content = editedContent(edit);
      if (reviewText !== undefined && content.reviewText !== reviewText)
        throw new ConflictError(
          'Its author has changed this edit since you opened it. Please read it again.',
        );
      await this.lifecycle.transition(manager, {
        action: 'edit-approved',
        actor: ACTOR,
        at,
        reason: reason ?? null,
        review,
        content,
        holdReason: edit.holdReason,
      });
      const isPublic = await manager.existsBy(Review, { id, isVisible: true });
      if (mail && isPublic) await this.mails.store(manager, mail);
    });
    return this.adminReviews.toAdminReview((await this.reviews.findOne(id)) ?? row);
  }

  /** Drops an edit, and tells its author why. Throws ReviewNotFoundError, NotFoundError. */
  async drop(id: number, reason: string): Promise<void> {
    const mail = await this.mails.ofDroppedEdit(await this.find(id), reason);
    const createdAt = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const { review, edit } = await this.lock(manager, id);
      await manager.delete(ReviewEdit, { reviewId: edit.reviewId });
      const status = reviewStatus(review);
      await this.audit.record(manager, {
        ...{ subjectType: 'review', subjectId: id, actor: ACTOR, action: 'edit-dropped', fromStatus: status },
        ...{ toStatus: status, reason, createdAt },
      });
      if (mail) await this.mails.store(manager, mail);
    });
  }

  private async find(id: number): Promise<AdminReviewRow> {
    const row = await this.reviews.findOne(id);
    if (!row) throw new ReviewNotFoundError();
    return row;
  }

  private async lock(manager: EntityManager, id: number) {
    const review = await this.lifecycle.lock(manager, id);
    if (!review) throw new ReviewNotFoundError();
    const edit = await this.database.transactions.lock(manager, ReviewEdit, { reviewId: id });
    if (!edit) throw new NotFoundError('This review has no edit waiting');
    return { review, edit };
  }
}
