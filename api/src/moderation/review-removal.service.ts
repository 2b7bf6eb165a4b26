import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReviewLifecycle, ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { Database } from '../platform/database/database.js';
import type { OutgoingMail } from '../platform/mail/mail-renderer.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import type { Removal } from './author-mails.js';
import { AuthorMails } from './author-mails.js';

/** A removal whose mail is written, ready for a transaction. */
export interface PreparedRemoval extends Removal {
  reviewId: number;
  mail: OutgoingMail | undefined;
}

/**
 * Removes reviews from every response at once; for a while they can be restored. Anything that has to happen together
 * with a removal calls `prepare` before its transaction and `removeWithin` inside it.
 */
@Injectable()
export class ReviewRemovalService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly reviews: AdminReviewsRepository,
    private readonly authorMails: AuthorMails,
  ) {}

  /** Removes a review in any state, and tells its author why. Throws ReviewNotFoundError. */
  async remove(id: number, removal: Removal): Promise<void> {
    const prepared = await this.prepare(id, removal);
    await this.database.transactions.runInTransaction((manager) => this.removeWithin(manager, prepared));
  }

  /** Writes the mail to the author, which no transaction should wait for. Throws ReviewNotFoundError. */
  async prepare(reviewId: number, removal: Removal): Promise<PreparedRemoval> {
    const review = await this.reviews.findOne(reviewId);
    if (!review) throw new ReviewNotFoundError();
    return { ...removal, reviewId, mail: await this.authorMails.ofRemoval(review, removal) };
  }

  /**
   * Removes the review in the caller's transaction. Throws ReviewNotFoundError for one that is already gone. Nobody is
   * mailed about a review that was never confirmed: the address may belong to someone else.
   */
  async removeWithin(
    manager: EntityManager,
    { reviewId, mail, reasonCode, reason, actor = 'site-admin' }: PreparedRemoval,
  ): Promise<void> {
    const review = await this.lifecycle.lock(manager, reviewId);
    if (!review) throw new ReviewNotFoundError();
    const at = new Date();
    await this.lifecycle.transition(manager, { action: 'deleted', actor, at, review, reason, reasonCode });
    if (mail && review.isVerified) await this.authorMails.store(manager, mail);
  }
}
