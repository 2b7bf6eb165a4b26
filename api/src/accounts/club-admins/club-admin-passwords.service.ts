import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { UnauthenticatedError } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import type { LoginOrigin } from '../../platform/auth/session-delivery.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError } from '../../platform/errors.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { passwordChangedMail } from './club-admin-mails.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { refuseOwnWords } from '../../platform/security/password-rules.js';
import { hashPassword, isPassword } from '../../platform/security/passwords.js';
import type { PasswordByLink, PasswordChange } from './account.dto.js';
import { UnknownLinkError } from '../../platform/mailed-links/link-errors.js';
import { PasswordLinks } from '../../platform/mailed-links/password-links.js';
import { ClubAdmin } from './club-admin.entity.js';
import type { ClubAdminLoggedIn } from './club-admin-accounts.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';

/** Links opened by one client. */
const LINKS_BY_CLIENT: RateLimit = { purpose: 'password-links-by-client', times: 20, windowMs: 60 * 60_000 };
/** Attempts at one account: a stolen token must not be enough to guess the password. */
const CHANGES_BY_ACCOUNT: RateLimit = {
  purpose: 'password-changes-by-account',
  times: 10,
  windowMs: 15 * 60_000,
};

/** The person logged in doesn't know the current password. */
class WrongCurrentPasswordError extends InvalidInputError {
  constructor() {
    const message = 'Your current password isn’t correct';
    super(message, { currentPassword: message });
  }
}

/** What is stored with a new password. */
interface Renewal {
  passwordHash: string;
  at: Date;
  /** Not for a first password, and not to an address that can't be read any more. */
  notice: OutgoingMail | undefined;
  /** The session that continues; undefined if none does. */
  survivor: number | undefined;
}

/** Sets passwords; each new one ends the old one's links and sessions, except the session it was changed in. */
@Injectable()
export class ClubAdminPasswordsService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly accounts: ClubAdminAccounts,
    private readonly sessions: Sessions,
    private readonly links: PasswordLinks,
    private readonly limits: RateLimits,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Sets the password of the account that a mailed link is for, and logs it in. Throws UnknownLinkError,
   * ExpiredLinkError or TooManyRequestsError.
   */
  async setByLink(
    { token, password }: PasswordByLink,
    { client, browser }: LoginOrigin,
  ): Promise<ClubAdminLoggedIn> {
    await this.limits.take(LINKS_BY_CLIENT, client);
    const at = new Date();
    const account = await this.accounts.get(String((await this.links.find(token, at)).accountId));
    const renewal = await this.prepare(account, { field: 'password', password }, at);
    const renewed = await this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.accounts.lock(manager, account.id);
      if (!locked) throw new UnknownLinkError();
      await this.links.use(manager, token);
      return this.renew(manager, locked, renewal);
    });
    return this.accounts.openSession(renewed, browser);
  }

  /**
   * Changes the password of the person logged in. Their session continues, with their token or the new one; every other
   * session ends. Throws WrongCurrentPasswordError, TooManyRequestsError, and UnauthenticatedError when the password
   * has only just been changed.
   */
  async change(
    session: Session,
    { currentPassword, newPassword }: PasswordChange,
  ): Promise<ClubAdminLoggedIn> {
    const { subject } = session;
    await this.limits.take(CHANGES_BY_ACCOUNT, subject);
    const account = await this.accounts.get(subject);
    if (!(await isPassword(currentPassword, account.passwordHash ?? '')))
      throw new WrongCurrentPasswordError();
    await this.limits.forget(CHANGES_BY_ACCOUNT, subject);
    const renewal = await this.prepare(
      account,
      { field: 'newPassword', password: newPassword },
      new Date(),
      session.id,
    );
    const renewed = await this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.accounts.lock(manager, account.id);
      if (locked?.tokenVersion !== account.tokenVersion) throw new UnauthenticatedError();
      return this.renew(manager, locked, renewal);
    });
    return { session: await this.sessions.renew(session), admin: this.accounts.getIdentity(renewed) };
  }

  /** Throws InvalidInputError, worded for `field`, for a password that is easily guessed. */
  private async prepare(
    account: ClubAdmin,
    { field, password }: { field: string; password: string },
    at: Date,
    survivor?: number,
  ): Promise<Renewal> {
    const { name, email } = this.accounts.getIdentity(account);
    const clubNames = await this.accounts.clubNames(account.id);
    refuseOwnWords(field, password, { email, brandName: this.settings.brandName, clubNames });
    const isFirst = account.passwordHash === null;
    const notice =
      isFirst || email === null
        ? undefined
        : await this.renderer.render(email, passwordChangedMail({ name }));
    return { passwordHash: await hashPassword(password), at, notice, survivor };
  }

  private async renew(
    manager: EntityManager,
    account: ClubAdmin,
    { passwordHash, at, notice, survivor }: Renewal,
  ): Promise<ClubAdmin> {
    const tokenVersion = account.tokenVersion + 1;
    await manager.update(ClubAdmin, account.id, { passwordHash, tokenVersion });
    await this.sessions.endAll(manager, 'club-admin', String(account.id), survivor);
    if (survivor !== undefined) await this.sessions.setVersion(manager, survivor, String(tokenVersion));
    await this.links.endAll(manager, account.id, at);
    this.security.noteOnceCommitted(manager, 'password-changed', { role: 'club-admin', subject: account.id });
    if (notice) await this.outbox.enqueue(manager, notice);
    return { ...account, passwordHash, tokenVersion };
  }
}
