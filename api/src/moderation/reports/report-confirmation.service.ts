import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import { Club } from '../../model/clubs/club.entity.js';
import { ReportCase, ReviewReport } from '../../model/reviews/report-case.js';
import { ReviewLifecycle } from '../../model/reviews/review-lifecycle.js';
import { Review } from '../../model/reviews/review.entity.js';
import { Database } from '../../platform/database/database.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { UnknownLinkError } from '../../platform/mailed-links/link-errors.js';
import { AutomaticHiding } from '../../reviews/hiding/automatic-hiding.service.js';
import type { VisitorTrace } from '../../reviews/signals/visitor-trace.js';
import { toReviewContent } from '../../reviews/review-content.js';
import { ReportFiling } from './report-filing.js';
import { ReportLinks } from './report-links.js';
import { toReportProgress } from './report-progress.js';
import type { ReportStatus } from './reports.dto.js';

const UNKNOWN = 'This link doesn’t work. Please check that it’s complete, or report the review again.';

/** Confirms reports by their links, and shows reporters the outcome. */
@Injectable()
export class ReportConfirmationService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: ReviewLifecycle,
    private readonly links: ReportLinks,
    private readonly protection: EmailProtection,
    private readonly hiding: AutomaticHiding,
    private readonly filing: ReportFiling,
  ) {}

  /** The report of a link. Throws UnknownLinkError. */
  async get(token: string): Promise<ReportStatus> {
    const report = await this.find(token);
    return this.toStatus((await this.counted(report)) ?? report);
  }

  /**
   * Confirms the report of a link; can be repeated. An address reports a review once: if it has done so before, this
   * report is dropped in favour of the earlier one. Throws UnknownLinkError.
   */
  async confirm(token: string, visitor: VisitorTrace): Promise<ReportStatus> {
    const report = await this.find(token);
    if (await this.counted(report)) return this.get(token);
    const address = this.protection.tryDecrypt(report.reporterEmailEncrypted ?? '');
    const sender = await this.hiding.sender(report.clubId, address, visitor);
    const number = await this.filing.freeNumber();
    const at = new Date();
    await this.database.transactions.runInTransaction(async (manager) => {
      const review = await this.lifecycle.lock(manager, report.reviewId);
      const { id } = report;
      const stored = await this.database.transactions.lock(manager, ReviewReport, { id });
      if (!stored) throw new UnknownLinkError(UNKNOWN);
      if (await this.counted(stored, manager)) return;
      await this.filing.file(manager, { report: stored, number, review, sender, at });
    });
    return this.get(token);
  }

  /** The confirmed report by the same address about the same review: itself, or an earlier one. */
  private async counted(
    report: ReviewReport,
    manager: Pick<EntityManager, 'findOne'> = this.database.reader,
  ): Promise<ReviewReport | null> {
    if (report.caseId !== null) return report;
    const { reviewId, reporterEmailHash } = report;
    return manager.findOne(ReviewReport, {
      where: { reviewId, reporterEmailHash: reporterEmailHash ?? '', caseId: Not(IsNull()) },
      order: { id: 'ASC' },
    });
  }

  private async find(token: string): Promise<ReviewReport> {
    const id = this.links.idIn(token);
    const report = id === undefined ? null : await this.database.reader.findOneBy(ReviewReport, { id });
    if (!report || !this.links.belongsTo(token, report)) throw new UnknownLinkError(UNKNOWN);
    return report;
  }

  private async toStatus(report: ReviewReport): Promise<ReportStatus> {
    const { reader } = this.database;
    const [club, review, reportCase] = await Promise.all([
      reader.findOneBy(Club, { id: report.clubId }),
      reader.findOneBy(Review, { id: report.reviewId, isVisible: true }),
      report.caseId === null ? null : reader.findOneBy(ReportCase, { id: report.caseId }),
    ]);
    return {
      ...toReportProgress(report, reportCase),
      state: reportCase ? (reportCase.isOpen ? 'open' : 'decided') : 'unconfirmed',
      number: report.number,
      clubName: club?.name ?? '',
      clubSlug: club?.slug ?? '',
      confirmedAt: report.confirmedAt?.toISOString() ?? null,
      review: review ? toReviewContent(review) : null,
    };
  }
}
