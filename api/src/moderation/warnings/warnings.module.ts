import { Module } from '@nestjs/common';
import { ClubAdminsModule } from '../../accounts/club-admins/club-admins.module.js';
import { ClubAreaModule } from '../../club-area/club-area.module.js';
import { AdminWarningsController } from './admin-warnings.controller.js';
import { ClubWarningsService } from './club-warnings.service.js';
import { OwnWarningsController } from './own-warnings.controller.js';
import { WarningQueueSource } from './warning-queue-source.js';

/** Public warnings on clubs' pages. */
@Module({
  imports: [ClubAdminsModule, ClubAreaModule],
  controllers: [AdminWarningsController, OwnWarningsController],
  providers: [ClubWarningsService, WarningQueueSource],
  exports: [ClubWarningsService],
})
export class WarningsModule {}
