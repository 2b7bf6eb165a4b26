import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnauthenticatedError } from '../../../platform/auth/session.js';
import { SessionTokens } from '../../../platform/auth/session-tokens.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { ClubAdmin } from '../club-admin.entity.js';
import type { ClubAdminIdentity, ClubAdminLoginAnswer } from './account.dto.js';

/** The accounts of clubs' administrators, and their sessions. */
@Injectable()
export class ClubAdminAccounts {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'dialect'>,
    private readonly tokens: SessionTokens,
    private readonly protection: EmailProtection,
  ) {}

  /** The account of an address; null: it has none. */
  findByEmail(email: string): Promise<ClubAdmin | null> {
    return this.database.reader.findOneBy(ClubAdmin, { emailHash: this.protection.hash(email) });
  }

  /** The account of a session's subject. Throws UnauthenticatedError when it was removed this moment. */
  async get(subject: string): Promise<ClubAdmin> {
    const account = await this.database.reader.findOneBy(ClubAdmin, { id: Number(subject) });
    if (!account) throw new UnauthenticatedError();
    return account;
  }

  /** Reads an account and keeps others from changing it until the transaction ends; null: there is none. */
  lock(manager: EntityManager, id: number): Promise<ClubAdmin | null> {
    return manager.findOne(ClubAdmin, { where: { id }, ...this.database.dialect.rowLock });
  }

  /** Logs the account in, with the version that it has now; or gives the session `sessionId` a new token. */
  async openSession(account: ClubAdmin, sessionId?: string): Promise<ClubAdminLoginAnswer> {
    const { token, expiresAt } = await this.tokens.issue(
      'club-admin',
      String(account.id),
      String(account.tokenVersion),
      sessionId,
    );
    return { token, expiresAt: expiresAt.toISOString(), admin: this.identityOf(account) };
  }

  /** Who the account belongs to. */
  identityOf({ name, emailEncrypted }: ClubAdmin): ClubAdminIdentity {
    return { name, email: this.protection.tryDecrypt(emailEncrypted) };
  }
}
