import type { StaffMails } from '@club-reviews/domain/staff-mails';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { getStaffMails } from '../../accounts/staff/account/staff-mail-choice.js';
import { StaffMember } from '../../accounts/staff/staff-member.entity.js';

/** Which staff get which mails. */
@Injectable()
export class StaffRecipients {
  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
  ) {}

  /** The addresses of those who get a mail. Someone who is only invited gets none. */
  async of(mail: keyof StaffMails): Promise<string[]> {
    const members = await this.database.reader.find(StaffMember, {
      where: { state: 'active' },
      order: { id: 'ASC' },
    });
    return members
      .filter((member) => getStaffMails(member)[mail])
      .flatMap(({ emailEncrypted }) => this.protection.tryDecrypt(emailEncrypted ?? '') ?? []);
  }
}
