import type { NoticeStep } from '@club-reviews/domain/defamation-notices';
import { canTake, dueAfter, NOTICE_STEPS, reminderAfter } from '@club-reviews/domain/defamation-notices';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { HideRefusal } from '@club-reviews/domain/hide-refusals';
import { Club } from '../../model/clubs/club.entity.js';
import { raiseAlert, SupportAlert } from '../../model/queue/alerts.js';
import type { AuthorDetails } from '../../model/notices/notice-records.js';
import { NoticeRecords } from '../../model/notices/notice-records.js';
import { Notice, NoticeEvent } from '../../model/notices/notice.entity.js';
import type { StoredReview } from '../../model/reviews/review-change.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { Review } from '../../model/reviews/review.entity.js';
import { actingStaff } from '../../platform/audit/acting-staff.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import type { HideSender } from '../../reviews/hiding/automatic-hiding.service.js';
import { AutomaticHiding } from '../../reviews/hiding/automatic-hiding.service.js';
import type { VisitorTrace } from '../../reviews/signals/visitor-trace.js';
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
  /** Where a complainant sends a notice from. */
  visitor?: VisitorTrace;
}

/** Steps after which it's a moderator's turn. */
const FOR_MODERATORS: readonly NoticeStep[] = ['sent', 'kept', 'silent'];

/** Finds notices, and moves them from step to step; each step is one transaction with its letters. */
@Injectable()
export class NoticeCases {
  constructor(
    private readonly database: Database,
    private readonly records: NoticeRecords,
    private readonly lifecycle: ReviewLifecycle,
    private readonly emails: EmailProtection,
    private readonly letters: NoticeLetters,
    private readonly outbox: MailOutbox,
    private readonly hiding: AutomaticHiding,
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
      content: this.records.getContent(notice),
      details: this.records.getDetails(notice),
      reviewText: review?.reviewText ?? null,
      authorEmail: review ? this.emails.tryDecrypt(review.authorEmailEncrypted) : null,
    };
  }

  /** What happened, oldest first. */
  events(noticeId: number): Promise<NoticeEvent[]> {
    return this.database.reader.find(NoticeEvent, { where: { noticeId }, order: { id: 'ASC' } });
  }

  /**
   * Takes a step: changes the notice, takes the review down if the step requires it, and stores the letters. Silence
   * removes a review only within the limits on that; beyond them, the step is `silent`. Throws NoticeMovedOnError if
   * the notice is no longer in a state for it, or the step is too late or too early.
   */
  async take(found: NoticeCase, asked: NoticeStep, details: StepDetails): Promise<void> {
    const { at, note = null } = details;
    const matter = details.details ? { ...found, details: details.details } : found;
    const mails = await this.letters.of(matter, { step: asked, note, dueAt: dueAfter(asked, at) });
    const sender = asked === 'removed-silence' ? await this.getSender(found) : undefined;
    await this.database.transactions.runInTransaction(async (manager) => {
      const notice = await this.database.transactions.lock(manager, Notice, { id: found.id });
      if (!notice || !canTake(notice.state, asked) || !isInTime(asked, notice.dueAt, at)) {
        throw new NoticeMovedOnError();
      }
      const { reviewId, clubId } = notice;
      const review = NOTICE_STEPS[asked].removes ? await this.lifecycle.lock(manager, reviewId) : undefined;
      const refusal =
        sender && review
          ? await this.hiding.claim(manager, { source: 'notice', reviewId, clubId, sender })
          : null;
      const step = refusal === null ? asked : 'silent';
      await this.write(manager, notice, step, { ...details, refusal });
      const { by, removes } = NOTICE_STEPS[step];
      if (removes && review)
        await this.remove(manager, review, by === 'system' ? 'system' : 'site-admin', at);
      if (step === asked) for (const mail of mails) await this.outbox.enqueue(manager, mail);
      if (FOR_MODERATORS.includes(step))
        await raiseAlert(manager, SupportAlert, { kind: 'notice', entryId: notice.id, clubId, at });
    });
  }

  private getSender({ notice, content }: NoticeCase): Promise<HideSender> {
    const { clubId, networkHash, browserHash } = notice;
    return this.hiding.sender(clubId, content.email, { networkHash, browserHash });
  }

  private async write(
    manager: EntityManager,
    notice: Notice,
    step: NoticeStep,
    { at, note = null, details, visitor, refusal }: StepDetails & { refusal: HideRefusal | null },
  ): Promise<void> {
    const { to, by } = NOTICE_STEPS[step];
    const staff = by === 'site-admin' ? actingStaff() : undefined;
    await manager.insert(NoticeEvent, {
      ...{ staffId: staff?.id ?? null, staffName: staff?.name ?? null },
      ...{ noticeId: notice.id, step, actor: by, note, dueAt: notice.dueAt, createdAt: at },
    });
    await manager.update(Notice, notice.id, {
      state: to,
      dueAt: dueAfter(step, at),
      remindAt: reminderAfter(step, at),
      ...(step === 'sent' ? { receivedAt: at, ...visitor } : {}),
      ...(step === 'forwarded' ? { forwardedAt: at } : {}),
      ...(step === 'silent' ? { hideRefusal: refusal } : {}),
      // A notice is only compared with others until its author's silence has been dealt with.
      ...(to === 'closed' ? { outcome: step, closedAt: at, networkHash: null, browserHash: null } : {}),
      ...(details ? { answerEncrypted: this.records.encryptDetails(details) } : {}),
      // Only a court can ask for them, and only while the review is there.
      ...(to === 'closed' && step !== 'stands' ? { answerEncrypted: null } : {}),
    });
  }

  private async remove(
    manager: EntityManager,
    review: StoredReview,
    actor: 'system' | 'site-admin',
    at: Date,
  ): Promise<void> {
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
