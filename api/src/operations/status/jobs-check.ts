import { ClubImportJob } from '../../directory/import/club-import-job.entity.js';
import { SummaryJob } from '../../model/reviews/summary-job.js';
import { DecisionJob } from '../../moderation/queue/decision-job.entity.js';
import { Database } from '../../platform/database/database.js';
import { readOverdueSeconds } from '../../platform/jobs/queue-metrics.js';
import type { StatusCheck, StatusFinding } from '../../platform/status/status-check.js';
import { isFine, RegisterStatusCheck } from '../../platform/status/status-check.js';

const LATE_AFTER_SECONDS = 900;

const QUEUES = [
  [DecisionJob, 'moderators’ decisions'],
  [SummaryJob, 'summaries of reviews'],
  [ClubImportJob, 'club imports'],
] as const;

/** Whether work in the background keeps up. Mail has a line of its own. */
@RegisterStatusCheck()
export class JobsCheck implements StatusCheck {
  readonly rank = 8;
  readonly name = 'Jobs';

  constructor(private readonly database: Database) {}

  async check(): Promise<StatusFinding> {
    const late = await Promise.all(
      QUEUES.map(async ([entity, what]) => ({
        what,
        isLate: (await readOverdueSeconds(this.database, entity)) > LATE_AFTER_SECONDS,
      })),
    );
    const names = late.flatMap(({ what, isLate }) => (isLate ? what : []));
    if (names.length === 0) return isFine('No job is behind.');
    return {
      state: 'problem',
      text: `Behind by more than a quarter of an hour: ${names.join(', ')}.`,
      advice: 'Check in the log that an api runs, and restart it.',
    };
  }
}
