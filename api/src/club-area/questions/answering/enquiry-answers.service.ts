import type { EnquiryState } from '@club-reviews/domain/enquiries';
import { ENQUIRY_SAFETY_REASON } from '@club-reviews/domain/enquiries';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from '../../../model/clubs/club.entity.js';
import { raiseAlert, SafetyAlert } from '../../../model/queue/alerts.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Settings } from '../../../platform/config/settings.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError } from '../../../platform/errors.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../../platform/mail/mail-renderer.js';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../../platform/rate-limits/rate-limits.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import { ClubAdmin } from '../../../accounts/club-admins/club-admin.entity.js';
import { enquiryAnsweredMail } from '../enquiry-mails.js';
import { Enquiry, enquiryEnd } from '../enquiry.entity.js';
import type { ClubEnquiry, EnquiryReportBody } from './club-enquiries.dto.js';
import { ClubEnquiriesService, EnquiryNotFoundError } from './club-enquiries.service.js';
import { toUrgency, URGENCY } from '../../../platform/queue/urgency.js';

/** A club's busiest evening; only a program does more. */
const BY_LOGIN: RateLimit = { purpose: 'enquiry-reports-by-login', times: 50, windowMs: 24 * 3_600_000 };

/** The states of a question in which the club can still act on it. */
const ANSWERABLE: readonly EnquiryState[] = ['waiting', 'closed'];
const CLOSABLE: readonly EnquiryState[] = ['waiting'];
const REPORTABLE: readonly EnquiryState[] = ['waiting', 'closed', 'answered'];

/** Someone was faster, or the question is at another step. */
class EnquiryStateError extends ConflictError {
  constructor({ state }: Pick<Enquiry, 'state'>, answeredBy?: string) {
    super(
      state === 'answered'
        ? `${answeredBy ?? 'Someone'} has already answered this question.`
        : AT_STEP[state],
    );
  }
}

const AT_STEP: Record<EnquiryState, string> = {
  ...{ unconfirmed: 'This question hasn’t been sent yet.', held: 'This question hasn’t been sent yet.' },
  waiting: 'This question is waiting for an answer.',
  answered: 'This question has already been answered.',
  closed: 'This question is already marked as needing no reply.',
  reported: 'Your club has reported this question. Our moderators are looking at it.',
  removed: 'Our moderators have removed this question.',
};

/** An address needed for the answer can't be read any more. */
class UnreachableError extends ConflictError {
  constructor() {
    super('We can’t send this answer: one of the two email addresses can’t be read any more.');
  }
}

/** A club's actions on questions: answering, closing without a reply, or reporting. */
@Injectable()
export class EnquiryAnswersService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly enquiries: ClubEnquiriesService,
    private readonly limits: RateLimits,
    private readonly protection: EmailProtection,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Mails an answer to the parent, who can write back to the manager's own address; then the parent's is wiped. Throws
   * EnquiryNotFoundError, ForbiddenError, EnquiryStateError for the second of two managers, UnreachableError, and
   * ConflictError. A closed club can still answer: the parent is waiting, and it may know of another club.
   */
  async answer(subject: string, id: number, answer: string): Promise<ClubEnquiry> {
    const enquiry = await this.enquiries.findOwn(subject, id);
    await this.assertStep(enquiry, ANSWERABLE);
    const answeredById = Number(subject);
    const mail = await this.answerMail(enquiry, answeredById, answer);
    await this.change(enquiry, ANSWERABLE, 'answered', async (manager, at) => {
      await manager.update(Enquiry, id, {
        ...{ state: 'answered', list: 'done', answer, answeredById, answeredAt: at, emailEncrypted: null },
      });
      await this.outbox.enqueue(manager, mail);
    });
    return this.enquiries.get(id);
  }

  /** Takes a question off the club's waiting list without an answer. Throws the same as `answer`. */
  async close(subject: string, id: number): Promise<ClubEnquiry> {
    const enquiry = await this.enquiries.findOwn(subject, id);
    await this.change(enquiry, CLOSABLE, 'closed', async (manager, at) => {
      await manager.update(Enquiry, id, { state: 'closed', list: 'done', closedAt: at });
    });
    return this.enquiries.get(id);
  }

  /**
   * Reports a question to the moderators, who see it from then on. Throws the same as `answer`, and
   * TooManyRequestsError.
   */
  async report(subject: string, id: number, { reason, words }: EnquiryReportBody): Promise<ClubEnquiry> {
    const enquiry = await this.enquiries.findOwn(subject, id);
    await this.limits.take(BY_LOGIN, subject);
    const isUrgent = reason === ENQUIRY_SAFETY_REASON;
    await this.change(enquiry, REPORTABLE, 'reported', async (manager, at) => {
      await manager.update(Enquiry, id, {
        ...{ state: 'reported', list: 'done', reportReason: reason, reportWords: words, reportedAt: at },
        queueUrgency: isUrgent ? URGENCY.child : toUrgency([enquiry.message, words]),
        ...{ queueSince: at, isModerated: true },
      });
      if (isUrgent)
        await raiseAlert(manager, SafetyAlert, { kind: 'enquiry', entryId: id, clubId: enquiry.clubId, at });
    });
    return this.enquiries.get(id);
  }

  private async change(
    { id }: Enquiry,
    from: readonly EnquiryState[],
    to: EnquiryState,
    apply: (manager: EntityManager, at: Date) => Promise<void>,
  ): Promise<void> {
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const stored = await this.database.transactions.lock(manager, Enquiry, { id });
      if (!stored) throw new EnquiryNotFoundError();
      await this.assertStep(stored, from, manager);
      await apply(manager, at);
      await manager.update(Enquiry, id, { eraseAt: enquiryEnd(at) });
      await this.audit.record(manager, {
        ...{ subjectType: 'enquiry', subjectId: id, actor: 'club-admin', action: to },
        ...{ fromStatus: stored.state, toStatus: to, createdAt: at },
      });
    });
  }

  private async assertStep(
    enquiry: Pick<Enquiry, 'state' | 'answeredById'>,
    allowed: readonly EnquiryState[],
    manager: Pick<EntityManager, 'findOneBy'> = this.database.reader,
  ): Promise<void> {
    if (allowed.includes(enquiry.state)) return;
    const colleague = await manager.findOneBy(ClubAdmin, { id: enquiry.answeredById ?? 0 });
    throw new EnquiryStateError(enquiry, colleague?.name);
  }

  private async answerMail(enquiry: Enquiry, adminId: number, answer: string): Promise<OutgoingMail> {
    const { reader } = this.database;
    const [club, admin] = await Promise.all([
      reader.findOneByOrFail(Club, { id: enquiry.clubId }),
      reader.findOneByOrFail(ClubAdmin, { id: adminId }),
    ]);
    if (club.state === 'hidden')
      throw new ConflictError(
        'Your club isn’t public here at the moment, so we can’t send its answers. Please write to us.',
      );
    const to = this.protection.tryDecrypt(enquiry.emailEncrypted ?? '');
    const address = this.protection.tryDecrypt(admin.emailEncrypted);
    if (to === null || address === null) throw new UnreachableError();
    const link = `${this.settings.publicUrl}/clubs/${club.slug}`;
    const { message } = enquiry;
    const about = { clubName: club.name, managerName: admin.name, message, answer, link };
    const mail = await this.renderer.render(to, enquiryAnsweredMail(about));
    return { ...mail, replyTo: { name: admin.name, address } };
  }
}
