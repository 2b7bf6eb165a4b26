import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { StaffMember } from '../../accounts/staff/staff-member.entity.js';
import type { EndedCanary } from './release-mails.js';
import { canaryAbortedMail } from './release-mails.js';

/** Mails owners about releases that changed automatically. */
@Injectable()
export class OwnerNotices {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** Tells every owner about a canary that was ended automatically; the support address if there is no owner. */
  async canaryAborted(canary: EndedCanary): Promise<void> {
    const link = `${this.settings.publicUrl}/admin/releases`;
    const owners = await this.owners();
    const reader = owners.length > 0 ? 'owner' : 'support';
    const addresses = owners.length > 0 ? owners : [(await this.operator.current()).supportEmail];
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
