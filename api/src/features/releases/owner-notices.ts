import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import type { EndedCanary } from './release-mails.js';
import { canaryAbortedMail } from './release-mails.js';

/** Mails owners about releases that changed automatically. */
@Injectable()
export class OwnerNotices {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'transactions'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl' | 'supportEmail'>,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** Tells every owner about a canary that was ended automatically; the support address if there is no owner. */
  async canaryAborted(canary: EndedCanary): Promise<void> {
    const link = `${this.settings.publicUrl}/admin/releases`;
    const owners = await this.owners();
    const reader = owners.length > 0 ? 'owner' : 'support';
    const addresses = owners.length > 0 ? owners : [this.settings.supportEmail];
    const template = canaryAbortedMail(canary, { link, reader });
    const mails = await Promise.all(addresses.map((address) => this.renderer.render(address, template)));
    await this.database.transactions.runInTransaction(async (manager) => {
      for (const mail of mails) await this.outbox.enqueue(manager, mail);
    });
  }

  private async owners(): Promise<string[]> {
    const members = await this.database.reader.find(StaffMember, {
      where: { role: 'owner', state: 'active' },
      order: { id: 'ASC' },
    });
    return members.flatMap(({ emailEncrypted }) => this.protection.tryDecrypt(emailEncrypted ?? '') ?? []);
  }
}
