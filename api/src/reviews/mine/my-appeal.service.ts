import { Injectable } from '@nestjs/common';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import { appealAgainst, openAppeal, ReviewAppeal } from '../../model/reviews/review-appeal.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError } from '../../platform/errors.js';
import { AuthoredReviews } from './authored-reviews.js';

/** Accepts appeals by authors whose review was removed. */
@Injectable()
export class MyAppealService {
  constructor(
    private readonly database: Database,
    private readonly authored: AuthoredReviews,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Appeals against the removal of the review of a link, once. Throws the same as `AuthoredReviews.ofToken`, and
   * ConflictError.
   */
  async appeal(token: string, text: string): Promise<void> {
    const { review } = await this.authored.ofToken(token);
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const archived = await this.database.transactions.lock(manager, ArchivedReview, {
        reviewId: review.id,
      });
      if (archived?.state !== 'removed') {
        throw new ConflictError('This review isn’t removed any more. Please reload the page.');
      }
      // Whoever appeals or decides on an appeal has locked the review first.
      if (appealAgainst(archived, await manager.findOneBy(ReviewAppeal, { reviewId: review.id }))) {
        throw new ConflictError('You’ve already appealed against this removal.');
      }
      await openAppeal(manager, archived, { text, at });
      await this.audit.record(manager, {
        ...{ subjectType: 'review', subjectId: review.id, actor: 'reviewer', action: 'appealed' },
        createdAt: at,
      });
    });
  }
}
