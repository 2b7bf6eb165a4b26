import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { watchQueue } from '../../platform/jobs/queue-metrics.js';
import { Settings } from '../../platform/config/settings.js';
import { ChatSummaryWriter } from './chat/chat-summary-writer.js';
import { SummaryJob } from '../../model/reviews/summary-job.js';
import { SummaryJobs } from './summary-jobs.js';
import { SummaryMaterialReader, SUMMARY_WRITER } from './summary-material.js';
import type { SummaryWriter } from './summary-material.js';
import { SummaryWorker } from './summary-worker.js';

/** "What Parents Say": kept up to date in the background. */
@Module({
  providers: [
    SummaryJobs,
    SummaryMaterialReader,
    SummaryWorker,
    {
      provide: SUMMARY_WRITER,
      inject: [Settings],
      useFactory: ({ summaryApi }: Settings): SummaryWriter | null =>
        summaryApi ? new ChatSummaryWriter(summaryApi) : null,
    },
  ],
})
export class SummariesModule {
  constructor(metrics: ServerMetrics, database: Database) {
    watchQueue(metrics, database, { entity: SummaryJob, name: 'summary_jobs', what: 'Summaries' });
  }
}
