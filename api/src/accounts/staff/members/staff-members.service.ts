import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, IsNull, Not } from 'typeorm';
import { QueueFilter } from '../../../model/queue/queue-filter.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { staffSubject } from '../../../platform/auth/session-subjects.js';
import type { StaffIdentity } from '../../../platform/auth/staff-directory.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError, NotFoundError } from '../../../platform/errors.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { PasswordLinks } from '../../../platform/mailed-links/password-links.js';
import { StaffAccounts } from '../staff-accounts.js';
import { EnrolmentService } from '../../second-factor/enrolment.service.js';
import { StaffMember, StaffPasskey, StaffToken } from '../staff-member.entity.js';
import { staffEndedMail, staffInvitationMail } from '../staff-mails.js';
import type { StaffInvitation, StaffMemberEntry } from '../staff.dto.js';

/** Many more people than moderate one site; former ones come last. */
const MAX_LISTED = 500;

/** No such person is on the staff, or not any more. */
export class StaffMemberNotFoundError extends NotFoundError {
  constructor() {
    super('This person isn’t on the staff, or has left');
  }
}

/** The message when nobody would be left to manage the staff. */
export const LAST_OWNER = 'This is the last owner: make someone else an owner first';

/** The people of the site administration, as owners manage them. */
@Injectable()
export class StaffMembersService {
  constructor(
    private readonly database: Database,
    private readonly accounts: StaffAccounts,
    private readonly protection: EmailProtection,
    private readonly factors: EnrolmentService,
    private readonly links: PasswordLinks,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
  ) {}

  /** Everyone: the active and the invited, then those whose access has ended, each in the order they joined. */
  async list(): Promise<StaffMemberEntry[]> {
    const { reader } = this.database;
    const members = await reader.find(StaffMember, {
      order: { endedAt: 'ASC', id: 'ASC' },
      take: MAX_LISTED,
    });
    const withPasskeys = await reader.find(StaffPasskey, {
      select: { accountId: true },
      where: { accountId: In(members.map(({ id }) => id)) },
    });
    const passkeyOwners = new Set(withPasskeys.map(({ accountId }) => accountId));
    return members.map((member) => this.toEntry(member, passkeyOwners.has(member.id)));
  }

  /** Invites an address by mail. Throws ConflictError if it belongs to someone on the staff. */
  async invite({ email, role }: StaffInvitation, by: StaffIdentity): Promise<StaffMemberEntry> {
    const emailHash = this.protection.hash(email);
    const now = new Date();
    const link = this.links.make('invitation', now);
    const mail = await this.renderer.render(
      email,
      staffInvitationMail({ by: by.name, role, link: link.url }),
    );
    const member = await this.database.transactions.runInTransaction(async (manager) => {
      const taken = await this.database.transactions.lock(manager, StaffMember, { emailHash });
      if (taken) throw alreadyOnStaff(taken);
      const invited = await manager.save(
        manager.create(StaffMember, {
          name: null,
          emailHash,
          emailEncrypted: this.protection.encrypt(email),
          role,
          state: 'invited',
          createdAt: now,
          invitedUntil: link.expiresAt,
        }),
      );
      await this.links.store(manager, invited.id, link);
      await this.outbox.enqueue(manager, mail);
      await this.note(manager, invited.id, 'invited', null, role);
      return invited;
    });
    return this.toEntry(member, false);
  }

  /** Mails a new link to an invited person; the previous one stops working. */
  async resend(id: number, by: StaffIdentity): Promise<StaffMemberEntry> {
    const invited = await this.database.reader.findOneBy(StaffMember, { id, state: 'invited' });
    const email = invited && this.accounts.getEmail(invited);
    if (!invited || email === null) throw new StaffMemberNotFoundError();
    const now = new Date();
    const link = this.links.make('invitation', now);
    const mail = await this.renderer.render(
      email,
      staffInvitationMail({ by: by.name, role: invited.role, link: link.url }),
    );
    return this.database.transactions.runInTransaction(async (manager) => {
      const member = await this.accounts.lock(manager, id);
      if (member?.state !== 'invited') throw new StaffMemberNotFoundError();
      await this.links.endAll(manager, id, now);
      await this.links.store(manager, id, link);
      await manager.update(StaffMember, id, { invitedUntil: link.expiresAt });
      await this.outbox.enqueue(manager, mail);
      await this.note(manager, id, 'invited-again', member.role, member.role);
      return this.toEntry({ ...member, invitedUntil: link.expiresAt }, false);
    });
  }

