import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { LoginDevices } from '../../platform/auth/login-devices.js';
import { staffSubject } from '../../platform/auth/session-subjects.js';
import type { IssuedSession } from '../../platform/auth/sessions.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { Database } from '../../platform/database/database.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { Accounts } from '../accounts.js';
import type { LoginChange } from '../accounts.js';
import { staffLoginChangedMail, staffPasswordResetMail } from './staff-mails.js';
import { StaffChallenge, StaffMember, StaffPasskey, StaffRecoveryCode } from './staff-member.entity.js';

/** The accounts of the people in the site administration. */
@Injectable()
export class StaffAccounts extends Accounts<StaffMember> {
  readonly kind = 'staff';
  readonly role = 'site-admin';
  readonly tables = {
    account: StaffMember,
    passkey: StaffPasskey,
    recoveryCode: StaffRecoveryCode,
    challenge: StaffChallenge,
  };
  readonly resetMessage =
    'If this address has a login to the site administration, a link for a new password is on its way to it.';

  constructor(
    database: Database,
    sessions: Sessions,
    devices: LoginDevices,
    protection: EmailProtection,
    private readonly audit: AuditLog,
  ) {
    super(database, sessions, devices, protection);
  }

  isActive({ state }: StaffMember): boolean {
    return state === 'active';
  }

  needsSecondFactor({ role }: StaffMember): boolean {
    return role === 'owner';
  }

  getSubject(id: number): string {
    return staffSubject(id);
  }

  getClubNames(): Promise<string[]> {
    return Promise.resolve([]);
  }

  toResetMail(name: string, link: string): MailTemplate {
    return staffPasswordResetMail({ name, link });
  }

  toChangeMail(name: string, change: LoginChange): MailTemplate {
    return staffLoginChangedMail({ name, change });
  }

  note(manager: EntityManager, { id, name, role }: StaffMember, action: string): Promise<void> {
    return this.audit.record(manager, {
      ...{ subjectType: 'staff', subjectId: id, actor: 'site-admin', staff: { id, name: name ?? '' } },
      ...{ action, fromStatus: role, toStatus: role },
    });
  }

  /** Also notes when, which owners see. */
  override async openSession(member: StaffMember, browser: string): Promise<IssuedSession> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(StaffMember, member.id, { lastLoginAt: new Date() }),
    );
    return super.openSession(member, browser);
  }

  /** The address of an account; null if it has none, or it can't be read any more. */
  getEmail(member: StaffMember): string | null {
    return this.getIdentity(member).email;
  }
}
