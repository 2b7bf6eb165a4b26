import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnauthenticatedError } from '../../../platform/auth/auth.errors.js';
import { SessionTokens } from '../../../platform/auth/session-tokens.js';
import type { Database } from '../../../platform/database/database.js';
import { DATABASE } from '../../../platform/database/database.module.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import type { ClubAdminIdentity, ClubAdminLoginAnswer } from './account.dto.js';

/** An account as its row says. */
export interface ClubAdminAccount {
  id: number;
  clubId: number;
  name: string;
  emailEncrypted: string;
  passwordHash: string | null;
  tokenVersion: number;
}

const account = (condition: string): string => `
  SELECT id, club_id AS clubId, name, email_encrypted AS emailEncrypted, password_hash AS passwordHash,
    token_version AS tokenVersion
  FROM club_admins WHERE ${condition}`;

const BY_EMAIL = account('email_hash = ?');
const BY_ID = account('id = ?');

/** The accounts of clubs' administrators, and their sessions. */
@Injectable()
export class ClubAdminAccounts {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reads' | 'dialect'>,
    private readonly tokens: SessionTokens,
    private readonly protection: EmailProtection,
  ) {}

  /** The account of an address; undefined: it has none. */
  async findByEmail(email: string): Promise<ClubAdminAccount | undefined> {
    const [row] = await this.database.reads.all<ClubAdminAccount>(BY_EMAIL, [this.protection.hash(email)]);
    return row;
  }

  /** The account of a session's subject. Throws UnauthenticatedError when it was removed this moment. */
  async get(subject: string): Promise<ClubAdminAccount> {
    const [row] = await this.database.reads.all<ClubAdminAccount>(BY_ID, [Number(subject)]);
    if (!row) throw new UnauthenticatedError();
    return row;
  }

  /** Reads an account and keeps others from changing it until the transaction ends; undefined: there is none. */
  async lock(manager: EntityManager, id: number): Promise<ClubAdminAccount | undefined> {
    const [row] = await manager.query<ClubAdminAccount[]>(`${BY_ID} ${this.database.dialect.lockRows}`, [id]);
    return row;
  }

  /** Logs the account in, with the version that it has now; or gives the session `sessionId` a new token. */
  async openSession(account: ClubAdminAccount, sessionId?: string): Promise<ClubAdminLoginAnswer> {
    const { token, expiresAt } = await this.tokens.issue(
      'club-admin',
      String(account.id),
      String(account.tokenVersion),
      sessionId,
    );
    return { token, expiresAt: expiresAt.toISOString(), admin: this.identityOf(account) };
  }

  /** Who the account is of. */
  identityOf({ name, emailEncrypted }: ClubAdminAccount): ClubAdminIdentity {
    return { name, email: this.protection.tryDecrypt(emailEncrypted) };
  }
}
