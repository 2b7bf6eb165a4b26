import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnauthenticatedError } from '../../platform/auth/session.js';
import { LoginDevices } from '../../platform/auth/login-devices.js';
import type { IssuedSession } from '../../platform/auth/sessions.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { Database } from '../../platform/database/database.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { ClubAdmin, ManagedClub } from './club-admin.entity.js';
import type { ClubAdminIdentity } from './account.dto.js';

/** Someone has logged in, or continues with a new token. */
export interface ClubAdminLoggedIn {
  session: IssuedSession;
  admin: ClubAdminIdentity;
}

/** The accounts of clubs' administrators, and their sessions. */
@Injectable()
export class ClubAdminAccounts {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly devices: LoginDevices,
    private readonly protection: EmailProtection,
  ) {}

  /** The account of an address; null if it has none. */
  findByEmail(email: string): Promise<ClubAdmin | null> {
    return this.database.reader.findOneBy(ClubAdmin, { emailHash: this.protection.hash(email) });
  }

  /** The account of a session's subject. Throws UnauthenticatedError when it has just been removed. */
  async get(subject: string): Promise<ClubAdmin> {
    const account = await this.database.reader.findOneBy(ClubAdmin, { id: Number(subject) });
    if (!account) throw new UnauthenticatedError();
    return account;
  }

  /** Reads an account and keeps others from changing it until the transaction ends; null if there is none. */
  lock(manager: EntityManager, id: number): Promise<ClubAdmin | null> {
    return this.database.transactions.lock(manager, ClubAdmin, { id });
  }

  /** Logs the account in, with the version it had when its credentials were checked, and remembers the browser. */
  async openSession(account: ClubAdmin, browser: string): Promise<ClubAdminLoggedIn> {
    const session = await this.sessions.open({
      role: 'club-admin',
      subject: String(account.id),
      version: String(account.tokenVersion),
      browser,
    });
    const device = this.devices.issue('club-admin', account.emailHash);
    return { session: { ...session, device }, admin: this.getIdentity(account) };
  }

  /** The names of the clubs that the account manages. */
  async clubNames(id: number): Promise<string[]> {
    const managed = await this.database.reader.find(ManagedClub, {
      where: { adminId: id },
      relations: { club: true },
    });
    return managed.flatMap(({ club }) => club?.name ?? []);
  }

  /** Who the account belongs to. */
  getIdentity({ name, emailEncrypted }: ClubAdmin): ClubAdminIdentity {
    return { name, email: this.protection.tryDecrypt(emailEncrypted) };
  }
}
