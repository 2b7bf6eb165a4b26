import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { RequestedMails, sendingTime } from '../../platform/mailed-links/requested-mails.js';
import { passwordResetMail } from './club-admin-mails.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { ResetRequested } from './account.dto.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';
import { PasswordLinks } from '../../platform/mailed-links/password-links.js';

const HOUR_MS = 3_600_000;
const BY_CLIENT: RateLimit = { purpose: 'resets-by-client', times: 10, windowMs: HOUR_MS };

const MESSAGE = 'If this address has a club login, a link for a new password is on its way to it.';

/** Mails links for new passwords. */
@Injectable()
export class ForgottenPasswordsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: ClubAdminAccounts,
    private readonly links: PasswordLinks,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly requested: RequestedMails,
  ) {}

  /**
   * Mails a link to an address that has an account. The response, and how fast it comes, doesn't depend on that: the
   * mail is written afterwards. Throws TooManyRequestsError for a client that asks too often.
   */
  async request(email: string, client: string): Promise<ResetRequested> {
    await this.limits.take(BY_CLIENT, client);
    return this.requested.answerFirst(MESSAGE, () => this.mailLink(email, client));
  }

  private async mailLink(email: string, client: string): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account) return;
    // To the address as stored: what was typed is only known to normalise to the same one.
    const to = this.protection.decrypt(account.emailEncrypted);
    const slot = await this.requested.slotFor(to, client, 'urgent');
    const link = this.links.make('reset', sendingTime(slot));
    const mail = await this.renderer.render(to, passwordResetMail({ name: account.name, link: link.url }));
    await this.database.transactions.runInTransaction(async (manager) => {
      if (!(await this.accounts.lock(manager, account.id))) return;
      await this.links.store(manager, account.id, link);
      await this.requested.store(manager, mail, slot);
    });
  }
}
