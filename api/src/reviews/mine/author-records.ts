import { getSeason } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { forgetNotes } from '../../model/queue/queue-note.js';
import { NoticeRecords } from '../../model/notices/notice-records.js';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import { ReviewAppeal } from '../../model/reviews/review-appeal.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { assertInPlace, lockPlace, getPlaceKey, SeasonSlot } from '../../model/reviews/season-slot.js';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import { Database } from '../../platform/database/database.js';
import { toAppeal } from '../appeal.dto.js';
import { toReviewContent } from '../review-content.js';
import { ReviewSignals } from '../signals/review-signals.service.js';
import type { AuthoredReview } from './authored-reviews.js';
import { AuthoredReviews } from './authored-reviews.js';
import type { MyData } from './my-review.dto.js';

/**
 * What is stored about an author, by the keyed hash of their mailbox: the same for themselves and for staff they ask.
 */
@Injectable()
export class AuthorRecords {
  constructor(
    private readonly database: Database,
    private readonly authored: AuthoredReviews,
    private readonly lifecycle: ReviewLifecycle,
    private readonly signals: ReviewSignals,
    private readonly notices: NoticeRecords,
  ) {}

  /** A copy of an author's reviews, with the notices of complaint that they were told about. */
  async getCopy(reviews: readonly AuthoredReview[]): Promise<Pick<MyData, 'reviews' | 'notices'>> {
    const notices = await this.notices.toldToAuthor(reviews.map((authored) => authored.review.id));
    return {
      reviews: reviews.map(toExport),
      notices: notices.map(({ receivedAt, ...notice }) => ({
        ...notice,
        receivedAt: receivedAt?.toISOString() ?? null,
      })),
    };
  }

  /**
   * Erases all of it, each review in its own transaction. What stays is the keyed hash in this season's places, so that
   * nobody reviews a club twice, until the season is over.
   * @returns how many reviews there were
   */
  async erase(authorEmailHash: string, { actor, at }: { actor: AuditActor; at: Date }): Promise<number> {
    const reviews = await this.authored.ofAuthor(authorEmailHash);
    for (const { review } of reviews) {
      await this.database.transactions.runInTransaction(async (manager) => {
        await lockPlace(manager, this.database.dialect, getPlaceKey(review));
        const stored = await this.lifecycle.lock(manager, review.id);
        assertInPlace(review, stored);
        if (stored) await this.lifecycle.transition(manager, { action: 'erased', actor, at, review: stored });
        for (const kept of [ArchivedReview, ReviewAppeal])
          await manager.delete(kept, { reviewId: review.id });
        await forgetNotes(manager, 'review', review.id);
        await this.signals.forget(manager, review.id);
      });
    }
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(SeasonSlot, { authorEmailHash, season: LessThan(getSeason(at)) }),
    );
    return reviews.length;
  }
}

function toExport({ review, clubName, state, appeal }: AuthoredReview): MyData['reviews'][number] {
  return {
    ...toReviewContent(review),
    id: review.id,
    clubName,
    season: review.season,
    state,
    verifiedAt: review.verifiedAt?.toISOString() ?? null,
    responseText: review.responseText,
    appeal: toAppeal(appeal),
  };
}
