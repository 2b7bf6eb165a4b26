import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { UnauthenticatedError } from '../../../platform/auth/session.js';
import type { Session } from '../../../platform/auth/session.js';
import { staffSubject } from '../../../platform/auth/session-subjects.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { Settings } from '../../../platform/config/settings.js';
import { Database } from '../../../platform/database/database.js';
import { InvalidInputError } from '../../../platform/errors.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import { RequestedMails, sendingTime } from '../../../platform/mailed-links/requested-mails.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import type { StoredPasswordLink } from '../../../platform/mailed-links/password-links.js';
import { UnknownLinkError } from '../../../platform/mailed-links/link-errors.js';
import { PasswordLinks } from '../../../platform/mailed-links/password-links.js';
import { refuseOwnWords } from '../../../platform/security/password-rules.js';
import { hashPassword, isPassword } from '../../../platform/security/passwords.js';
import type { ResetRequested } from '../../club-admins/account.dto.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffMember } from '../staff-member.entity.js';
import { staffLoginChangedMail, staffPasswordResetMail } from '../staff-mails.js';
import type {
  AcceptedInvitation,
  InvitationPreview,
  OwnPassword,
  StaffPasswordByLink,
} from '../staff.dto.js';

const HOUR_MS = 3_600_000;
const LINKS_BY_CLIENT: RateLimit = { purpose: 'staff-links-by-client', times: 20, windowMs: HOUR_MS };
const RESETS_BY_CLIENT: RateLimit = { purpose: 'staff-resets-by-client', times: 10, windowMs: HOUR_MS };
/** A stolen session must not be enough to guess the password. */
const CHANGES_BY_ACCOUNT: RateLimit = {
  purpose: 'staff-passwords-by-account',
  times: 10,
  windowMs: 15 * 60_000,
};

const RESET_MESSAGE =
  'If this address has a login to the site administration, a link for a new password is on its way to it.';

/** What is stored with a new password. */
interface Renewal {
  passwordHash: string;
  /** Its name in the audit log. */
  action: string;
  /** None to an address that can't be read any more. */
  notice: OutgoingMail | undefined;
  /** The session that continues. */
  survivor?: number;
}

