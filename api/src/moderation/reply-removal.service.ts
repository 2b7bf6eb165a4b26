import { reviewStatus } from '@club-reviews/domain/review-status';
import { Injectable } from '@nestjs/common';
import { invalidateClubs } from '../model/clubs/club-versions.js';
import { ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { Review } from '../model/reviews/review.entity.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { Database } from '../platform/database/database.js';
import { ConflictError } from '../platform/errors.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import { ClubMails } from '../club-area/club-mails.js';

const NO_REPLY = 'This review has no reply';

/** Removes clubs' replies. No stored sum or count depends on them: clubs' numbers are counted on request. */
@Injectable()
export class ReplyRemovalService {
  constructor(
    private readonly database: Database,
    private readonly reviews: AdminReviewsRepository,
    private readonly mails: ClubMails,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Removes the reply to a review, logs why, and tells those who manage the club. Nothing of the reply itself is kept.
   * Throws ReviewNotFoundError and ConflictError.
   */
  async remove(id: number, reason: string): Promise<void> {
    const row = await this.reviews.findOne(id);
    if (!row) throw new ReviewNotFoundError();
    if (row.responseText === null) throw new ConflictError(NO_REPLY);
    const mails = await this.mails.ofRemovedReply(row, reason);
    await this.database.transactions.runInTransaction(async (manager) => {
      const review = await this.database.transactions.lock(manager, Review, { id });
      if (!review) throw new ReviewNotFoundError();
      if (review.responseText === null) throw new ConflictError(NO_REPLY);
      await manager.update(Review, id, { responseText: null, respondedAt: null });
      invalidateClubs(manager, [review.clubId]);
      await this.audit.record(manager, {
        ...{ subjectType: 'review', subjectId: id, actor: 'site-admin', action: 'reply-removed' },
        ...{ fromStatus: reviewStatus(review), toStatus: reviewStatus(review), reason },
      });
      await this.mails.store(manager, mails);
    });
  }
}
