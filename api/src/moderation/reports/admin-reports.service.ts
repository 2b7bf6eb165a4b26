import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { reviewStatus } from '@club-reviews/domain/review-status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { closeReportCase, ReportCase, ReviewReport } from '../../model/reviews/report-case.js';
import type { StoredReview } from '../../model/reviews/review-change.js';
import { isHiddenByReport } from '../../model/reviews/review-change.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { AdminReviewsRepository } from '../admin-reviews.repository.js';
import { AdminReviewsService } from '../admin-reviews.service.js';
import { ClubMails } from '../../club-area/club-mails.js';
import type { PreparedRemoval } from '../review-removal.service.js';
import { ReviewRemovalService } from '../review-removal.service.js';
import type {
  ReportCursor,
  ReportDecisionBody,
  AdminReportsQuery,
  ReportedReview,
} from './admin-reports.dto.js';
import { parseReportCursor } from './admin-reports.dto.js';
import { URGENCY } from '../../platform/queue/urgency.js';

const ACTOR = 'site-admin';
const MAX_VOICES = 50;

/** There is no such entry. */
export class ReportCaseNotFoundError extends NotFoundError {
  constructor() {
    super('Report not found');
  }
}

/** Another moderator was faster, or the review is gone. */
class AlreadyDecidedError extends ConflictError {
  constructor() {
    super('These reports have already been decided, or the review is gone. Please reload the list.');
  }
}

/** Reported reviews for moderators, each with all its reports, and moderators' decisions on them. */
@Injectable()
export class AdminReportsService {
  constructor(
    private readonly database: Database,
    private readonly reviews: AdminReviewsService,
    private readonly rows: AdminReviewsRepository,
    private readonly removals: ReviewRemovalService,
    private readonly lifecycle: ReviewLifecycle,
    private readonly clubMails: ClubMails,
    private readonly audit: AuditLog,
  ) {}

  /** A page of one of the two lists. */
  async list({
    state,
    limit,
    cursor,
  }: AdminReportsQuery): Promise<{ items: ReportedReview[]; next: ReportCursor | undefined }> {
    const after = parseReportCursor(cursor);
    const found =
      state === 'open' ? await this.openCases(limit + 1, after) : await this.closedCases(limit + 1, after);
    const cases = found.slice(0, limit);
    const last = found.length > limit ? cases.at(-1) : undefined;
    return {
      items: await Promise.all(cases.map((one) => this.toReportedReview(one))),
      next: last && { urgency: last.urgency, at: last.closedAt ?? last.openedAt, id: last.id },
    };
  }

  /** Those of these entries that exist. */
  async byIds(ids: number[]): Promise<ReportedReview[]> {
    const cases = await this.database.reader.findBy(ReportCase, { id: In(ids) });
    return Promise.all(cases.map((one) => this.toReportedReview(one)));
  }

  /**
   * Removes the review or keeps it, closes all its reports with that outcome and makes the mails due. A review hidden
   * by a report comes back when it's kept. Throws ReportCaseNotFoundError, and AlreadyDecidedError.
   */
  async decide(
    id: number,
    { decision, reasonCode, words = null }: ReportDecisionBody,
  ): Promise<ReportedReview> {
    const known = await this.find(id);
    const { reviewId } = known;
    if (!known.isOpen) throw new AlreadyDecidedError();
    const removal =
      decision === 'remove' && reasonCode
        ? await this.prepareRemoval(reviewId, reasonCode, words)
        : undefined;
    const approvalMails = removal ? [] : await this.approvalMails(reviewId);
    await this.database.transactions.runInTransaction(async (manager) => {
      const review = await this.lifecycle.lock(manager, reviewId);
      const open = await this.database.transactions.lock(manager, ReportCase, { id });
      if (!review || !open?.isOpen) throw new AlreadyDecidedError();
      if (removal) await this.removals.removeWithin(manager, removal);
      else await this.letStand(manager, review, words, approvalMails);
    });
    return this.toReportedReview(await this.find(id));
  }

  private async letStand(
    manager: EntityManager,
    review: StoredReview,
    words: string | null,
    approvalMails: readonly OutgoingMail[],
  ): Promise<void> {
    const at = new Date();
    if (isHiddenByReport(review)) {
      const change = { action: 'approved', actor: ACTOR, at, reason: words, review } as const;
      await this.lifecycle.transition(manager, change);
      await this.clubMails.store(manager, approvalMails);
      return;
    }
    const status = reviewStatus(review);
    await this.audit.record(manager, {
      ...{ subjectType: 'review', subjectId: review.id, actor: ACTOR, action: 'let-stand' },
      ...{ fromStatus: status, toStatus: status, reason: words, createdAt: at },
    });
    const closing = { outcome: 'stands', reasonCode: null, words, at } as const;
    await closeReportCase(manager, this.database.dialect, review.id, closing);
  }

