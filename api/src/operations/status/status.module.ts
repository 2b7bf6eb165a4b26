import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BackupStatus } from '../backup/backup-status.js';
import { CertificateCheck } from './certificate-check.js';
import { FirstDayService } from './first-day.service.js';
import { JobsCheck } from './jobs-check.js';
import { StatusController } from './status.controller.js';
import { StatusService } from './status.service.js';
import { VersionCheck } from './version-check.js';

/** The status page and the first day's checklist. Other features register their own checks and steps. */
@Module({
  imports: [DiscoveryModule],
  controllers: [StatusController],
  providers: [BackupStatus, CertificateCheck, FirstDayService, JobsCheck, StatusService, VersionCheck],
})
export class StatusModule {}
