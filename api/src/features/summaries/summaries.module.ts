import { ServerMetrics } from '@club-reviews/watching/server-metrics';
import { Inject, Module } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { DATABASE } from '../../platform/database/database.module.js';
import { watchQueue } from '../../platform/jobs/queue-metrics.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
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
      inject: [SETTINGS],
      useFactory: ({ summaryApi }: Settings): SummaryWriter | null =>
        summaryApi ? new ChatSummaryWriter(summaryApi) : null,
    },
  ],
})
export class SummariesModule {
  constructor(metrics: ServerMetrics, @Inject(DATABASE) database: Database) {
    watchQueue(metrics, database, { entity: SummaryJob, name: 'summary_jobs', what: 'Summaries' });
  }
}
