import { SAFETY_REASON } from '@club-reviews/domain/report-reasons';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ArchivedReview } from '../../model/reviews/archived-review.js';
import { countModeration } from '../../model/reviews/moderation-figures.js';
import { CASE_URGENCY, ReportCase, ReviewReport, wipeMomentOf } from '../../model/reviews/report-case.js';
import type { StoredReview } from '../../model/reviews/review-change.js';
import { raiseSafetyAlert } from '../../model/reviews/safety-alert.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { MailRenderer } from '../../platform/mail/mail-renderer.js';
import { safetyReportMail } from './report-mails.js';
import { newReportNumber } from './report-numbers.js';

type Reported = Pick<ReviewReport, 'reviewId' | 'clubId' | 'source' | 'reason'>;

/** What a report needs that no transaction should wait for. */
export interface PreparedFiling {
  number: string;
  /** To the support address, if a child may be at risk: for when the review was hidden, and for when it wasn't. */
  alerts: { hidden: OutgoingMail; shown: OutgoingMail } | undefined;
}

/** A report that is confirmed. */
export interface Filing extends PreparedFiling {
  report: Reported & { id: number };
  /** The review, locked; undefined if it no longer exists. */
  review: StoredReview | undefined;
  /** Whether this reporter's word is enough to hide the review if a child may be at risk. */
  mayHide: boolean;
  at: Date;
}

/** Passes confirmed reports to moderators, from the public and clubs alike. */
@Injectable()
export class ReportFiling {
  constructor(
    @Inject(DATABASE) private readonly database: Pick<Database, 'reader' | 'dialect'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl' | 'supportEmail'>,
    private readonly lifecycle: ReviewLifecycle,
    private readonly renderer: MailRenderer,
    private readonly outbox: MailOutbox,
  ) {}

  /** Finds a free number and writes the mails to moderators. */
  async prepare({ clubId, source, reason }: Reported): Promise<PreparedFiling> {
    const number = await this.freeNumber();
    if (reason !== SAFETY_REASON) return { number, alerts: undefined };
    const club = await this.database.reader.findOneBy(Club, { id: clubId });
    const alert = (isHidden: boolean): Promise<OutgoingMail> =>
      this.renderer.render(
        this.settings.supportEmail,
        safetyReportMail({
          number,
          clubName: club?.name ?? '',
          isByClub: source === 'club',
          isHidden,
          link: `${this.settings.publicUrl}/admin/reports`,
        }),
      );
    return { number, alerts: { hidden: await alert(true), shown: await alert(false) } };
  }

  /**
   * Adds a report to its review's open case, or opens one. If the review is gone, the report is settled at once. Runs
   * last in its transaction, because it counts.
   */
  async file(manager: EntityManager, filing: Filing): Promise<void> {
    const { report, review, number, alerts, at } = filing;
    const hides = await this.hides(manager, filing);
    if (hides && review)
      await this.lifecycle.transition(manager, {
        ...{ action: 'held', actor: 'system', at, review, reason: number },
      });
    const caseId = review ? await this.join(manager, report, hides, at) : await settle(manager, report, at);
    await manager.update(ReviewReport, report.id, {
      ...{ caseId, number, confirmedAt: at },
      ...(review ? {} : { wipeAt: wipeMomentOf(at) }),
    });
    if (alerts && review) {
      await this.outbox.enqueue(manager, hides ? alerts.hidden : alerts.shown);
      await raiseSafetyAlert(manager, { kind: 'report', entryId: caseId, clubId: report.clubId, at });
    }
    await countModeration(manager, this.database.dialect, 'report-received', { at });
  }

  private async hides(
    manager: EntityManager,
    { report, review, mayHide }: Pick<Filing, 'report' | 'review' | 'mayHide'>,
  ): Promise<boolean> {
    if (!mayHide || report.reason !== SAFETY_REASON || !review || !this.lifecycle.isVisible(review))
      return false;
    // A moderator has looked at it and kept it: another report is for them to read, and hides nothing.
    return !(await manager.existsBy(ReportCase, {
      ...{ reviewId: report.reviewId, isOpen: false, outcome: 'stands', urgency: CASE_URGENCY.safety },
    }));
  }

  private async join(manager: EntityManager, report: Reported, hides: boolean, at: Date): Promise<number> {
    const { reviewId, clubId, reason } = report;
    const urgency = reason === SAFETY_REASON ? CASE_URGENCY.safety : CASE_URGENCY.ordinary;
    const open = await manager.findOne(ReportCase, {
      where: { reviewId, isOpen: true },
      ...this.database.dialect.rowLock,
    });
    if (!open) {
      const opened = { reviewId, clubId, isOpen: true, urgency, hidReview: hides, openedAt: at };
      return (await manager.save(manager.create(ReportCase, opened))).id;
    }
    await manager.update(ReportCase, open.id, {
      urgency: Math.min(open.urgency, urgency),
      hidReview: open.hidReview || hides,
    });
    return open.id;
  }

  private async freeNumber(): Promise<string> {
    for (;;) {
      const number = newReportNumber();
      if (!(await this.database.reader.existsBy(ReviewReport, { number }))) return number;
    }
  }
}

/** A case that is closed as soon as it opens: the review was gone before its report was confirmed. */
async function settle(
  manager: EntityManager,
  { reviewId, clubId, reason }: Reported,
  at: Date,
): Promise<number> {
  const isRemoved = await manager.existsBy(ArchivedReview, { reviewId, state: 'removed' });
  const settled = manager.create(ReportCase, {
    ...{ reviewId, clubId, isOpen: false, openedAt: at, closedAt: at },
    urgency: reason === SAFETY_REASON ? CASE_URGENCY.safety : CASE_URGENCY.ordinary,
    outcome: isRemoved ? 'removed' : 'gone',
  });
  return (await manager.save(settled)).id;
}
