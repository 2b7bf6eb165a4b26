import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ClubNotFoundError } from '../../../model/clubs/clubs.errors.js';
import { isFilled } from '../../../platform/http/honeypot.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { EmailProtection, normaliseEmail } from '../../../platform/security/email-protection.js';
import { findHoldReasons } from '../holds/hold-reasons.js';
import { storeHoldReasons } from '../../../model/reviews/review.entity.js';
import { seasonOf } from '@club-reviews/domain/seasons';
import type { NewReview } from '../../../model/reviews/review-lifecycle.js';
import { ReviewLifecycle } from '../../../model/reviews/review-lifecycle.js';
import type { ReviewBody } from './review-body.js';
import { AlreadyReviewedError, AwaitingConfirmationError } from './review.errors.js';
import { LINKS_BY_REVIEW, SUBMISSIONS_BY_CLIENT, SUBMISSIONS_BY_EMAIL } from './submission-limits.js';
import type { SubmittedReview } from './submission-answers.dto.js';
import { VerificationMails } from './verification-mails.js';

const CLUB_NAME = 'SELECT name FROM clubs WHERE id = ?';
const EARLIER = `
  SELECT id, is_verified AS isVerified, author_email_encrypted AS emailEncrypted FROM reviews
  WHERE club_id = ? AND season = ? AND author_email_hash = ?`;
const MESSAGE = 'Please check your email to verify your review.';
const LARGEST_INVENTED_ID = 1_000_000;

/** Takes reviews in. */
@Injectable()
export class ReviewSubmissionService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly mails: VerificationMails,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
  ) {}

  /**
   * Stores a review with the mail that asks its author to confirm it. Throws ClubNotFoundError,
   * TooManyRequestsError, AlreadyReviewedError, or AwaitingConfirmationError, in which case the earlier review's link
   * is mailed again: whoever sends a review twice has probably lost the mail.
   */
  async submit(body: ReviewBody, client: string): Promise<SubmittedReview> {
    if (isFilled(body.website)) return this.answer(randomInt(1, LARGEST_INVENTED_ID));
    const clubName = await this.clubName(body.clubId);
    await this.limits.take(SUBMISSIONS_BY_CLIENT, client);
    await this.limits.take(SUBMISSIONS_BY_EMAIL, normaliseEmail(body.authorEmail));
    const now = new Date();
    const review = this.toReview(body, now);
    const verification = await this.mails.prepare(body.authorEmail, clubName, now);
    const { dialect, transactions } = this.database;
    try {
      const id = await transactions.runInTransaction(async (manager) => {
        const stored = await this.lifecycle.transition(manager, {
          action: 'submitted',
          actor: 'reviewer',
          at: now,
          review,
        });
        await this.mails.store(manager, stored, verification);
        return stored;
      });
      return this.answer(id);
    } catch (error) {
      if (dialect.isDuplicate(error)) await this.refuseSecond(review, clubName, now);
      throw error;
    }
  }

  private answer(id: number): SubmittedReview {
    return { id, message: MESSAGE, ...this.mails.mailbox };
  }

  private async clubName(id: number): Promise<string> {
    const [club] = await this.database.reads.all<{ name: string }>(CLUB_NAME, [id]);
    if (!club) throw new ClubNotFoundError('clubId');
    return club.name;
  }

  private toReview(body: ReviewBody, now: Date): NewReview {
    return {
      clubId: body.clubId,
      ageGroup: body.ageGroup,
      ratings: {
        coaching: body.coachingRating,
        communication: body.communicationRating,
        facilities: body.facilitiesRating,
        inclusivity: body.inclusivityRating,
        value: body.valueRating,
      },
      authorEmailHash: this.protection.hash(body.authorEmail),
      authorEmailEncrypted: this.protection.encrypt(body.authorEmail),
      reviewText: body.reviewText,
      holdReason: storeHoldReasons(findHoldReasons(body.reviewText)),
      season: seasonOf(now),
    };
  }

  private async refuseSecond(review: NewReview, clubName: string, now: Date): Promise<void> {
    const { clubId, season, authorEmailHash } = review;
    const [earlier] = await this.database.reads.all<{
      id: number;
      isVerified: 0 | 1;
      emailEncrypted: string;
    }>(EARLIER, [clubId, season, authorEmailHash]);
    // It was deleted or purged this very moment: the error of the database stands, and a further try succeeds.
    if (!earlier) return;
    if (earlier.isVerified === 1) throw new AlreadyReviewedError();
    if (!(await this.limits.allows(LINKS_BY_REVIEW, String(earlier.id))))
      throw new AwaitingConfirmationError(false);
    const to = this.protection.decrypt(earlier.emailEncrypted);
    const verification = await this.mails.prepare(to, clubName, now);
    await this.database.transactions.runInTransaction((manager) =>
      this.mails.store(manager, earlier.id, verification),
    );
    throw new AwaitingConfirmationError(true);
  }
}