/** Sets the passwords of members of staff; each new one ends the old one's links and sessions. */
@Injectable()
export class StaffPasswordsService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly accounts: StaffAccounts,
    private readonly sessions: Sessions,
    private readonly links: PasswordLinks,
    private readonly limits: RateLimits,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly requested: RequestedMails,
    private readonly audit: AuditLog,
  ) {}

  /** What an invitation is for. Throws UnknownLinkError, ExpiredLinkError or TooManyRequestsError. */
  async preview(token: string, client: string): Promise<InvitationPreview> {
    const { accountId } = await this.find(token, 'invitation', client);
    const member = await this.database.reader.findOneBy(StaffMember, { id: accountId });
    if (!member) throw new UnknownLinkError();
    return { email: this.accounts.getEmail(member), role: member.role };
  }

  /** Lets an invited person in. Throws the same as `preview`. */
  async accept({ token, name, password }: AcceptedInvitation, client: string): Promise<StaffMember> {
    const { accountId } = await this.find(token, 'invitation', client);
    const invited = await this.database.reader.findOneBy(StaffMember, { id: accountId });
    const passwordHash = await this.hashChosen(invited, 'password', password);
    return this.spend(token, accountId, 'invited', async (manager, member) => {
      const accepted = { name, passwordHash, state: 'active', invitedUntil: null } as const;
      await manager.update(StaffMember, member.id, accepted);
      await this.note(manager, { ...member, name }, 'invitation-accepted');
      return { ...member, ...accepted };
    });
  }

  /** Sets a new password with a mailed link. Throws the same as `preview`. */
  async setByLink({ token, password }: StaffPasswordByLink, client: string): Promise<StaffMember> {
    const { accountId } = await this.find(token, 'reset', client);
    const owner = await this.database.reader.findOneBy(StaffMember, { id: accountId });
    const passwordHash = await this.hashChosen(owner, 'password', password);
    const notice = await this.noticeFor(owner);
    return this.spend(token, accountId, 'active', (manager, member) =>
      this.renew(manager, member, { passwordHash, action: 'password-reset', notice }),
    );
  }

  /**
   * Changes the password of the person logged in, whose other sessions end. Throws InvalidInputError for a wrong
   * current password, TooManyRequestsError, and UnauthenticatedError when it has only just been changed.
   */
  async change(id: number, session: Session, { currentPassword, newPassword }: OwnPassword): Promise<void> {
    await this.limits.take(CHANGES_BY_ACCOUNT, String(id));
    const member = await this.accounts.get(id);
    if (!(await isPassword(currentPassword, member.passwordHash ?? ''))) {
      const message = 'Your current password isn’t correct';
      throw new InvalidInputError(message, { currentPassword: message });
    }
    await this.limits.forget(CHANGES_BY_ACCOUNT, String(id));
    const passwordHash = await this.hashChosen(member, 'newPassword', newPassword);
    const notice = await this.noticeFor(member);
    await this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.accounts.lock(manager, id);
      if (locked?.tokenVersion !== member.tokenVersion) throw new UnauthenticatedError();
      await this.renew(manager, locked, {
        passwordHash,
        action: 'password-changed',
        notice,
        survivor: session.id,
      });
    });
  }

  /**
   * Mails a link to an address with an active login. The response, and how fast it comes, doesn't depend on that.
   * Throws TooManyRequestsError for a client that asks too often.
   */
  async requestLink(email: string, client: string): Promise<ResetRequested> {
    await this.limits.take(RESETS_BY_CLIENT, client);
    return this.requested.answerFirst(RESET_MESSAGE, () => this.mailLink(email, client));
  }

  private async mailLink(email: string, client: string): Promise<void> {
    const member = await this.accounts.findByEmail(email);
    if (member?.state !== 'active') return;
    // To the address as stored: what was typed is only known to normalise to the same one.
    const to = this.accounts.getEmail(member);
    if (to === null) return;
    const slot = await this.requested.slotFor(to, client, 'urgent');
    const link = this.links.make('reset', sendingTime(slot));
    const template = staffPasswordResetMail({ name: member.name ?? '', link: link.url });
    const mail = await this.renderer.render(to, template);
    await this.database.transactions.runInTransaction(async (manager) => {
      const locked = await this.accounts.lock(manager, member.id);
      if (locked?.state !== 'active') return;
      await this.links.store(manager, member.id, link);
      await this.requested.store(manager, mail, slot);
    });
  }

  private async hashChosen(member: StaffMember | null, field: string, password: string): Promise<string> {
    const email = member && this.accounts.getEmail(member);
    refuseOwnWords(field, password, { email, brandName: this.settings.brandName });
    return hashPassword(password);
  }

  private async find(
    token: string,
    purpose: StoredPasswordLink['purpose'],
    client: string,
  ): Promise<StoredPasswordLink> {
    await this.limits.take(LINKS_BY_CLIENT, client);
    const link = await this.links.find(token, new Date());
    if (link.purpose !== purpose) throw new UnknownLinkError();
    return link;
  }

  private spend(
    token: string,
    id: number,
    state: StaffMember['state'],
    work: (manager: EntityManager, member: StaffMember) => Promise<StaffMember>,
  ): Promise<StaffMember> {
    return this.database.transactions.runInTransaction(async (manager) => {
      const member = await this.accounts.lock(manager, id);
      if (!member) throw new UnknownLinkError();
      await this.links.use(manager, token);
      if (member.state !== state) throw new UnknownLinkError();
      await this.links.endAll(manager, id, new Date());
      return work(manager, member);
    });
  }

  private async renew(
    manager: EntityManager,
    member: StaffMember,
    { passwordHash, action, notice, survivor }: Renewal,
  ): Promise<StaffMember> {
    const tokenVersion = member.tokenVersion + 1;
    await manager.update(StaffMember, member.id, { passwordHash, tokenVersion });
    await this.sessions.endAll(manager, 'site-admin', staffSubject(member.id), survivor);
    if (survivor !== undefined) await this.sessions.setVersion(manager, survivor, String(tokenVersion));
    await this.links.endAll(manager, member.id, new Date());
    await this.note(manager, member, action);
    if (notice) await this.outbox.enqueue(manager, notice);
    return { ...member, passwordHash, tokenVersion };
  }

  private async noticeFor(member: StaffMember | null): Promise<OutgoingMail | undefined> {
    const to = member && this.accounts.getEmail(member);
    if (!to) return undefined;
    return this.renderer.render(to, staffLoginChangedMail({ name: member.name ?? '', change: 'password' }));
  }

  private note(manager: EntityManager, { id, name, role }: StaffMember, action: string): Promise<void> {
    return this.audit.record(manager, {
      subjectType: 'staff',
      subjectId: id,
      actor: 'site-admin',
      staff: { id, name: name ?? '' },
      action,
      fromStatus: role,
      toStatus: role,
      reason: null,
      createdAt: new Date(),
    });
  }
}
