import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { toIsoTimestamp } from '../../../platform/database/timestamps.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { hashToken } from '../../../platform/security/link-token.js';
import { isHeldBack } from '@club-reviews/domain/review-status';
import { ReviewToken } from '../../../model/reviews/review.entity.js';
import { ReviewLifecycle } from '../../../model/reviews/review-lifecycle.js';

import { ExpiredLinkError, LinkNotNeededError, UnknownLinkError } from './review.errors.js';
import { LINKS_BY_CLIENT, LINKS_BY_REVIEW } from './submission-limits.js';
import type { LinkSent, VerifiedReview } from './submission-answers.dto.js';
import { VerificationMails } from './verification-mails.js';

const LINK = `
  SELECT t.review_id AS reviewId, t.expires_at AS expiresAt, r.is_verified AS isVerified,
    r.author_email_encrypted AS emailEncrypted, c.name AS clubName, c.slug AS clubSlug
  FROM review_tokens t JOIN reviews r ON r.id = t.review_id JOIN clubs c ON c.id = r.club_id
  WHERE t.token_hash = ?`;

interface Link {
  reviewId: number;
  expiresAt: string;
  isVerified: 0 | 1;
  emailEncrypted: string;
  clubName: string;
  clubSlug: string;
}

/** Confirms reviews by the links that were mailed. */
@Injectable()
export class ReviewVerificationService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
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
    const tokenHash = hashToken(token);
    const link = await this.find(tokenHash);
    const now = new Date();
    const outcome = await this.database.transactions.runInTransaction((manager) =>
      this.confirm(manager, link, tokenHash, now),
    );
    return { ...outcome, clubSlug: link.clubSlug, clubName: link.clubName };
  }

  /** Mails a new link. Throws UnknownLinkError, LinkNotNeededError or TooManyRequestsError. */
  async resend(token: string, client: string): Promise<LinkSent> {
    const link = await this.find(hashToken(token));
    const now = new Date();
    if (link.isVerified === 1 || !hasExpired(link, now)) throw new LinkNotNeededError();
    await this.limits.take(LINKS_BY_CLIENT, client);
    await this.limits.take(LINKS_BY_REVIEW, String(link.reviewId));
    const to = this.protection.decrypt(link.emailEncrypted);
    const verification = await this.mails.prepare(to, link.clubName, now);
    await this.database.transactions.runInTransaction(async (manager) => {
      // It may have been deleted meanwhile.
      if (!(await this.lifecycle.lock(manager, link.reviewId))) throw new UnknownLinkError();
      await this.mails.store(manager, link.reviewId, verification);
    });
    return {
      message: 'A new link is on its way. Please check your email to verify your review.',
      ...this.mails.mailbox,
    };
  }

  private async confirm(
    manager: EntityManager,
    link: Link,
    tokenHash: string,
    now: Date,
  ): Promise<Pick<VerifiedReview, 'status' | 'isHeld'>> {
    const review = await this.lifecycle.lock(manager, link.reviewId);
    if (!review) throw new UnknownLinkError();
    const isHeld = isHeldBack(review);
    if (review.isVerified) return { status: 'already-verified', isHeld };
    if (hasExpired(link, now)) throw new ExpiredLinkError();
    await this.lifecycle.transition(manager, { action: 'verified', actor: 'reviewer', at: now, review });
    await manager.update(ReviewToken, { tokenHash }, { usedAt: now });
    return { status: 'verified', isHeld };
  }

  private async find(tokenHash: string): Promise<Link> {
    const [link] = await this.database.reads.all<Link>(LINK, [tokenHash]);
    if (!link) throw new UnknownLinkError();
    return link;
  }
}

function hasExpired({ expiresAt }: Link, now: Date): boolean {
  return new Date(toIsoTimestamp(expiresAt)) <= now;
}
