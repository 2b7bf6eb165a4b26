import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit-log.js';
import { OperatorSettingsController } from './operator-settings.controller.js';
import { OperatorSettingsService } from './operator-settings.service.js';
import { OperatorStep } from './operator-step.js';

/** What owners say about the site and who runs it. */
@Module({
  imports: [AuditModule],
  controllers: [OperatorSettingsController],
  providers: [OperatorSettingsService, OperatorStep],
})
export class OperatorSettingsModule {}
