import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { ReportCase } from '../../model/reviews/report-case.js';
import { Database } from '../../platform/database/database.js';
import { URGENCY } from '../../platform/queue/urgency.js';
import type { StatusCheck, StatusFinding } from '../../platform/status/status-check.js';
import { isFine, RegisterStatusCheck } from '../../platform/status/status-check.js';

const HOUR_MS = 3_600_000;
const LATE_AFTER_HOURS = 4;

/** Whether a report about a child's safety waits for an answer. */
@RegisterStatusCheck()
export class SafetyReportsStatus implements StatusCheck {
  readonly rank = 9;
  readonly name = 'Safety reports';

  constructor(
    private readonly database: Database,
    metrics: ServerMetrics,
  ) {
    metrics.gauge(
      'safety_reports_oldest_seconds',
      'For how long the oldest report about a child’s safety has waited',
      async () => (await this.getOldestMs()) / 1000,
    );
  }

  async check(): Promise<StatusFinding> {
    const waited = await this.getOldestMs();
    if (waited === 0) return isFine('No report about a child’s safety waits.');
    const hours = Math.floor(waited / HOUR_MS);
    const text = `A report about a child’s safety has waited for ${hours < 1 ? 'less than an hour' : hours === 1 ? 'an hour' : `${hours} hours`}.`;
    return {
      state: hours < LATE_AFTER_HOURS ? 'warning' : 'problem',
      text,
      advice: 'Decide on it in the queue: it’s first.',
    };
  }

  private async getOldestMs(): Promise<number> {
    const [oldest] = await this.database.reader.find(ReportCase, {
      where: { isOpen: true, urgency: URGENCY.child },
      order: { openedAt: 'ASC' },
      take: 1,
    });
    return oldest ? Math.max(1, Date.now() - oldest.openedAt.getTime()) : 0;
  }
}
