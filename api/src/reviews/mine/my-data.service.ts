import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { RequestedMails } from '../../platform/mailed-links/requested-mails.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { AuthorLinks } from '../author-links.js';
import { AuthorRecords } from './author-records.js';
import { AuthoredReviews } from './authored-reviews.js';
import { authorLinksMail } from './author-mails.js';
import type { ErasedData, LinksSent, MyData } from './my-review.dto.js';

const HOUR_MS = 3_600_000;
/** Addresses that one client asks about. */
const LINKS_BY_CLIENT: RateLimit = { purpose: 'my-links-by-client', times: 20, windowMs: HOUR_MS };

const SENT = 'If there are reviews from this address, the links to them are on their way.';

/** What is stored about the person with an address, and how they access it without an account. */
@Injectable()
export class MyDataService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly authored: AuthoredReviews,
    private readonly records: AuthorRecords,
    private readonly links: AuthorLinks,
    private readonly protection: EmailProtection,
    private readonly limits: RateLimits,
    private readonly renderer: MailRenderer,
    private readonly requested: RequestedMails,
  ) {}

  /** Everything stored about the address behind a link. Throws the same as `AuthoredReviews.ofToken`. */
  async export(token: string): Promise<MyData> {
    const { review } = await this.authored.ofToken(token);
    return {
      emailAddress: this.protection.tryDecrypt(review.authorEmailEncrypted),
      exportedAt: new Date().toISOString(),
      ...(await this.records.getCopy(await this.authored.ofAuthor(review.authorEmailHash))),
    };
  }

  /** Erases all of it. Throws the same as `AuthoredReviews.ofToken`. */
  async erase(token: string): Promise<ErasedData> {
    const { authorEmailHash } = (await this.authored.ofToken(token)).review;
    return { reviews: await this.records.erase(authorEmailHash, { actor: 'reviewer', at: new Date() }) };
  }

  /**
   * Mails an address the links to its reviews. The response, and how fast it comes, is the same for every address.
   * Throws TooManyRequestsError.
   */
  async sendLinks(email: string, client: string): Promise<LinksSent> {
    await this.limits.take(LINKS_BY_CLIENT, client);
    return this.requested.answerFirst(SENT, () => this.mailLinks(email, client));
  }

  private async mailLinks(email: string, client: string): Promise<void> {
    const authorEmailHash = this.protection.authorHash(email);
    const slot = await this.requested.slotFor(email, client);
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
    await this.database.transactions.runInTransaction((manager) => this.requested.store(manager, mail, slot));
  }
}
