import { ENQUIRY_LINK_DAYS } from '@club-reviews/domain/enquiries';
import { Injectable } from '@nestjs/common';
import { keepClubOpen } from '../../../model/clubs/open-club.js';
import { Settings } from '../../../platform/config/settings.js';
import { Database } from '../../../platform/database/database.js';
import { isFilled } from '../../../platform/http/text-fields.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import { RequestedMails } from '../../../platform/mailed-links/requested-mails.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { newLinkToken, secretLink } from '../../../platform/mailed-links/link-token.js';
import { EnquiryBlocks } from '../moderating/enquiry-blocks.js';
import { confirmEnquiryMail } from '../enquiry-mails.js';
import { Enquiry } from '../enquiry.entity.js';
import { AskableClubs } from './askable-club.js';
import type { EnquiryBody, SubmittedEnquiry } from './enquiry.dto.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Questions from one client, to any club and to the same one. */
const BY_CLIENT: RateLimit = { purpose: 'enquiries-by-client', times: 10, windowMs: HOUR_MS };
const TO_CLUB_BY_CLIENT: RateLimit = { purpose: 'enquiries-to-club-by-client', times: 5, windowMs: DAY_MS };

const MESSAGE = 'Please check your inbox to send your question.';

/** Accepts parents' questions to clubs. */
@Injectable()
export class EnquirySubmissionService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clubs: AskableClubs,
    private readonly blocks: EnquiryBlocks,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly requested: RequestedMails,
  ) {}

  /**
   * Stores a question with the mail asking to confirm it. Whatever is known about the address, the response and the
   * work behind it are the same. Throws what AskableClubs throws, and TooManyRequestsError depending on what the client
   * has sent.
   */
  async submit(idOrSlug: string, body: EnquiryBody, client: string): Promise<SubmittedEnquiry> {
    if (isFilled(body.website)) return this.requested.answer(MESSAGE);
    const club = await this.clubs.find(idOrSlug);
    await this.limits.take(BY_CLIENT, client);
    await this.limits.take(TO_CLUB_BY_CLIENT, `${club.id} ${client}`);
    const emailHash = this.protection.authorHash(body.email);
    const slot = await this.requested.slotFor(body.email, client);
    const isBlocked = await this.blocks.has(emailHash);
    const at = new Date();
    const { token, tokenHash, expiresAt } = newLinkToken(at, ENQUIRY_LINK_DAYS * DAY_MS);
    const link = secretLink(this.settings, 'confirm-enquiry', token);
    const mail = await this.renderer.render(body.email, confirmEnquiryMail({ clubName: club.name, link }));
    await this.database.transactions.runInTransaction(async (manager) => {
      await keepClubOpen(manager, club.id, { field: 'club', lock: this.database.dialect.rowLock });
      await manager.insert(Enquiry, {
        ...{ clubId: club.id, state: 'unconfirmed', list: null, tokenHash, emailHash },
        ageGroup: body.ageGroup ?? null,
        message: body.message,
        emailEncrypted: this.protection.encrypt(body.email),
        eraseAt: expiresAt,
        createdAt: at,
      });
      await this.requested.store(manager, mail, isBlocked ? 'never' : slot);
    });
    return this.requested.answer(MESSAGE);
  }
}
