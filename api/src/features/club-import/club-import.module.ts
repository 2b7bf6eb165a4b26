import { Module } from '@nestjs/common';
import { ClubImportJobs } from './club-import-jobs.js';
import { ClubImportWorker } from './club-import-worker.js';
import { ClubImportsController } from './club-imports.controller.js';
import { ClubImportsService } from './club-imports.service.js';

/** Files of clubs from the site administration. */
@Module({
  controllers: [ClubImportsController],
  providers: [ClubImportJobs, ClubImportsService, ClubImportWorker],
  exports: [ClubImportJobs],
})
export class ClubImportModule {}
