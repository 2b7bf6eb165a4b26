import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnauthenticatedError } from '../../platform/auth/session.js';
import type { Session } from '../../platform/auth/session.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { Database } from '../../platform/database/database.js';
import { InvalidInputError } from '../../platform/errors.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { UnknownLinkError } from '../../platform/mailed-links/link-errors.js';
import { PasswordLinks } from '../../platform/mailed-links/password-links.js';
import { RequestedMails, sendingTime } from '../../platform/mailed-links/requested-mails.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { refuseOwnWords } from '../../platform/security/password-rules.js';
import { hashPassword, isPassword } from '../../platform/security/passwords.js';
import type { PasswordByLink, PasswordChange, ResetRequested } from '../account.dto.js';
import type { Account } from '../account.entity.js';
import { Accounts } from '../accounts.js';
import type { LoggedIn } from '../login/login.service.js';

const HOUR_MS = 3_600_000;
const LINKS_BY_CLIENT: RateLimit = { purpose: 'password-links-by-client', times: 20, windowMs: HOUR_MS };
const RESETS_BY_CLIENT: RateLimit = { purpose: 'resets-by-client', times: 10, windowMs: HOUR_MS };
/** A stolen session must not be enough to guess the password. */
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
  /** Its name in the log. */
  action: string;
  /** Not for a first password, and not to an address that can't be read any more. */
  notice: OutgoingMail | undefined;
  /** The session that continues; undefined if none does. */
  survivor?: number;
}

/** Sets passwords; each new one ends the old one's links and sessions, except the session it was changed in. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly database: Database,
    private readonly operator: OperatorSettings,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly links: PasswordLinks,
    private readonly limits: RateLimits,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly requested: RequestedMails,
  ) {}

  /** Sets the password of the account that a mailed link is for. Throws the same as `findByLink`. */
  async setByLink({ token, password }: PasswordByLink, client: string): Promise<Account> {
    const account = await this.findByLink(token, client);
    const isFirst = account.passwordHash === null;
    const renewal: Renewal = {
      passwordHash: await this.hash(account, 'password', password),
      action: isFirst ? 'password-set' : 'password-reset',
      notice: isFirst ? undefined : await this.toNotice(account),
    };
    return this.spend(token, account.id, (manager, locked) => {
      if (!this.accounts.isActive(locked)) throw new UnknownLinkError();
      return this.renew(manager, locked, renewal);
    });
  }

  /**
   * Changes the password of the person logged in. Their session continues, with a new token; every other one ends.
   * Throws InvalidInputError for a wrong current password, TooManyRequestsError, and UnauthenticatedError when the
   * password has only just been changed.
   */
  async change(
    id: number,
    session: Session,
    { currentPassword, newPassword }: PasswordChange,
  ): Promise<LoggedIn> {
    const subject = this.accounts.getSubject(id);
    await this.limits.take(CHANGES_BY_ACCOUNT, subject);
    const account = await this.accounts.get(id);
    if (!(await isPassword(currentPassword, account.passwordHash ?? '')))
      throw new WrongCurrentPasswordError();
    await this.limits.forget(CHANGES_BY_ACCOUNT, subject);
    const renewal: Renewal = {
      passwordHash: await this.hash(account, 'newPassword', newPassword),
      action: 'password-changed',
      notice: await this.toNotice(account),
      survivor: session.id,
    };
    const renewed = await this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.accounts.lock(manager, id);
      if (locked?.tokenVersion !== account.tokenVersion) throw new UnauthenticatedError();
      return this.renew(manager, locked, renewal);
    });
    return { account: renewed, session: await this.sessions.renew(session) };
  }

  /**
   * Mails a link to an address with an active account. The response, and how fast it comes, doesn't depend on that: the
   * mail is written afterwards. Throws TooManyRequestsError for a client that asks too often.
   */
  async requestLink(email: string, client: string): Promise<ResetRequested> {
    await this.limits.take(RESETS_BY_CLIENT, `${this.accounts.kind} ${client}`);
    return this.requested.answerFirst(this.accounts.resetMessage, () => this.mailLink(email, client));
  }

  /** The account that a link is for. Throws UnknownLinkError, ExpiredLinkError or TooManyRequestsError. */
  async findByLink(token: string, client: string): Promise<Account> {
    await this.limits.take(LINKS_BY_CLIENT, `${this.accounts.kind} ${client}`);
    const { accountId } = await this.links.find(token, new Date());
    const account = await this.accounts.find(accountId);
    if (!account) throw new UnknownLinkError();
    return account;
  }

  /** Hashes a password that was chosen. Throws InvalidInputError, worded for `field`, if it's easily guessed. */
  async hash(account: Account, field: string, password: string): Promise<string> {
    const { email } = this.accounts.getIdentity(account);
    const clubNames = await this.accounts.getClubNames(account);
    const { brandName } = await this.operator.current();
    refuseOwnWords(field, password, { email, brandName, clubNames });
    return hashPassword(password);
  }

  /** Uses up a link, and with it the account's others, in the transaction of `work`. */
  spend<Result>(
    token: string,
    id: number,
    work: (manager: EntityManager, account: Account) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transactions.runInTransaction(async (manager) => {
      const account = await this.accounts.lock(manager, id);
      if (!account) throw new UnknownLinkError();
      await this.links.use(manager, token);
      await this.links.endAll(manager, id, new Date());
      return work(manager, account);
    });
  }

  private async mailLink(email: string, client: string): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account || !this.accounts.isActive(account)) return;
    // To the address as stored: what was typed is only known to normalise to the same one.
    const { name, email: to } = this.accounts.getIdentity(account);
    if (to === null) return;
    const slot = await this.requested.slotFor(to, client, 'urgent');
    const link = this.links.make('reset', sendingTime(slot));
    const mail = await this.renderer.render(to, this.accounts.toResetMail(name, link.url));
    await this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.accounts.lock(manager, account.id);
      if (!locked || !this.accounts.isActive(locked)) return;
      await this.links.store(manager, account.id, link);
      await this.requested.store(manager, mail, slot);
    });
  }

  private async renew(
    manager: EntityManager,
    account: Account,
    { passwordHash, action, notice, survivor }: Renewal,
  ): Promise<Account> {
    const { id } = account;
    const { role } = this.accounts;
    const tokenVersion = account.tokenVersion + 1;
    await this.accounts.update(manager, id, { passwordHash, tokenVersion });
    await this.sessions.endAll(manager, role, this.accounts.getSubject(id), survivor);
    if (survivor !== undefined) await this.sessions.setVersion(manager, survivor, String(tokenVersion));
    await this.links.endAll(manager, id, new Date());
    // Logins that were begun with the old password.
    await manager.delete(this.accounts.tables.challenge, { accountId: id });
    await this.accounts.note(manager, account, action);
    if (notice) await this.outbox.enqueue(manager, notice);
    return { ...account, passwordHash, tokenVersion };
  }

  private async toNotice(account: Account): Promise<OutgoingMail | undefined> {
    const { name, email } = this.accounts.getIdentity(account);
    return email === null
      ? undefined
      : this.renderer.render(email, this.accounts.toChangeMail(name, 'password'));
  }
}
