import type { HideRefusal } from '@club-reviews/domain/hide-refusals';
import { getRatingTotal, getStars } from '@club-reviews/domain/ratings';
import { SAFETY_REASON } from '@club-reviews/domain/report-reasons';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { raiseAlert, SafetyAlert, SupportAlert } from '../../model/queue/alerts.js';
import { ArchivedReview, archivedContent } from '../../model/reviews/archived-review.js';
import { countModeration } from '../../model/reviews/moderation-figures.js';
import { countReports, getWipeMoment, ReportCase, ReviewReport } from '../../model/reviews/report-case.js';
import type { StoredReview } from '../../model/reviews/review-change.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { Database } from '../../platform/database/database.js';
import type { HideSender } from '../../reviews/hiding/automatic-hiding.service.js';
import { AutomaticHiding } from '../../reviews/hiding/automatic-hiding.service.js';
import { newReportNumber } from './report-numbers.js';
import { toUrgency, URGENCY } from '../../platform/queue/urgency.js';

type Reported = Pick<ReviewReport, 'reviewId' | 'clubId' | 'source' | 'reason' | 'words'>;

/** A report that is confirmed. */
export interface Filing {
  report: Reported & { id: number };
  /** From `freeNumber`. */
  number: string;
  /** The review, locked; undefined if it no longer exists. */
  review: StoredReview | undefined;
  /** Whose word it is. */
  sender: HideSender;
  at: Date;
}

/** What a safety report does to the review: hides it, or says why not. */
interface Effect {
  hides: boolean;
  refusal: HideRefusal | null;
}

/** Passes confirmed reports to moderators, from the public and clubs alike. */
@Injectable()
export class ReportFiling {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly hiding: AutomaticHiding,
  ) {}

  /** A number that no report has yet. */
  async freeNumber(): Promise<string> {
    for (;;) {
      const number = newReportNumber();
      if (!(await this.database.reader.existsBy(ReviewReport, { number }))) return number;
    }
  }

  /**
   * Adds a report to its review's open case, or opens one. If the review is gone, the report is settled at once. Runs
   * last in its transaction, because it counts.
   */
  async file(manager: EntityManager, filing: Filing): Promise<void> {
    const { report, review, number, at } = filing;
    const effect = await this.effect(manager, filing);
    if (effect.hides && review)
      await this.lifecycle.transition(manager, {
        ...{ action: 'held', actor: 'system', at, review, reason: number },
      });
    const reportCase = review
      ? await this.join(manager, report, review, effect, at)
      : await settle(manager, report, at);
    const { id: caseId } = reportCase;
    await manager.update(ReviewReport, report.id, {
      ...{ caseId, number, confirmedAt: at },
      ...(review ? {} : { wipeAt: getWipeMoment(at) }),
    });
    if (report.reason === SAFETY_REASON && review) {
      const { id, clubId } = report;
      await raiseAlert(manager, SafetyAlert, { kind: 'report', entryId: caseId, clubId, at });
      await raiseAlert(manager, SupportAlert, { kind: 'report', entryId: id, clubId, at });
    }
    const { dialect } = this.database;
    await countReports(manager, dialect, reportCase, [report], 'received');
    if (reportCase.outcome !== null)
      await countReports(manager, dialect, reportCase, [report], reportCase.outcome);
    await countModeration(manager, dialect, 'report-received', { at });
  }

  private async effect(
    manager: EntityManager,
    { report, review, sender }: Pick<Filing, 'report' | 'review' | 'sender'>,
  ): Promise<Effect> {
    const { reason, reviewId, clubId } = report;
    if (reason !== SAFETY_REASON || !review || !this.lifecycle.isVisible(review))
      return { hides: false, refusal: null };
    // A moderator has looked at it and kept it: another report is for them to read, and hides nothing.
    const kept = await manager.find(ReportCase, {
      select: { id: true },
      where: { reviewId, isOpen: false, outcome: 'stands', urgency: URGENCY.child },
    });
    // Other reports are as urgent if their words are about a child.
    const isKept =
      kept.length > 0 &&
      (await manager.existsBy(ReviewReport, { caseId: In(kept.map(({ id }) => id)), reason: SAFETY_REASON }));
    const refusal = isKept
      ? 'kept-before'
      : await this.hiding.claim(manager, { source: 'report', reviewId, clubId, sender });
    return { hides: refusal === null, refusal };
  }

  private async join(
    manager: EntityManager,
    report: Reported,
    review: StoredReview,
    effect: Effect,
    at: Date,
  ): Promise<ReportCase> {
    const { hides, refusal } = effect;
    const { reviewId, clubId } = report;
    const urgency = getUrgency(report);
    const open = await this.database.transactions.lock(manager, ReportCase, { reviewId, isOpen: true });
    if (!open) {
      const opened = {
        reviewId,
        clubId,
        stars: getStars(getRatingTotal(review.ratings)),
        isOpen: true,
        urgency,
        hidReview: hides,
        hideRefusal: refusal,
        openedAt: at,
      };
      return manager.save(manager.create(ReportCase, { ...opened, outcome: null }));
    }
    await manager.update(ReportCase, open.id, {
      urgency: Math.min(open.urgency, urgency),
      hidReview: open.hidReview || hides,
      hideRefusal: hides ? null : (refusal ?? open.hideRefusal),
    });
    return open;
  }
}

/** A case that is closed as soon as it opens: the review was gone before its report was confirmed. */
async function settle(manager: EntityManager, report: Reported, at: Date): Promise<ReportCase> {
  const { reviewId, clubId } = report;
  const archived = await manager.findOneBy(ArchivedReview, { reviewId });
  const settled = manager.create(ReportCase, {
    ...{ reviewId, clubId, isOpen: false, openedAt: at, closedAt: at },
    urgency: getUrgency(report),
    stars: archived && getStars(archivedContent(archived).ratingTotal),
    outcome: archived?.state === 'removed' ? 'removed' : 'gone',
  });
  return manager.save(settled);
}

function getUrgency({ reason, words }: Reported): number {
  return reason === SAFETY_REASON ? URGENCY.child : toUrgency([words]);
}
