import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { Database } from '../../platform/database/database.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { loginEndedMail } from '../club-admins/club-admin-mails.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { EnrolmentService } from '../second-factor/enrolment.service.js';
import { ClubAdmin, ManagedClub } from '../club-admins/club-admin.entity.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';

/** No login has this id, it doesn't manage the club, or it has ended. */
export class ClubLoginNotFoundError extends NotFoundError {
  constructor() {
    super('This login doesn’t exist, or has ended');
  }
}

/** The reason logged for a login whose owner was erased. */
const ERASED = 'Erased at the person’s request';

/** What a moderator takes away: some of the clubs, or the whole login. */
interface Ending {
  adminId: number;
  clubIds: number[];
  keptClubIds: number[];
}

/** Takes people's access to clubs' pages away. */
@Injectable()
export class EndedLoginsService {
  constructor(
    private readonly database: Database,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
    private readonly sessions: Sessions,
    private readonly factors: EnrolmentService,
  ) {}

  /**
   * Takes one club away from a login, or all of them, logs why, and writes to the person. A login without clubs is
   * deleted with its name and address; its sessions and password links end. The clubs' pages and other logins stay.
   * Throws ClubLoginNotFoundError, and ConflictError when someone else changes its clubs meanwhile.
   */
  async end(id: number, reason: string, clubId?: number): Promise<void> {
    const managed = await this.database.reader.find(ManagedClub, {
      where: { adminId: id },
      relations: { admin: true, club: true },
      order: { since: 'ASC', clubId: 'ASC' },
    });
    const ended = managed.filter((one) => clubId === undefined || one.clubId === clubId);
    if (ended.length === 0) throw new ClubLoginNotFoundError();
    const ending: Ending = {
      adminId: id,
      clubIds: ended.map((one) => one.clubId),
      keptClubIds: managed.filter((one) => !ended.includes(one)).map((one) => one.clubId),
    };
    const mail = await this.mailTo(ended, ending.keptClubIds.length > 0, reason);
    await this.database.transactions.runInTransaction(async (manager) => {
      await this.lock(manager, ending);
      await this.remove(manager, ending);
      await this.note(manager, ending.clubIds, reason);
      if (mail) await this.outbox.enqueue(manager, mail);
    });
  }

  /** Removes the second factors of a person who has lost them. Their sessions end, and they are told. */
  async resetSecondFactors(id: number): Promise<void> {
    const isRemoved = await this.factors.removeAll(id, async (manager) => {
      for (const { clubId } of await manager.findBy(ManagedClub, { adminId: id }))
        await this.audit.record(manager, {
          ...{ subjectType: 'club', subjectId: clubId, actor: 'site-admin', action: 'factors-reset' },
          ...{ fromStatus: 'managed', toStatus: 'managed', reason: `Login ${id}` },
        });
    });
    if (!isRemoved) throw new ClubLoginNotFoundError();
  }

  /**
   * Deletes a login with everything in it, at the person's request: nothing is mailed. One that has ended is left
   * alone.
   */
  async erase(id: number): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      const login = await this.database.transactions.lock(manager, ClubAdmin, { id });
      if (!login) return;
      const own = await manager.findBy(ManagedClub, { adminId: id });
      const clubIds = own.map(({ clubId }) => clubId);
      await this.database.transactions.lockAll(manager, ManagedClub, { clubId: In(clubIds) });
      await this.remove(manager, { adminId: id, clubIds, keptClubIds: [] });
      await this.note(manager, clubIds, ERASED);
    });
  }

  /** Keeps others from changing the login, and the logins of the clubs it loses. */
  private async lock(manager: EntityManager, { adminId, clubIds, keptClubIds }: Ending): Promise<void> {
    const login = await this.database.transactions.lock(manager, ClubAdmin, { id: adminId });
    if (!login) throw new ClubLoginNotFoundError();
    const managed = await this.database.transactions.lockAll(manager, ManagedClub, [
      { adminId },
      { clubId: In(clubIds) },
    ]);
    const now = new Set(managed.filter((one) => one.adminId === adminId).map(({ clubId }) => clubId));
    if (!clubIds.some((clubId) => now.has(clubId))) throw new ClubLoginNotFoundError();
    const before = [...clubIds, ...keptClubIds];
    if (now.size !== before.length || !before.every((clubId) => now.has(clubId)))
      throw new ConflictError('This login’s clubs have just changed. Please look at it again.');
  }

  private async remove(manager: EntityManager, { adminId, clubIds, keptClubIds }: Ending): Promise<void> {
    const [first] = keptClubIds;
    invalidateClubs(manager, clubIds);
    if (first === undefined) {
      // Its clubs, links and second factors are deleted with it, by their foreign keys.
      await manager.delete(ClubAdmin, adminId);
      await this.sessions.endAll(manager, 'club-admin', String(adminId));
    } else {
      await manager.delete(ManagedClub, { adminId, clubId: In(clubIds) });
      await manager.update(ClubAdmin, adminId, { clubId: first });
    }
  }

  private async note(manager: EntityManager, clubIds: readonly number[], reason: string): Promise<void> {
    for (const clubId of clubIds) {
      const isManaged = await manager.existsBy(ManagedClub, { clubId });
      await this.audit.record(manager, {
        ...{ subjectType: 'club', subjectId: clubId, actor: 'site-admin', action: 'login-ended' },
        ...{ fromStatus: 'managed', toStatus: isManaged ? 'managed' : 'unmanaged', reason },
      });
    }
  }

  /** None if the address can't be read any more. */
  private async mailTo(
    ended: readonly ManagedClub[],
    isKept: boolean,
    reason: string,
  ): Promise<OutgoingMail | undefined> {
    const admin = ended[0]?.admin;
    const to = admin ? this.protection.tryDecrypt(admin.emailEncrypted) : null;
    if (!admin || to === null) return undefined;
    const clubNames = ended.flatMap(({ club }) => club?.name ?? []);
    return this.renderer.render(to, loginEndedMail({ name: admin.name, clubNames, isKept, reason }));
  }
}
