import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ReportCase, ReviewReport } from '../../model/reviews/report-case.js';
import { ReviewLifecycle, ReviewNotFoundError } from '../../model/reviews/review-lifecycle.js';
import { Review } from '../../model/reviews/review.entity.js';
import { Database } from '../../platform/database/database.js';
import type { CursorPage } from '../../platform/database/newest-first.js';
import { describeNewestFirst } from '../../platform/database/newest-first.js';
import { sql } from '../../platform/database/sql.js';
import { ConflictError } from '../../platform/errors.js';
import { parseCursor } from '../../platform/http/cursors.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { ManagedClubs } from '../../accounts/club-admins/managed-clubs.js';
import type { ClubReportsQuery } from './reports.dto.js';
import { CLUB_SENDER } from '../../reviews/hiding/automatic-hiding.service.js';
import { ReportFiling } from './report-filing.js';
import { toReportProgress } from './report-progress.js';
import type { ClubReport, ClubReportBody } from './reports.dto.js';

/** A whole season's reviews on an angry evening; a program sends more. */
const BY_LOGIN: RateLimit = { purpose: 'reports-by-login', times: 50, windowMs: 24 * 3_600_000 };

/** Reports of clubs about their own reviews. They hide nothing, whatever they say. */
@Injectable()
export class ClubReportsService {
  constructor(
    private readonly database: Database,
    private readonly managedClubs: ManagedClubs,
    private readonly lifecycle: ReviewLifecycle,
    private readonly limits: RateLimits,
    private readonly filing: ReportFiling,
  ) {}

  /**
   * Reports a public review of a club that the person manages. Throws ReviewNotFoundError, ForbiddenError for another
   * club's review, ConflictError while an earlier report is open, and TooManyRequestsError.
   */
  async report(subject: string, reviewId: number, body: ClubReportBody): Promise<ClubReport> {
    const known = await this.database.reader.findOneBy(Review, { id: reviewId });
    if (!known) throw new ReviewNotFoundError();
    const { clubId } = known;
    await this.managedClubs.assertManages(subject, clubId, 'This review is for another club');
    await this.limits.take(BY_LOGIN, subject);
    const report = { reviewId, clubId, source: 'club' as const, ...body };
    const number = await this.filing.freeNumber();
    const at = new Date();
    const id = await this.database.transactions.runInTransaction(async (manager) => {
      const review = await this.lifecycle.lock(manager, reviewId);
      if (!review || !this.lifecycle.isVisible(review)) throw new ReviewNotFoundError();
      const open = await this.database.transactions.lock(manager, ReportCase, { reviewId, isOpen: true });
      if (open && (await manager.existsBy(ReviewReport, { caseId: open.id, source: 'club' })))
        throw new ConflictError('Your club has already reported this review. We’ll tell you what we decide.');
      const stored = await manager.save(manager.create(ReviewReport, { ...report, createdAt: at }));
      await this.filing.file(manager, { report: stored, number, review, sender: CLUB_SENDER, at });
      return stored.id;
    });
    const [made] = await this.read([id]);
    if (!made) throw new ReviewNotFoundError();
    return made;
  }

  /** The reports of a club, newest first; none for someone who doesn't manage it. Throws ForbiddenError. */
  async list(subject: string, { clubId, limit, cursor }: ClubReportsQuery): Promise<CursorPage<ClubReport>> {
    const managed = await this.managedClubs.choose(subject, clubId);
    const list = {
      table: 'review_reports',
      index: 'ix_review_reports_club',
      along: [sql`t.source = 'club'`, sql`t.club_id = ${managed}`],
    };
    return describeNewestFirst(this.database, list, limit, parseCursor(cursor), (ids) => this.read(ids));
  }

  private async read(ids: number[]): Promise<ClubReport[]> {
    const { reader } = this.database;
    const reports = await reader.find(ReviewReport, {
      where: { id: In(ids) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const [cases, reviews] = await Promise.all([
      reader.findBy(ReportCase, { id: In(reports.map(({ caseId }) => caseId ?? 0)) }),
      reader.findBy(Review, { id: In(reports.map(({ reviewId }) => reviewId)), isVisible: true }),
    ]);
    return reports.map((report) => {
      const reportCase = cases.find(({ id }) => id === report.caseId) ?? null;
      return {
        ...toReportProgress(report, reportCase),
        reviewId: report.reviewId,
        number: report.number ?? '',
        state: reportCase?.isOpen ? 'open' : 'decided',
        reportedAt: report.createdAt.toISOString(),
        reviewText: reviews.find(({ id }) => id === report.reviewId)?.reviewText ?? null,
      };
    });
  }
}
