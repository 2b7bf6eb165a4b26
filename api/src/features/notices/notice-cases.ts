import type { NoticeStep } from '@club-reviews/domain/defamation-notices';
import { canTake, dueAfter, NOTICE_STEPS, reminderAfter } from '@club-reviews/domain/defamation-notices';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import type { AuthorDetails } from '../../model/notices/notice-records.js';
import { NoticeRecords } from '../../model/notices/notice-records.js';
import { Notice, NoticeEvent } from '../../model/notices/notice.entity.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { Review } from '../../model/reviews/review.entity.js';
import { actingStaff } from '../../platform/audit/acting-staff.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { LetterMatter } from './notice-letters.js';
import { NoticeLetters } from './notice-letters.js';

/** No notice has this number, or it has expired. */
export class UnknownNoticeError extends NotFoundError {
  constructor() {
    super('We can’t find this notice. Please check that the link is complete.');
  }
}

/** Someone else, or the clock, was faster. */
export class NoticeMovedOnError extends ConflictError {
  constructor() {
    super('This notice has moved on in the meantime. Please reload the page.');
  }
}

/** A notice with everything about it. */
export interface NoticeCase extends LetterMatter {
  notice: Notice;
  clubSlug: string;
  /** Its current text; null if it's gone. */
  reviewText: string | null;
}

/** The data that comes with a step. */
export interface StepDetails {
  at: Date;
  note?: string | null;
  /** An author's own details when they keep a review. */
  details?: AuthorDetails;
}

/** Finds notices, and moves them from step to step; each step is one transaction with its letters. */
@Injectable()
export class NoticeCases {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'transactions' | 'dialect'>,
    private readonly records: NoticeRecords,
    private readonly lifecycle: ReviewLifecycle,
    private readonly emails: EmailProtection,
    private readonly letters: NoticeLetters,
    private readonly outbox: MailOutbox,
  ) {}

  /** Throws UnknownNoticeError. */
  async find(where: { id: number } | { reference: string }): Promise<NoticeCase> {
    const notice = await this.database.reader.findOneBy(Notice, where);
    if (!notice) throw new UnknownNoticeError();
    const [review, club] = await Promise.all([
      this.database.reader.findOneBy(Review, { id: notice.reviewId }),
      this.database.reader.findOneBy(Club, { id: notice.clubId }),
    ]);
    return {
      id: notice.id,
      reference: notice.reference,
      notice,
      clubName: club?.name ?? 'a club',
      clubSlug: club?.slug ?? '',
      content: this.records.contentOf(notice),
      details: this.records.detailsOf(notice),
      reviewText: review?.reviewText ?? null,
      authorEmail: review ? this.emails.tryDecrypt(review.authorEmailEncrypted) : null,
    };
  }

  /** What happened, oldest first. */
  events(noticeId: number): Promise<NoticeEvent[]> {
    return this.database.reader.find(NoticeEvent, { where: { noticeId }, order: { id: 'ASC' } });
  }

  /**
   * Takes a step: changes the notice, takes the review down if the step requires it, and stores the letters. Throws
   * NoticeMovedOnError if the notice is no longer in a state for it, or the step is too late or too early.
   */
  async take(found: NoticeCase, step: NoticeStep, { at, note = null, details }: StepDetails): Promise<void> {
    const dueAt = dueAfter(step, at);
    const matter = details ? { ...found, details } : found;
    const mails = await this.letters.of(matter, { step, note, dueAt });
    await this.database.transactions.runInTransaction(async (manager) => {
      const notice = await manager.findOne(Notice, {
        where: { id: found.id },
        ...this.database.dialect.rowLock,
      });
      if (!notice || !canTake(notice.state, step) || !isInTime(step, notice.dueAt, at)) {
        throw new NoticeMovedOnError();
      }
      const { to, by, removes } = NOTICE_STEPS[step];
      const staff = by === 'site-admin' ? actingStaff() : undefined;
      await manager.insert(NoticeEvent, {
        ...{ staffId: staff?.id ?? null, staffName: staff?.name ?? null },
        ...{ noticeId: notice.id, step, actor: by, note, dueAt: notice.dueAt, createdAt: at },
      });
      await manager.update(Notice, notice.id, {
        state: to,
        dueAt,
        remindAt: reminderAfter(step, at),
        ...(step === 'sent' ? { receivedAt: at } : {}),
        ...(step === 'forwarded' ? { forwardedAt: at } : {}),
        ...(to === 'closed' ? { outcome: step, closedAt: at } : {}),
        ...(details ? { answerEncrypted: this.records.encryptDetails(details) } : {}),
        // Only a court can ask for them, and only while the review is there.
        ...(to === 'closed' && step !== 'stands' ? { answerEncrypted: null } : {}),
      });
      if (removes) await this.remove(manager, notice.reviewId, by === 'system' ? 'system' : 'site-admin', at);
      for (const mail of mails) await this.outbox.enqueue(manager, mail);
    });
  }

  private async remove(
    manager: EntityManager,
    reviewId: number,
    actor: 'system' | 'site-admin',
    at: Date,
  ): Promise<void> {
    const review = await this.lifecycle.lock(manager, reviewId);
    if (!review) return;
    await this.lifecycle.transition(manager, {
      ...{ action: 'deleted', actor, at, review, reasonCode: 'unlawful' },
      reason: 'A notice under section 5 of the Defamation Act 2013',
    });
  }
}

/** An author can answer until the deadline, and only counts as silent after it. */
function isInTime(step: NoticeStep, dueAt: Date | null, at: Date): boolean {
  if (dueAt === null) return true;
  if (step === 'removed-silence') return at >= dueAt;
  return NOTICE_STEPS[step].by !== 'author' || at < dueAt;
}
