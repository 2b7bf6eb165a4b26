import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { watchQueue } from '../../platform/jobs/queue-metrics.js';
import { ClubImportJob } from './club-import-job.entity.js';
import { ClubImportJobs } from './club-import-jobs.js';
import { ClubImportWorker } from './club-import-worker.js';
import { ClubsStep } from './clubs-first-step.js';
import { ClubImportsController } from './club-imports.controller.js';
import { ClubImportsService } from './club-imports.service.js';

/** Files of clubs uploaded in the site administration. */
@Module({
  controllers: [ClubImportsController],
  providers: [ClubImportJobs, ClubImportsService, ClubImportWorker, ClubsStep],
  exports: [ClubImportJobs],
})
export class ClubImportModule {
  constructor(metrics: ServerMetrics, database: Database) {
    watchQueue(metrics, database, {
      entity: ClubImportJob,
      name: 'club_import_jobs',
      what: 'Files of clubs',
    });
  }
}
