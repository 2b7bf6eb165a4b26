import type { StaffMails } from '@club-reviews/domain/staff-mails';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { StaffAccounts } from '../staff-accounts.js';
import { PasskeysService } from '../second-factor/passkeys.service.js';
import { StaffMember, StaffRecoveryCode } from '../staff-member.entity.js';
import type { OwnAccount } from './own-account.dto.js';
import { getStaffMails } from './staff-mail-choice.js';

/** What members of staff see and change of their own login. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly database: Database,
    private readonly accounts: StaffAccounts,
    private readonly passkeys: PasskeysService,
  ) {}

  /** The login of an active member of staff. */
  async get(id: number): Promise<OwnAccount> {
    const member = await this.accounts.get(id);
    const passkeys = await this.passkeys.of(id);
    return {
      name: member.name ?? '',
      email: this.accounts.getEmail(member),
      role: member.role,
      isSecondFactorRequired: member.role === 'owner',
      hasTotp: member.totpSecret !== null,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      })),
      arePasskeysPossible: this.passkeys.arePossible,
      recoveryCodesLeft: await this.database.reader.countBy(StaffRecoveryCode, { memberId: id }),
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
