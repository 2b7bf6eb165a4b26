import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { ClubAdminPasskey, ManagedClub } from '../club-admins/club-admin.entity.js';
import type { ClubLogin } from './club-login.dto.js';

/** Who manages which club, for the site's administrator. */
@Injectable()
export class ClubLogins {
  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
  ) {}

  /** The logins of each of these clubs, the oldest first; a club without one is missing. */
  async ofClubs(clubIds: readonly number[]): Promise<Map<number, ClubLogin[]>> {
    const managed = await this.database.reader.find(ManagedClub, {
      where: { clubId: In([...new Set(clubIds)]) },
      relations: { admin: true },
      order: { adminId: 'ASC' },
    });
    const adminIds = managed.map(({ adminId }) => adminId);
    const clubCounts = await this.countClubs(adminIds);
    const passkeys = await this.database.reader.findBy(ClubAdminPasskey, { accountId: In(adminIds) });
    const withPasskey = new Set(passkeys.map(({ accountId }) => accountId));
    const logins = new Map<number, ClubLogin[]>();
    for (const { clubId, admin } of managed) {
      if (!admin) continue;
      const { id, name, emailEncrypted, totpSecret } = admin;
      const email = this.protection.tryDecrypt(emailEncrypted);
      const hasSecondFactor = totpSecret !== null || withPasskey.has(id);
      const login = { id, name, email, clubCount: clubCounts.get(id) ?? 0, hasSecondFactor };
      logins.set(clubId, [...(logins.get(clubId) ?? []), login]);
    }
    return logins;
  }

  private async countClubs(adminIds: readonly number[]): Promise<Map<number, number>> {
    const managed = await this.database.reader.findBy(ManagedClub, { adminId: In([...new Set(adminIds)]) });
    const counts = new Map<number, number>();
    for (const { adminId } of managed) counts.set(adminId, (counts.get(adminId) ?? 0) + 1);
    return counts;
  }
}
