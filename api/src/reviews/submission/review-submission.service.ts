import { toRatings } from '@club-reviews/domain/rating-categories';
import { randomInt } from 'node:crypto';
import { getSeason } from '@club-reviews/domain/seasons';
import { Injectable } from '@nestjs/common';
import { findOpenClub, keepClubOpen } from '../../model/clubs/open-club.js';
import type { NewReview } from '../../model/reviews/review-change.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { findOpenInvitation } from '../../model/reviews/used-invitations.js';
import { storeHoldReasons } from '../../model/reviews/review.entity.js';
import { Database } from '../../platform/database/database.js';
import { isFilled } from '../../platform/http/text-fields.js';
import { RequestedMails } from '../../platform/mailed-links/requested-mails.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { textFingerprint } from '../../platform/text/text-fingerprint.js';
import { RejectedSenders } from '../signals/rejected-senders.js';
import { ReviewSignals } from '../signals/review-signals.service.js';
import type { VisitorTrace } from '../signals/visitor-trace.js';
import { findHoldReasons } from '../holds/hold-reasons.js';
import type { ReviewBody, ReviewContentBody, SubmittedReview } from './review-submission.dto.js';
import { ReviewReceipts } from './review-receipts.js';
import { AuthorStatusLookup } from './author-status-lookup.js';
import { VerificationMails } from './verification-mails.js';

const HOUR_MS = 3_600_000;

/** A club's evening behind one address fits in, a bot doesn't. */
const BY_CLIENT: RateLimit = { purpose: 'reviews-by-client', times: 20, windowMs: HOUR_MS };

const MESSAGE = 'Please check your email to verify your review.';
const MAX_INVENTED_ID = 1_000_000;

/** Who sends a review, as far as known. */
export interface Sender {
  /** The key that limits count by. */
  client: string;
  visitor: VisitorTrace;
}

/** Accepts reviews. */
@Injectable()
export class ReviewSubmissionService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly statuses: AuthorStatusLookup,
    private readonly mails: VerificationMails,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
    private readonly signals: ReviewSignals,
    private readonly receipts: ReviewReceipts,
    private readonly requested: RequestedMails,
    private readonly rejected: RejectedSenders,
  ) {}

  /**
   * Stores a review with the mail that asks its author to confirm it. Whatever the address has done before, the
   * response and the work behind it are the same: only the mail says what is known about the address, because the
   * response may go to someone who wants to find out who has reviewed a club. Throws ClubNotFoundError,
   * ClubClosedError, and TooManyRequestsError depending on what the client has sent.
   */
  async submit(sent: ReviewBody, { client, visitor }: Sender): Promise<SubmittedReview> {
    if (isFilled(sent.website)) {
      const id = randomInt(1, MAX_INVENTED_ID);
      return this.answer(this.receipts.makeWorthless(id, new Date()));
    }
    const club = await findOpenClub(this.database.reader, sent.clubId, { field: 'clubId' });
    const body = { ...sent, clubId: club.id };
    await this.limits.take(BY_CLIENT, client);
    const at = new Date();
    const { invitation: code } = body;
    const review = {
      ...this.toReview(body, at),
      invitationHash: code && (await findOpenInvitation(this.database.reader, { clubId: club.id, code }, at)),
    };
    const mailSlot = await this.requested.slotFor(body.authorEmail, client);
    const isRejected = await this.rejected.has({
      ...{ ...visitor, clubId: club.id, authorHash: review.authorEmailHash },
      textValues: textFingerprint(body.reviewText).values,
    });
    const status = await this.statuses.of(review, at);
    const verification = await this.mails.prepare(body.authorEmail, club.name, status, at);
    const id = await this.database.transactions.runInTransaction(async (manager) => {
      await keepClubOpen(manager, club.id, { field: 'clubId', lock: this.database.dialect.rowLock });
      const stored = await this.lifecycle.transition(manager, {
        action: 'submitted',
        actor: 'reviewer',
        at,
        review,
      });
      const { authorEmail, reviewText, secondsToWrite } = body;
      await this.signals.record(manager, stored, {
        ...{ visitor, clubId: club.id, authorEmail, reviewText, secondsToWrite, at },
      });
      await this.mails.store(manager, stored, verification, isRejected ? 'never' : mailSlot);
      return stored;
    });
    return this.answer(this.receipts.make(id, at));
  }

  private answer(receipt: string): SubmittedReview {
    return { receipt, ...this.requested.answer(MESSAGE) };
  }

  private toReview(body: ReviewBody, at: Date): NewReview {
    return {
      clubId: body.clubId,
      ...toContent(body),
      authorEmailHash: this.protection.authorHash(body.authorEmail),
      authorEmailEncrypted: this.protection.encrypt(body.authorEmail),
      holdReason: storeHoldReasons(findHoldReasons(body.reviewText)),
      season: getSeason(at),
    };
  }
}

/** The form's answers about the club, as stored. */
export function toContent(body: ReviewContentBody): Pick<NewReview, 'ageGroup' | 'ratings' | 'reviewText'> {
  return {
    ageGroup: body.ageGroup,
    ratings: toRatings(body),
    reviewText: body.reviewText,
  };
}
