import { toCheckedDecision } from '../../platform/queue/checked-decision.js';
import type { EntryDecision, ExportedEntry, QueueSource } from '../../platform/queue/queue-source.js';
import { inOrderOfUrgency, RegisterQueueSource } from '../../platform/queue/queue-source.js';
import { AdminReportsService } from './admin-reports.service.js';
import { ReportedReview, reportDecisionBody } from './admin-reports.dto.js';

/** Reported reviews. */
@RegisterQueueSource({ name: 'report', type: () => ReportedReview })
export class ReportQueueSource implements QueueSource {
  readonly kind = 'report';
  readonly name = { one: 'reported review', many: 'reported reviews' };
  readonly rows = inOrderOfUrgency({
    ...{ table: 'report_cases', index: 'ix_report_cases_queue', subjectId: 'review_id', since: 'opened_at' },
    where: 't.is_open = 1',
  });
  readonly noteSubject = 'review';
  readonly history = {
    ...{ table: 'report_cases', openedAt: 'opened_at', openedIndex: 'ix_report_cases_opened' },
    ...{ closedAt: 'closed_at', decidedIndex: 'ix_report_cases_closed' },
    decided: "is_open = 0 AND outcome IN ('stands', 'removed')",
  };

  constructor(private readonly reports: AdminReportsService) {}

  describe(ids: number[]): Promise<ReportedReview[]> {
    return this.reports.byIds(ids);
  }

  toExported({ clubName, review, reports }: ReportedReview): ExportedEntry {
    const details = reports.map(({ reason, words }) => `${reason}: ${words}`).join('\n');
    return { club: clubName, text: review?.reviewText ?? '', details };
  }

  handlerFor({ id, verdict, reason, reasonCode }: EntryDecision): () => Promise<unknown> {
    const decision = verdict === 'accept' ? 'stand' : 'remove';
    const body = toCheckedDecision(
      reportDecisionBody,
      { decision, reasonCode, words: reason },
      { words: 'reason' },
    );
    return () => this.reports.decide(id, body);
  }
}
