import { Injectable } from '@nestjs/common';
import { NoticeRecords } from '../../model/notices/notice-records.js';
import { Notice } from '../../model/notices/notice.entity.js';
import { ReviewNotFoundError } from '../../model/reviews/review-lifecycle.js';
import { Review } from '../../model/reviews/review.entity.js';
import { Database } from '../../platform/database/database.js';
import { isFilled } from '../../platform/http/text-fields.js';
import { RequestedMails } from '../../platform/mailed-links/requested-mails.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { NoticeBody, SubmittedNotice } from './notice-form.dto.js';
import { NoticeLetters } from './notice-letters.js';
import { newReference } from './notice-links.js';
import { toUrgency } from '../../platform/queue/urgency.js';

const HOUR_MS = 3_600_000;
const BY_CLIENT: RateLimit = { purpose: 'notices-by-client', times: 10, windowMs: HOUR_MS };

const MESSAGE = 'Please check your email to read your notice once more and send it.';

/** Accepts notices. */
@Injectable()
export class NoticeSubmissionService {
  constructor(
    private readonly database: Database,
    private readonly records: NoticeRecords,
    private readonly letters: NoticeLetters,
    private readonly requested: RequestedMails,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
  ) {}

  /**
   * Stores a notice with the mail that asks its address to send it; it counts as received only then. The response is
   * the same for every address. Throws ReviewNotFoundError, and TooManyRequestsError depending on what the client has
   * sent.
   */
  async submit({ reviewId, website, ...body }: NoticeBody, client: string): Promise<SubmittedNotice> {
    if (isFilled(website)) return this.requested.answer(MESSAGE);
    const review = await this.find(reviewId);
    await this.limits.take(BY_CLIENT, client);
    const complainantHash = this.protection.authorHash(body.email);
    const slot = await this.requested.slotFor(body.email, client);
    const reference = newReference();
    const mail = await this.letters.confirmation(body.email, reference, review.club?.name ?? '');
    const { cannotIdentify: _confirmed, removedTwice = false, ...words } = body;
    const contentEncrypted = this.records.encryptContent({
      ...{ ...words, removedTwice, reviewText: review.reviewText },
    });
    await this.database.transactions.runInTransaction(async (manager) => {
      await manager.insert(Notice, {
        ...{ reference, reviewId, clubId: review.clubId, state: 'unconfirmed', outcome: null },
        ...{ contentEncrypted, complainantHash, answerEncrypted: null, createdAt: new Date() },
        urgency: toUrgency(Object.values(words)),
        ...{ dueAt: null, remindAt: null, receivedAt: null, forwardedAt: null, closedAt: null },
      });
      await this.requested.store(manager, mail, slot);
    });
    return this.requested.answer(MESSAGE);
  }

  private async find(id: number): Promise<Review> {
    const review = await this.database.reader.findOne(Review, {
      where: { id, isVisible: true },
      relations: { club: true },
    });
    if (!review) throw new ReviewNotFoundError();
    return review;
  }
}
