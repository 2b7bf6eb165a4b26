import { Module } from '@nestjs/common';
import { DiskSpace } from './disk-space.js';
import { DatabaseCheck, DiskCheck } from './health-checks.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

/** Whether the api can serve requests. */
@Module({ controllers: [HealthController], providers: [DatabaseCheck, DiskCheck, DiskSpace, HealthService] })
export class HealthModule {}