  /** Changes a person's role, from their next click on. Throws ConflictError. */
  changeRole(id: number, role: StaffRole): Promise<StaffMemberEntry> {
    return this.database.transactions.runInTransaction(async (manager) => {
      const member = await this.lockWithOwners(manager, id, role !== 'owner');
      if (member.role !== role) {
        await manager.update(StaffMember, id, { role });
        await this.note(manager, id, 'role-changed', member.role, role);
      }
      return this.toEntry({ ...member, role }, await manager.existsBy(StaffPasskey, { accountId: id }));
    });
  }

  /**
   * Ends a person's access at once, and erases everything except their name; or withdraws an invitation, which leaves
   * nothing behind. Throws ConflictError.
   */
  async end(id: number): Promise<void> {
    const before = await this.database.reader.findOneBy(StaffMember, { id });
    const email = before?.state === 'active' ? this.accounts.getEmail(before) : null;
    const mail = email && (await this.renderer.render(email, staffEndedMail({ name: before?.name ?? '' })));
    await this.database.transactions.runInTransaction(async (manager) => {
      const member = await this.endWithin(manager, id);
      if (mail && member.state === 'active') await this.outbox.enqueue(manager, mail);
    });
  }

  /** The same at the person's request, without a mail; a person whose access has already ended is left alone. */
  async erase(id: number): Promise<void> {
    await this.database.transactions.runInTransaction(async (manager) => {
      if (await manager.existsBy(StaffMember, { id, emailHash: Not(IsNull()) }))
        await this.endWithin(manager, id);
    });
  }

  /** Whether a person is the only remaining owner. */
  async isLastOwner(id: number): Promise<boolean> {
    const owners = await this.database.reader.find(StaffMember, {
      where: { role: 'owner', state: 'active' },
      select: { id: true },
      take: 2,
    });
    return owners.length === 1 && owners[0]?.id === id;
  }

  private async endWithin(manager: EntityManager, id: number): Promise<StaffMember> {
    const member = await this.lockWithOwners(manager, id, true);
    if (member.state === 'invited') {
      await this.note(manager, id, 'uninvited', member.role, null);
      await manager.delete(StaffMember, id);
      return member;
    }
    await this.note(manager, id, 'ended', member.role, null);
    await this.factors.forget(manager, member);
    await manager.delete(StaffToken, { accountId: id });
    await manager.delete(QueueFilter, { owner: staffSubject(id) });
    await manager.update(StaffMember, id, {
      state: 'ended',
      emailHash: null,
      emailEncrypted: null,
      passwordHash: null,
      lastLoginAt: null,
      mailsSafety: null,
      mailsSummary: null,
      endedAt: new Date(),
    });
    return member;
  }

  /** Removes the second factors of a person who has lost them. Their sessions end, and they are told. */
  async resetSecondFactors(id: number): Promise<void> {
    const isRemoved = await this.factors.removeAll(id, (manager, member) => {
      const { role } = member as StaffMember;
      return this.note(manager, id, 'factors-reset', role, role);
    });
    if (!isRemoved) throw new StaffMemberNotFoundError();
  }

  /**
   * Locks a person and, before them, every owner: if two owners end each other's access at once, the second finds the
   * first gone. Throws StaffMemberNotFoundError, and ConflictError if the person is the only owner and is needed.
   */
  private async lockWithOwners(
    manager: EntityManager,
    id: number,
    losesOwner: boolean,
  ): Promise<StaffMember> {
    const owners = await this.database.transactions.lockAll(
      manager,
      StaffMember,
      { role: 'owner', state: 'active' },
      { order: { id: 'ASC' } },
    );
    const member = await this.accounts.lock(manager, id);
    if (!member || member.state === 'ended') throw new StaffMemberNotFoundError();
    if (losesOwner && owners.length === 1 && owners[0]?.id === id) throw new ConflictError(LAST_OWNER);
    return member;
  }

  private note(
    manager: EntityManager,
    id: number,
    action: string,
    fromStatus: string | null,
    toStatus: string | null,
  ): Promise<void> {
    return this.audit.record(manager, {
      ...{ subjectType: 'staff', subjectId: id, actor: 'site-admin', action, fromStatus, toStatus },
    });
  }

  private toEntry(member: StaffMember, hasPasskey: boolean): StaffMemberEntry {
    return {
      id: member.id,
      name: member.name,
      email: this.accounts.getEmail(member),
      role: member.role,
      state: member.state,
      hasSecondFactor: hasPasskey || Boolean(member.totpSecret),
      invitedUntil: member.invitedUntil?.toISOString() ?? null,
      lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
      endedAt: member.endedAt?.toISOString() ?? null,
    };
  }
}

function alreadyOnStaff({ state }: StaffMember): ConflictError {
  const message =
    state === 'invited'
      ? 'This address has already been invited'
      : 'This address already belongs to the staff';
  return new ConflictError(message, { email: message });
}