  private async prepareRemoval(
    reviewId: number,
    reasonCode: NonNullable<ReportDecisionBody['reasonCode']>,
    words: string | null,
  ): Promise<PreparedRemoval> {
    try {
      return await this.removals.prepare(reviewId, {
        reasonCode,
        ...(words === null ? {} : { reason: words }),
      });
    } catch (error) {
      // It was deleted at the same moment, and its reports with it.
      if (error instanceof NotFoundError) throw new AlreadyDecidedError();
      throw error;
    }
  }

  /** A hidden review that had never been approved is one that its club hasn't been told about. */
  private async approvalMails(reviewId: number): Promise<OutgoingMail[]> {
    const row = await this.rows.findOne(reviewId);
    if (!row || row.isHeld === 0 || row.approvedAt !== null) return [];
    return this.clubMails.ofApproval(row);
  }

  /** Safety first, oldest first: two scans along one index. */
  private async openCases(limit: number, after: ReportCursor | undefined): Promise<ReportCase[]> {
    const found: ReportCase[] = [];
    for (const urgency of Object.values(URGENCY)) {
      if (found.length >= limit || (after && urgency < after.urgency)) continue;
      const query = this.database.reader
        .createQueryBuilder(ReportCase, 'c')
        .where('c.isOpen = :isOpen AND c.urgency = :urgency', { isOpen: true, urgency });
      if (after?.urgency === urgency)
        query.andWhere('c.openedAt >= :at AND (c.openedAt > :at OR c.id > :id)', {
          at: after.at,
          id: after.id,
        });
      found.push(
        ...(await query
          .orderBy({ 'c.openedAt': 'ASC', 'c.id': 'ASC' })
          .limit(limit - found.length)
          .getMany()),
      );
    }
    return found;
  }

  private closedCases(limit: number, after: ReportCursor | undefined): Promise<ReportCase[]> {
    const query = this.database.reader
      .createQueryBuilder(ReportCase, 'c')
      .where('c.isOpen = :isOpen', { isOpen: false });
    if (after)
      query.andWhere('c.closedAt <= :at AND (c.closedAt < :at OR c.id < :id)', {
        at: after.at,
        id: after.id,
      });
    return query.orderBy({ 'c.closedAt': 'DESC', 'c.id': 'DESC' }).limit(limit).getMany();
  }

  private async find(id: number): Promise<ReportCase> {
    const found = await this.database.reader.findOneBy(ReportCase, { id });
    if (!found) throw new ReportCaseNotFoundError();
    return found;
  }

  private async toReportedReview(reportCase: ReportCase): Promise<ReportedReview> {
    const { id, reviewId, clubId, closedAt } = reportCase;
    const { reader } = this.database;
    const [club, [review], voices, decision] = await Promise.all([
      reader.findOneBy(Club, { id: clubId }),
      this.reviews.byIds([reviewId]),
      reader.find(ReviewReport, { where: { caseId: id }, order: { id: 'ASC' }, take: MAX_VOICES + 1 }),
      // The decision closed the case at the exact time that the audit log has for it.
      closedAt === null
        ? null
        : reader.findOneBy(AuditEntry, { subjectType: 'review', subjectId: reviewId, createdAt: closedAt }),
    ]);
    return {
      id,
      reviewId,
      state: reportCase.isOpen ? 'open' : 'decided',
      isSafety: reportCase.urgency === URGENCY.child,
      hidReview: reportCase.hidReview,
      hideRefusal: reportCase.hideRefusal,
      openedAt: reportCase.openedAt.toISOString(),
      decidedAt: reportCase.closedAt?.toISOString() ?? null,
      outcome: reportCase.outcome,
      removalReason: reportCase.reasonCode as RecordedRemovalReason | null,
      decisionWords: reportCase.words,
      decidedByName: decision?.staffName ?? null,
      clubName: club?.name ?? '',
      clubSlug: club?.slug ?? '',
      review: review ?? null,
      reports: voices.slice(0, MAX_VOICES).map(({ number, source, reason, words, ...voice }) => ({
        ...{ number: number ?? '', source, reason, words },
        confirmedAt: (voice.confirmedAt ?? voice.createdAt).toISOString(),
      })),
      hasMoreReports: voices.length > MAX_VOICES,
    };
  }
}
