import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnauthenticatedError } from '../../platform/auth/session.js';
import { staffSubject } from '../../platform/auth/session-subjects.js';
import type { IssuedSession } from '../../platform/auth/sessions.js';
import { LoginDevices } from '../../platform/auth/login-devices.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { Database } from '../../platform/database/database.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { StaffMember } from './staff-member.entity.js';

/** The accounts of the people in the site administration, and their sessions. */
@Injectable()
export class StaffAccounts {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly devices: LoginDevices,
    private readonly protection: EmailProtection,
  ) {}

  /** The account of an address, including an invited one; null if it has none. */
  findByEmail(email: string): Promise<StaffMember | null> {
    return this.database.reader.findOneBy(StaffMember, { emailHash: this.protection.hash(email) });
  }

  /** An active account. Throws UnauthenticatedError when it has just ended. */
  async get(id: number): Promise<StaffMember> {
    const member = await this.database.reader.findOneBy(StaffMember, { id, state: 'active' });
    if (!member) throw new UnauthenticatedError();
    return member;
  }

  /** Reads an account and keeps others from changing it until the transaction ends; null if there is none. */
  lock(manager: EntityManager, id: number): Promise<StaffMember | null> {
    return this.database.transactions.lock(manager, StaffMember, { id });
  }

  /** Logs the account in, with its current version. */
  async openSession({ id, tokenVersion, emailHash }: StaffMember, browser: string): Promise<IssuedSession> {
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(StaffMember, id, { lastLoginAt: new Date() }),
    );
    const session = await this.sessions.open({
      role: 'site-admin',
      subject: staffSubject(id),
      version: String(tokenVersion),
      browser,
    });
    return emailHash === null ? session : { ...session, device: this.devices.issue('site-admin', emailHash) };
  }

  /** The address of an account; null if it has none, or it can't be read any more. */
  getEmail({ emailEncrypted }: StaffMember): string | null {
    return emailEncrypted === null ? null : this.protection.tryDecrypt(emailEncrypted);
  }
}
