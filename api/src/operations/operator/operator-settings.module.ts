import { Module } from '@nestjs/common';
import { OperatorSettingsController } from './operator-settings.controller.js';
import { OperatorSettingsService } from './operator-settings.service.js';
import { OperatorStep } from './operator-step.js';

/** What owners say about the site and who runs it. */
@Module({
  controllers: [OperatorSettingsController],
  providers: [OperatorSettingsService, OperatorStep],
})
export class OperatorSettingsModule {}
