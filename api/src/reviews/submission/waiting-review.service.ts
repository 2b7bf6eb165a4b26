import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { Review } from '../../model/reviews/review.entity.js';
import { assertInPlace, lockPlace, getPlaceKey } from '../../model/reviews/season-slot.js';
import { Database } from '../../platform/database/database.js';
import type { MailSlot } from '../../platform/mailed-links/mailbox-budget.js';
import { UnknownLinkError } from '../../platform/mailed-links/link-errors.js';
import { RequestedMails } from '../../platform/mailed-links/requested-mails.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { RejectedSenders } from '../signals/rejected-senders.js';
import { ReviewSignals } from '../signals/review-signals.service.js';
import type { LinkSent } from './review-submission.dto.js';
import { ReviewReceipts } from './review-receipts.js';
import { AuthorStatusLookup } from './author-status-lookup.js';
import { VerificationMails } from './verification-mails.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LINKS_BY_CLIENT: RateLimit = { purpose: 'links-by-client', times: 20, windowMs: HOUR_MS };
/** So that no inbox is flooded. */
const LINKS_BY_REVIEW: RateLimit = { purpose: 'links-by-review', times: 3, windowMs: DAY_MS };
const CORRECTIONS_BY_REVIEW: RateLimit = { purpose: 'address-corrections', times: 3, windowMs: DAY_MS };

const SENT = 'If your review is still waiting to be confirmed, an email with the link is on its way.';
const RENEWED = 'A new link is on its way. Please check your email to verify your review.';
/** Who would get a mail about a review that no longer exists. */
const NOWHERE = 'nobody@mail.invalid';

/**
 * What the browser that sent a review may do until it's confirmed: ask for another link, correct the address. The response
 * is always the same, even if the review is confirmed or gone, or its address takes no mail from us: anyone could type
 * somebody else's address, and must not learn what its owner does.
 */
@Injectable()
export class WaitingReviewService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly receipts: ReviewReceipts,
    private readonly mails: VerificationMails,
    private readonly statuses: AuthorStatusLookup,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
    private readonly signals: ReviewSignals,
    private readonly requested: RequestedMails,
    private readonly rejected: RejectedSenders,
  ) {}

  /**
   * Mails another link to the address that the review was sent with; the earlier ones still work. Throws
   * UnknownLinkError, ExpiredLinkError or TooManyRequestsError.
   */
  async resend(receipt: string, client: string): Promise<LinkSent> {
    const now = new Date();
    const id = this.receipts.read(receipt, now);
    await this.takeLink(id, client);
    const review = await this.find(id);
    const to = review ? this.protection.decrypt(review.authorEmailEncrypted) : NOWHERE;
    const slot = await this.takeSlot(to, client, id);
    await this.mail({ to, slot }, review, now, (manager) => this.isWaiting(manager, id));
    return this.requested.answer(SENT);
  }

  /**
   * The same for whoever has opened an expired link, and so reads the address's mail. Throws UnknownLinkError or
   * TooManyRequestsError.
   */
  async renew(review: Review, client: string): Promise<LinkSent> {
    const { id, authorEmailEncrypted } = review;
    await this.takeLink(id, client);
    const to = this.protection.decrypt(authorEmailEncrypted);
    await this.mail({ to, slot: 'now' }, review, new Date(), async (manager) => {
      if (await this.isWaiting(manager, id)) return true;
      throw new UnknownLinkError();
    });
    return this.requested.answer(RENEWED);
  }

  /**
   * Changes the review's address, with all the checks of a new one, and mails the link there; the earlier links end.
   * Throws UnknownLinkError, ExpiredLinkError or TooManyRequestsError.
   */
  async correctAddress(receipt: string, authorEmail: string, client: string): Promise<LinkSent> {
    const at = new Date();
    const id = this.receipts.read(receipt, at);
    await this.limits.take(LINKS_BY_CLIENT, client);
    await this.limits.take(CORRECTIONS_BY_REVIEW, String(id));
    const review = await this.find(id);
    const author = {
      authorEmailHash: this.protection.authorHash(authorEmail),
      authorEmailEncrypted: this.protection.encrypt(authorEmail),
    };
    const slot = await this.takeSlot(authorEmail, client, id);
    await this.mail({ to: authorEmail, slot }, review, at, async (manager) => {
      if (!review) return false;
      // The first address's place: a link opened at the same time waits for it too.
      const key = getPlaceKey(review);
      await lockPlace(manager, this.database.dialect, key);
      const stored = await this.lifecycle.lock(manager, id);
      if (!stored || stored.isVerified) return false;
      assertInPlace(key, stored);
      await this.lifecycle.transition(manager, {
        ...{ action: 'readdressed', actor: 'reviewer', at },
        ...{ review: stored, author },
      });
      await this.signals.readdress(manager, id, authorEmail);
      return true;
    });
    return this.requested.answer(SENT);
  }

  private async takeLink(id: number, client: string): Promise<void> {
    await this.limits.take(LINKS_BY_CLIENT, client);
    await this.limits.take(LINKS_BY_REVIEW, String(id));
  }

  /** No slot for a text or a sender that the address's owner has disowned. */
  private async takeSlot(to: string, client: string, id: number): Promise<MailSlot> {
    const slot = await this.requested.slotFor(to, client);
    return (await this.rejected.hasReview(id, this.protection.authorHash(to))) ? 'never' : slot;
  }

  private async isWaiting(manager: EntityManager, id: number): Promise<boolean> {
    const stored = await this.lifecycle.lock(manager, id);
    return stored !== undefined && !stored.isVerified;
  }

  /**
   * Mails a link for a review.
   * @param prepare locks the review, makes the changes, and returns whether it is still waiting
   */
  private async mail(
    { to, slot }: { to: string; slot: MailSlot },
    review: Review | undefined,
    at: Date,
    prepare: (manager: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    const authorEmailHash = this.protection.authorHash(to);
    const { clubId = 0, season = 0, id } = review ?? {};
    const status = await this.statuses.of({ clubId, season, authorEmailHash }, at, id);
    const verification = await this.mails.prepare(to, review?.club?.name ?? '', status, at);
    await this.database.transactions.runInTransaction(async (manager) => {
      const isWaiting = await prepare(manager);
      if (isWaiting && id !== undefined) await this.mails.store(manager, id, verification, slot);
      else await this.mails.pretend(manager, verification);
    });
  }

  /** The review while it's waiting to be confirmed, with its club. */
  private async find(id: number): Promise<Review | undefined> {
    const where = { id, isVerified: false };
    const review = await this.database.reader.findOne(Review, { where, relations: { club: true } });
    return review ?? undefined;
  }
}
