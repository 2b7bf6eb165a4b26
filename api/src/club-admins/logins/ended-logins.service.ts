import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { Database } from '../../database/database.js';
import { DATABASE } from '../../database/database.module.js';
import { MailOutbox } from '../../mail/mail-outbox.js';
import { MailRenderer } from '../../mail/mail-renderer.js';
import type { OutgoingMail } from '../../mail/outgoing-mail.js';
import { loginEndedMail } from '../../mail/templates/login-ended.js';
import { EmailProtection } from '../../security/email-protection.js';
import { ClubLoginNotFoundError } from './club-login.errors.js';

interface LoginRow {
  clubId: number;
  clubName: string;
  name: string;
  emailEncrypted: string;
}

const LOGIN = `
  SELECT a.club_id AS clubId, c.name AS clubName, a.name, a.email_encrypted AS emailEncrypted
  FROM club_admins a JOIN clubs c ON c.id = a.club_id WHERE a.id = ?`;
const LOGINS_OF_CLUB = 'SELECT id FROM club_admins WHERE club_id = ? ORDER BY id';

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
   * Deletes a login with its name and address, notes why, and writes to the person. Sessions and links for passwords
   * end with it. The club's page and its other logins stay. Throws ClubLoginNotFoundError.
   */
  async end(id: number, reason: string): Promise<void> {
    const [login] = await this.database.reads.all<LoginRow>(LOGIN, [id]);
    if (!login) throw new ClubLoginNotFoundError();
    const mail = await this.mailTo(login, reason);
    await this.database.transactions.runInTransaction(async (manager) => {
      const others = await this.lockOthers(manager, login.clubId, id);
      // Its links go with it, by their foreign key; sessions are of nobody then (see SessionVersions).
      await manager.query('DELETE FROM club_admins WHERE id = ?', [id]);
      await this.audit.record(manager, {
        subjectType: 'club',
        subjectId: login.clubId,
        actor: 'site-admin',
        action: 'login-ended',
        fromStatus: 'managed',
        toStatus: others > 0 ? 'managed' : 'unmanaged',
        reason,
        createdAt: new Date(),
      });
      if (mail) await this.outbox.enqueue(manager, mail);
    });
  }

  /** Keeps others from changing the logins of a club, and counts those beside the one that must be among them. */
  private async lockOthers(manager: EntityManager, clubId: number, id: number): Promise<number> {
    const logins = await manager.query<{ id: number }[]>(
      `${LOGINS_OF_CLUB} ${this.database.dialect.lockRows}`,
      [clubId],
    );
    if (!logins.some((login) => login.id === id)) throw new ClubLoginNotFoundError();
    return logins.length - 1;
  }

  /** None when the address cannot be read any more. */
  private async mailTo(login: LoginRow, reason: string): Promise<OutgoingMail | undefined> {
    const to = this.protection.tryDecrypt(login.emailEncrypted);
    if (to === null) return undefined;
    return this.renderer.render(to, loginEndedMail({ name: login.name, clubName: login.clubName, reason }));
  }
}
