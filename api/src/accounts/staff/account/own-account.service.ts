import type { StaffMails } from '@club-reviews/domain/staff-mails';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { StaffAccounts } from '../staff-accounts.js';
import { EnrolmentService } from '../../second-factor/enrolment.service.js';
import { StaffMember } from '../staff-member.entity.js';
import type { OwnAccount } from './own-account.dto.js';
import { getStaffMails } from './staff-mail-choice.js';

/** What members of staff see and change of their own login. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly database: Database,
    private readonly accounts: StaffAccounts,
    private readonly factors: EnrolmentService,
  ) {}

  /** The login of an active member of staff. */
  async get(id: number): Promise<OwnAccount> {
    const member = await this.accounts.get(id);
    return {
      ...this.accounts.getIdentity(member),
      role: member.role,
      ...(await this.factors.get(member)),
      mails: getStaffMails(member),
    };
  }

  /** Chooses which mails they get. */
  async chooseMails(id: number, { safety, summary }: StaffMails): Promise<OwnAccount> {
    const choice = { mailsSafety: safety, mailsSummary: summary };
    await this.database.transactions.runInTransaction((manager) => manager.update(StaffMember, id, choice));
    return this.get(id);
  }

  /** Changes their name. */
  async rename(id: number, name: string): Promise<OwnAccount> {
    await this.database.transactions.runInTransaction((manager) => manager.update(StaffMember, id, { name }));
    return this.get(id);
  }
}
