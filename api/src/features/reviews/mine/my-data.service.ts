import { seasonOf } from '@club-reviews/domain/seasons';
import { Inject, Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { NoticeRecords } from '../../../model/notices/notice-records.js';
import { ArchivedReview } from '../../../model/reviews/archived-review.js';
import { ReviewAppeal } from '../../../model/reviews/review-appeal.js';
import { ReviewLifecycle } from '../../../model/reviews/review-lifecycle.js';
import { lockPlace, placeKeyOf, SeasonPlace } from '../../../model/reviews/season-place.js';
import { SubmissionTrace, SubmissionTraceBand } from '../../../model/reviews/submission-trace.entity.js';
import type { Settings } from '../../../platform/config/settings.js';
import { SETTINGS } from '../../../platform/config/settings.module.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { toAppeal } from '../appeal.dto.js';
import { AuthorLinks } from '../author-links.js';
import { ReviewSignals } from '../signals/review-signals.service.js';
import { toReviewContent } from '../review-content.js';
import { VerificationMails } from '../submission/verification-mails.js';
import type { AuthoredReview } from './authored-reviews.js';
import { AuthoredReviews } from './authored-reviews.js';
import { authorLinksMail } from './author-mails.js';
import type { ErasedData, LinksSent, MyData } from './my-review.dto.js';

const HOUR_MS = 3_600_000;
/** Addresses that one client asks about. */
const LINKS_BY_CLIENT: RateLimit = { purpose: 'my-links-by-client', times: 20, windowMs: HOUR_MS };
/** Mails with links to one address. Only its owner may notice the limit, so it changes no answer. */
const LINKS_BY_EMAIL: RateLimit = { purpose: 'my-links-by-email', times: 5, windowMs: 24 * HOUR_MS };

/** What is kept about the person behind an address, and how they get at it without an account. */
@Injectable()
export class MyDataService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'transactions' | 'dialect'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
    private readonly authored: AuthoredReviews,
    private readonly links: AuthorLinks,
    private readonly lifecycle: ReviewLifecycle,
    private readonly protection: EmailProtection,
    private readonly limits: RateLimits,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly verificationMails: VerificationMails,
    private readonly signals: ReviewSignals,
    private readonly notices: NoticeRecords,
  ) {}

  /** Everything that is kept about the address behind a link. Throws as `AuthoredReviews.ofToken` does. */
  async export(token: string): Promise<MyData> {
    const { review } = await this.authored.ofToken(token);
    const reviews = await this.authored.ofAuthor(review.authorEmailHash);
    const notices = await this.notices.toldToAuthor(reviews.map((authored) => authored.review.id));
    return {
      emailAddress: this.protection.tryDecrypt(review.authorEmailEncrypted),
      exportedAt: new Date().toISOString(),
      reviews: reviews.map(toExport),
      notices: notices.map(({ receivedAt, ...notice }) => ({
        ...notice,
        receivedAt: receivedAt?.toISOString() ?? null,
      })),
    };
  }

  /**
   * Erases all of it. What stays is the keyed hash in this season's places, so that nobody reviews a club twice, until
   * the season is over. Throws as `AuthoredReviews.ofToken` does.
   */
  async erase(token: string): Promise<ErasedData> {
    const { authorEmailHash } = (await this.authored.ofToken(token)).review;
    const at = new Date();
    const reviews = await this.authored.ofAuthor(authorEmailHash);
    for (const { review } of reviews) {
      await this.database.transactions.runInTransaction(async (manager) => {
        await lockPlace(manager, this.database.dialect, placeKeyOf(review));
        const stored = await this.lifecycle.lock(manager, review.id);
        if (stored) {
          await this.lifecycle.transition(manager, {
            action: 'erased',
            actor: 'reviewer',
            at,
            review: stored,
          });
        }
        for (const kept of [ArchivedReview, ReviewAppeal, SubmissionTrace, SubmissionTraceBand]) {
          await manager.delete(kept, { reviewId: review.id });
        }
        await this.signals.forget(manager, review.id);
      });
    }
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(SeasonPlace, { authorEmailHash, season: LessThan(seasonOf(at)) }),
    );
    return { reviews: reviews.length };
  }

  /** Mails an address the links to its reviews. The answer is the same for every address. Throws TooManyRequestsError. */
  async sendLinks(email: string, client: string): Promise<LinksSent> {
    await this.limits.take(LINKS_BY_CLIENT, client);
    const authorEmailHash = this.protection.authorHash(email);
    const mayMail = await this.limits.allows(LINKS_BY_EMAIL, authorEmailHash);
    const at = new Date();
    const reviews = (await this.authored.ofAuthor(authorEmailHash)).filter(
      ({ state }) => state !== 'unconfirmed',
    );
    const entries = reviews.map(({ review, clubName }) => ({
      clubName,
      createdAt: review.createdAt,
      link: this.links.manage(review, at),
    }));
    const mail = await this.renderer.render(email, authorLinksMail(entries, this.settings.publicUrl));
    await this.database.transactions.runInTransaction((manager) =>
      mayMail ? this.outbox.enqueue(manager, mail) : this.outbox.pretend(manager, mail),
    );
    return {
      message: 'If there are reviews from this address, the links to them are on their way.',
      ...this.verificationMails.mailbox,
    };
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
