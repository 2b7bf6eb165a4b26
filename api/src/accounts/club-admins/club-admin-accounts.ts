import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LoginDevices } from '../../platform/auth/login-devices.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { Database } from '../../platform/database/database.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { Accounts } from '../accounts.js';
import type { LoginChange } from '../accounts.js';
import { clubLoginChangedMail, passwordChangedMail, passwordResetMail } from './club-admin-mails.js';
import {
  ClubAdmin,
  ClubAdminChallenge,
  ClubAdminPasskey,
  ClubAdminRecoveryCode,
  ManagedClub,
} from './club-admin.entity.js';

/** The accounts of clubs' administrators. */
@Injectable()
export class ClubAdminAccounts extends Accounts<ClubAdmin> {
  readonly kind = 'club';
  readonly role = 'club-admin';
  readonly tables = {
    account: ClubAdmin,
    passkey: ClubAdminPasskey,
    recoveryCode: ClubAdminRecoveryCode,
    challenge: ClubAdminChallenge,
  };
  readonly resetMessage = 'If this address has a club login, a link for a new password is on its way to it.';

  constructor(
    database: Database,
    sessions: Sessions,
    devices: LoginDevices,
    protection: EmailProtection,
    private readonly security: SecurityLog,
  ) {
    super(database, sessions, devices, protection);
  }

  /** An invitation is a link for a first password, so there's nothing to wait for. */
  isActive(): boolean {
    return true;
  }

  needsSecondFactor(): boolean {
    return false;
  }

  getSubject(id: number): string {
    return String(id);
  }

  async getClubNames({ id }: ClubAdmin): Promise<string[]> {
    const managed = await this.database.reader.find(ManagedClub, {
      where: { adminId: id },
      relations: { club: true },
    });
    return managed.flatMap(({ club }) => club?.name ?? []);
  }

  toResetMail(name: string, link: string): MailTemplate {
    return passwordResetMail({ name, link });
  }

  toChangeMail(name: string, change: LoginChange): MailTemplate {
    return change === 'password' ? passwordChangedMail({ name }) : clubLoginChangedMail({ name, change });
  }

  /** The audit log is about clubs and staff; what a club's person does to their login is a security event. */
  note(manager: EntityManager, { id }: ClubAdmin, action: string): Promise<void> {
    this.security.noteOnceCommitted(manager, action, { role: this.role, subject: id });
    return Promise.resolve();
  }
}
