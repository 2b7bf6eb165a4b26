import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import type { ReviewStatus } from '@club-reviews/domain/review-status';
import { reviewStatus } from '@club-reviews/domain/review-status';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import { ClubMails } from './club-mails.js';
import { NoReplyError, ReviewNotFoundError } from './moderation.errors.js';

interface StateRow {
  isVerified: 0 | 1;
  isApproved: 0 | 1;
  isAnswered: 0 | 1;
}

const STATE = `
  SELECT is_verified AS isVerified, is_approved AS isApproved,
    CASE WHEN response_text IS NULL THEN 0 ELSE 1 END AS isAnswered
  FROM reviews WHERE id = ?`;
const REMOVE = 'UPDATE reviews SET response_text = NULL, responded_at = NULL WHERE id = ?';

/** Takes clubs' replies away. No stored sum or count depends on them: clubs' numbers are counted when asked for. */
@Injectable()
export class ReplyRemovalService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'dialect' | 'transactions'>,
    private readonly reviews: AdminReviewsRepository,
    private readonly mails: ClubMails,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Removes the reply to a review, notes why, and tells those who manage the club. Of the reply itself nothing is
   * kept. Throws ReviewNotFoundError and NoReplyError.
   */
  async remove(id: number, reason: string): Promise<void> {
    const review = await this.reviews.findOne(id);
    if (!review) throw new ReviewNotFoundError();
    if (review.responseText === null) throw new NoReplyError();
    const mails = await this.mails.ofRemovedReply(review, reason);
    await this.database.transactions.runInTransaction(async (manager) => {
      const status = await this.lockAnswered(manager, id);
      await manager.query(REMOVE, [id]);
      await this.audit.record(manager, {
        subjectType: 'review',
        subjectId: id,
        actor: 'site-admin',
        action: 'reply-removed',
        fromStatus: status,
        toStatus: status,
        reason,
        createdAt: new Date(),
      });
      await this.mails.store(manager, mails);
    });
  }

  /** Keeps others from changing a review that has a reply; its status, which stays. */
  private async lockAnswered(manager: EntityManager, id: number): Promise<ReviewStatus> {
    const [row] = await manager.query<StateRow[]>(`${STATE} ${this.database.dialect.lockRows}`, [id]);
    if (!row) throw new ReviewNotFoundError();
    if (!row.isAnswered) throw new NoReplyError();
    return reviewStatus({ isVerified: row.isVerified === 1, isApproved: row.isApproved === 1 });
  }
}
