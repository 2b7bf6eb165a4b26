import { isHeldBack } from '@club-reviews/domain/review-status';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Club } from '../../../model/clubs/club.entity.js';
import { ReviewLifecycle } from '../../../model/reviews/review-lifecycle.js';
import type { Review } from '../../../model/reviews/review.entity.js';
import { ReviewToken } from '../../../model/reviews/review.entity.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { ConflictError, GoneError, NotFoundError } from '../../../platform/errors.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { hashToken } from '../../../platform/security/link-token.js';
import type { LinkSent, VerifiedReview } from './review-submission.dto.js';
import { LINKS_BY_REVIEW, VerificationMails } from './verification-mails.js';

/** New links requested by one client. */
const LINKS_BY_CLIENT: RateLimit = { purpose: 'links-by-client', times: 20, windowMs: 3_600_000 };

/** No review belongs to the link. */
class UnknownLinkError extends NotFoundError {
  constructor() {
    super('This link is not known. Please check that it is complete.');
  }
}

/** The link was good once. */
class ExpiredLinkError extends GoneError {
  constructor() {
    super('This link has expired. Please ask for a new one.');
  }
}

/** A new link was requested although the old one works, or the review is confirmed. */
class LinkNotNeededError extends ConflictError {
  constructor() {
    super('No new link is needed: the one you have still works.');
  }
}

interface Link {
  tokenHash: string;
  expiresAt: Date;
  review: Review;
  club: Club;
}

/** Confirms reviews by the links that were mailed. */
@Injectable()
export class ReviewVerificationService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'transactions'>,
    private readonly lifecycle: ReviewLifecycle,
    private readonly mails: VerificationMails,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
  ) {}

  /**
   * Confirms the review of a link; a confirmed one stays as it is, whatever has become of the link. Throws
   * UnknownLinkError or ExpiredLinkError.
   */
  async verify(token: string): Promise<VerifiedReview> {
    const link = await this.find(token);
    const now = new Date();
    const outcome = await this.database.transactions.runInTransaction((manager) =>
      this.confirm(manager, link, now),
    );
    return { ...outcome, clubSlug: link.club.slug, clubName: link.club.name };
  }

  /** Mails a new link. Throws UnknownLinkError, LinkNotNeededError or TooManyRequestsError. */
  async resend(token: string, client: string): Promise<LinkSent> {
    const link = await this.find(token);
    const { review, club } = link;
    const now = new Date();
    if (review.isVerified || link.expiresAt > now) throw new LinkNotNeededError();
    await this.limits.take(LINKS_BY_CLIENT, client);
    await this.limits.take(LINKS_BY_REVIEW, String(review.id));
    const to = this.protection.decrypt(review.authorEmailEncrypted);
    const verification = await this.mails.prepare(to, club.name, now);
    await this.database.transactions.runInTransaction(async (manager) => {
      // It may have been deleted meanwhile.
      if (!(await this.lifecycle.lock(manager, review.id))) throw new UnknownLinkError();
      await this.mails.store(manager, review.id, verification);
    });
    return {
      message: 'A new link is on its way. Please check your email to verify your review.',
      ...this.mails.mailbox,
    };
  }

  private async confirm(
    manager: EntityManager,
    { tokenHash, expiresAt, review: { id } }: Link,
    now: Date,
  ): Promise<Pick<VerifiedReview, 'status' | 'isHeld'>> {
    const review = await this.lifecycle.lock(manager, id);
    if (!review) throw new UnknownLinkError();
    const isHeld = isHeldBack(review);
    if (review.isVerified) return { status: 'already-verified', isHeld };
    if (expiresAt <= now) throw new ExpiredLinkError();
    await this.lifecycle.transition(manager, { action: 'verified', actor: 'reviewer', at: now, review });
    await manager.update(ReviewToken, { tokenHash }, { usedAt: now });
    return { status: 'verified', isHeld };
  }

  private async find(token: string): Promise<Link> {
    const tokenHash = hashToken(token);
    const [found] = await this.database.reader.find(ReviewToken, {
      where: { tokenHash },
      relations: { review: { club: true } },
    });
    const { review } = found ?? {};
    if (!found || !review?.club) throw new UnknownLinkError();
    return { tokenHash, expiresAt: found.expiresAt, review, club: review.club };
  }
}
