import { Module } from '@nestjs/common';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { ChatSummaryWriter } from './chat/chat-summary-writer.js';
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
export class SummariesModule {}
