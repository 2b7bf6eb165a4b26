import { randomInt } from 'node:crypto';
import { seasonOf } from '@club-reviews/domain/seasons';
import { Inject, Injectable } from '@nestjs/common';
import { Club } from '../../../model/clubs/club.entity.js';
import { ClubNotFoundError } from '../../../model/clubs/club-reference.js';
import type { NewReview } from '../../../model/reviews/review-lifecycle.js';
import { ReviewLifecycle } from '../../../model/reviews/review-lifecycle.js';
import { Review, storeHoldReasons } from '../../../model/reviews/review.entity.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { ConflictError } from '../../../platform/errors.js';
import { isFilled } from '../../../platform/http/text-fields.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { EmailProtection, normaliseEmail } from '../../../platform/security/email-protection.js';
import { findHoldReasons } from '../holds/hold-reasons.js';
import type { ReviewBody, SubmittedReview } from './review-submission.dto.js';
import { LINKS_BY_REVIEW, VerificationMails } from './verification-mails.js';

const HOUR_MS = 3_600_000;

/** A club's evening behind one address fits in, a machine does not. */
const BY_CLIENT: RateLimit = { purpose: 'reviews-by-client', times: 20, windowMs: HOUR_MS };
/** In the name of one e-mail address, also those that are refused as second ones. */
const BY_EMAIL: RateLimit = { purpose: 'reviews-by-email', times: 10, windowMs: 24 * HOUR_MS };

const MESSAGE = 'Please check your email to verify your review.';
const ALREADY_REVIEWED = 'You have already reviewed this club this season.';
const MAX_INVENTED_ID = 1_000_000;

/** The address has reviewed this club this season, and the review was confirmed. */
class AlreadyReviewedError extends ConflictError {
  constructor() {
    super(ALREADY_REVIEWED);
  }
}

/** The address has reviewed this club this season, and only the confirmation is missing. */
class AwaitingConfirmationError extends ConflictError {
  constructor(isLinkSentAgain: boolean) {
    const where = isLinkSentAgain ? 'we have just sent you again' : 'we have sent you';
    super(
      `${ALREADY_REVIEWED} Your review awaits confirmation: please press the link in the email ${where}.`,
    );
  }
}

/** Accepts reviews. */
@Injectable()
export class ReviewSubmissionService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'dialect' | 'transactions'>,
    private readonly lifecycle: ReviewLifecycle,
    private readonly mails: VerificationMails,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
  ) {}

  /**
   * Stores a review with the mail that asks its author to confirm it. Throws ClubNotFoundError,
   * TooManyRequestsError, AlreadyReviewedError, or AwaitingConfirmationError, in which case the earlier review's link
   * is mailed again: anyone who sends a review twice has probably lost the mail.
   */
  async submit(body: ReviewBody, client: string): Promise<SubmittedReview> {
    if (isFilled(body.website)) return this.answer(randomInt(1, MAX_INVENTED_ID));
    const clubName = await this.clubName(body.clubId);
    await this.limits.take(BY_CLIENT, client);
    await this.limits.take(BY_EMAIL, normaliseEmail(body.authorEmail));
    const at = new Date();
    const review = this.toReview(body, at);
    const verification = await this.mails.prepare(body.authorEmail, clubName, at);
    const { dialect, transactions } = this.database;
    try {
      const id = await transactions.runInTransaction(async (manager) => {
        const stored = await this.lifecycle.transition(manager, {
          action: 'submitted',
          actor: 'reviewer',
          at,
          review,
        });
        await this.mails.store(manager, stored, verification);
        return stored;
      });
      return this.answer(id);
    } catch (error) {
      if (dialect.isDuplicate(error)) await this.refuseSecond(review, clubName, at);
      throw error;
    }
  }

  private answer(id: number): SubmittedReview {
    return { id, message: MESSAGE, ...this.mails.mailbox };
  }

  private async clubName(id: number): Promise<string> {
    const club = await this.database.reader.findOne(Club, {
      where: { id },
      select: { id: true, name: true },
    });
    if (!club) throw new ClubNotFoundError('clubId');
    return club.name;
  }

  private toReview(body: ReviewBody, at: Date): NewReview {
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
      season: seasonOf(at),
    };
  }

  private async refuseSecond(review: NewReview, clubName: string, at: Date): Promise<void> {
    const { clubId, season, authorEmailHash } = review;
    const earlier = await this.database.reader.findOneBy(Review, { clubId, season, authorEmailHash });
    // Deleted or purged this very moment: the database's error stands, and a further try succeeds.
    if (!earlier) return;
    if (earlier.isVerified) throw new AlreadyReviewedError();
    if (!(await this.limits.allows(LINKS_BY_REVIEW, String(earlier.id))))
      throw new AwaitingConfirmationError(false);
    const to = this.protection.decrypt(earlier.authorEmailEncrypted);
    const verification = await this.mails.prepare(to, clubName, at);
    await this.database.transactions.runInTransaction((manager) =>
      this.mails.store(manager, earlier.id, verification),
    );
    throw new AwaitingConfirmationError(true);
  }
}
