import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';
import { LoginDevices } from '../platform/auth/login-devices.js';
import type { Role } from '../platform/auth/session.js';
import { UnauthenticatedError } from '../platform/auth/session.js';
import type { IssuedSession } from '../platform/auth/sessions.js';
import { Sessions } from '../platform/auth/sessions.js';
import { Database } from '../platform/database/database.js';
import type { MailTemplate } from '../platform/mail/mail-template.js';
import { EmailProtection } from '../platform/security/email-protection.js';
import type { Account, Challenge, Passkey, RecoveryCode } from './account.entity.js';

/** A change of a login, of which its owner is told by mail. */
export type LoginChange = 'password' | 'factor-added' | 'factor-removed' | 'factors-reset';

/** Where a kind of account is stored. */
interface AccountTables<A extends Account> {
  account: EntityTarget<A>;
  passkey: EntityTarget<Passkey>;
  recoveryCode: EntityTarget<RecoveryCode>;
  challenge: EntityTarget<Challenge>;
}

/** The accounts of one kind, and their sessions: all that logins, passwords and second factors know about the kind. */
@Injectable()
export abstract class Accounts<A extends Account = Account> {
  /** Names the kind where its keys and limits are told from the other's. */
  abstract readonly kind: 'staff' | 'club';
  abstract readonly role: Role;
  abstract readonly tables: AccountTables<A>;
  /** The response to whoever asks for a new password. */
  abstract readonly resetMessage: string;

  constructor(
    protected readonly database: Database,
    protected readonly sessions: Sessions,
    protected readonly devices: LoginDevices,
    protected readonly protection: EmailProtection,
  ) {}

  /** Whether the account lets its owner in; an invited person's doesn't yet. */
  abstract isActive(account: A): boolean;

  /** Whether the account needs a second factor. */
  abstract needsSecondFactor(account: A): boolean;

  /** The subject of an account's sessions. */
  abstract getSubject(id: number): string;

  /** The names of the clubs of an account, which its password must not contain. */
  abstract getClubNames(account: A): Promise<string[]>;

  /** The mail with a link for a new password. */
  abstract toResetMail(name: string, link: string): MailTemplate;

  /** The mail about a change of the login. */
  abstract toChangeMail(name: string, change: LoginChange): MailTemplate;

  /** Logs a change of an account that its owner made, within the transaction that makes it. */
  abstract note(manager: EntityManager, account: A, action: string): Promise<void>;

  /** The account of an address, including an invited person's; null if it has none. */
  findByEmail(email: string): Promise<A | null> {
    return this.database.reader.findOneBy(this.tables.account, {
      emailHash: this.protection.hash(email),
    } as never);
  }

  /** The account with an id; null if there is none. */
  find(id: number): Promise<A | null> {
    return this.database.reader.findOneBy(this.tables.account, { id } as never);
  }

  /** An active account. Throws UnauthenticatedError when it has just ended. */
  async get(id: number): Promise<A> {
    const account = await this.find(id);
    if (!account || !this.isActive(account)) throw new UnauthenticatedError();
    return account;
  }

  /** Reads an account and keeps others from changing it until the transaction ends; null if there is none. */
  lock(manager: EntityManager, id: number): Promise<A | null> {
    return this.database.transactions.lock(manager, this.tables.account, { id } as never);
  }

  /** Changes columns of an account. */
  async update(
    manager: EntityManager,
    id: number,
    changes: Partial<Pick<Account, 'passwordHash' | 'tokenVersion' | 'totpSecret' | 'totpUsedStep'>>,
  ): Promise<void> {
    await manager.update(this.tables.account, id, changes as never);
  }

  /** Logs the account in, with the version it had when its credentials were checked, and remembers the browser. */
  async openSession({ id, tokenVersion, emailHash }: A, browser: string): Promise<IssuedSession> {
    const session = await this.sessions.open({
      role: this.role,
      subject: this.getSubject(id),
      version: String(tokenVersion),
      browser,
    });
    return emailHash === null ? session : { ...session, device: this.devices.issue(this.role, emailHash) };
  }

  /** Who the account belongs to; without an address if it has none, or one that can't be read any more. */
  getIdentity({ name, emailEncrypted }: Account): { name: string; email: string | null } {
    const email = emailEncrypted === null ? null : this.protection.tryDecrypt(emailEncrypted);
    return { name: name ?? '', email };
  }
}
