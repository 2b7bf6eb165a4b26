import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail.js';
import { loginEndedMail } from '../mails/login-ended.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { ClubAdmin } from '../club-admin.entity.js';
import { ManagedClub } from '../managed-club.entity.js';
import { ClubLoginChangedError, ClubLoginNotFoundError } from './club-login.errors.js';

/** A login with one of the clubs that it manages. */
interface LoginRow {
  clubId: number;
  clubName: string;
  name: string;
  emailEncrypted: string;
}

/** What a moderator takes away: some of the clubs, or with all of them the login. */
interface Ending {
  adminId: number;
  clubIds: number[];
  keptClubIds: number[];
}

const LOGIN = `
  SELECT m.club_id AS clubId, c.name AS clubName, a.name, a.email_encrypted AS emailEncrypted
  FROM managed_clubs m JOIN club_admins a ON a.id = m.admin_id JOIN clubs c ON c.id = m.club_id
  WHERE m.admin_id = ? ORDER BY m.since, m.club_id`;

/** Takes the access to clubs' pages away from people. */
@Injectable()
export class EndedLoginsService {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reads' | 'dialect' | 'transactions'>,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Takes one club away from a login, or all of them, notes why, and writes to the person. A login without clubs is
   * deleted with its name and address; its sessions and password links end. The clubs' pages and other logins stay.
   * Throws ClubLoginNotFoundError, and ClubLoginChangedError when its clubs are changed by somebody else meanwhile.
   */
  async end(id: number, reason: string, clubId?: number): Promise<void> {
    const rows = await this.database.reads.all<LoginRow>(LOGIN, [id]);
    const ended = rows.filter((row) => clubId === undefined || row.clubId === clubId);
    if (ended.length === 0) throw new ClubLoginNotFoundError();
    const ending: Ending = {
      adminId: id,
      clubIds: ended.map((row) => row.clubId),
      keptClubIds: rows.filter((row) => !ended.includes(row)).map((row) => row.clubId),
    };
    const mail = await this.mailTo(ended, ending.keptClubIds.length > 0, reason);
    await this.database.transactions.runInTransaction(async (manager) => {
      await this.lock(manager, ending);
      await this.remove(manager, ending);
      await this.note(manager, ending.clubIds, reason);
      if (mail) await this.outbox.enqueue(manager, mail);
    });
  }

  /** Keeps others from changing the login, and the logins of the clubs it loses. */
  private async lock(manager: EntityManager, { adminId, clubIds, keptClubIds }: Ending): Promise<void> {
    const { lockRows } = this.database.dialect;
    const [login] = await manager.query<unknown[]>(`SELECT id FROM club_admins WHERE id = ? ${lockRows}`, [
      adminId,
    ]);
    if (!login) throw new ClubLoginNotFoundError();
    const managed = await manager.query<{ adminId: number; clubId: number }[]>(
      `SELECT admin_id AS adminId, club_id AS clubId FROM managed_clubs
       WHERE admin_id = ? OR club_id IN (${clubIds.map(() => '?').join(', ')}) ${lockRows}`,
      [adminId, ...clubIds],
    );
    const now = new Set(managed.filter((one) => one.adminId === adminId).map(({ clubId }) => clubId));
    if (!clubIds.some((clubId) => now.has(clubId))) throw new ClubLoginNotFoundError();
    const before = [...clubIds, ...keptClubIds];
    if (now.size !== before.length || !before.every((clubId) => now.has(clubId)))
      throw new ClubLoginChangedError();
  }

  private async remove(manager: EntityManager, { adminId, clubIds, keptClubIds }: Ending): Promise<void> {
    const [first] = keptClubIds;
    if (first === undefined) {
      // Its clubs and links go with it, by their foreign keys; its tokens are no longer valid (see SessionVersions).
      await manager.delete(ClubAdmin, adminId);
    } else {
      await manager.delete(ManagedClub, { adminId, clubId: In(clubIds) });
      await manager.update(ClubAdmin, adminId, { clubId: first });
    }
  }

  private async note(manager: EntityManager, clubIds: readonly number[], reason: string): Promise<void> {
    for (const clubId of clubIds) {
      const isManaged = await manager.existsBy(ManagedClub, { clubId });
      await this.audit.record(manager, {
        subjectType: 'club',
        subjectId: clubId,
        actor: 'site-admin',
        action: 'login-ended',
        fromStatus: 'managed',
        toStatus: isManaged ? 'managed' : 'unmanaged',
        reason,
        createdAt: new Date(),
      });
    }
  }

  /** None when the address cannot be read any more. */
  private async mailTo(
    ended: readonly LoginRow[],
    isKept: boolean,
    reason: string,
  ): Promise<OutgoingMail | undefined> {
    const [{ name, emailEncrypted } = { name: '', emailEncrypted: '' }] = ended;
    const to = this.protection.tryDecrypt(emailEncrypted);
    if (to === null) return undefined;
    const clubNames = ended.map(({ clubName }) => clubName);
    return this.renderer.render(to, loginEndedMail({ name, clubNames, isKept, reason }));
  }
}
