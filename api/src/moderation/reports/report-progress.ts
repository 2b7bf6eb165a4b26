import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import type { ReportCase, ReviewReport } from '../../model/reviews/report-case.js';
import type { ReportProgress } from './reports.dto.js';

/** A report's content, and the outcome of its case, once it has one. */
export function toReportProgress(report: ReviewReport, reportCase: ReportCase | null): ReportProgress {
  return {
    reason: report.reason,
    words: report.words,
    decidedAt: reportCase?.closedAt?.toISOString() ?? null,
    outcome: reportCase?.outcome ?? null,
    removalReason: (reportCase?.reasonCode ?? null) as RecordedRemovalReason | null,
    decisionWords: reportCase?.words ?? null,
  };
}
