import { Module } from '@nestjs/common';
import { ClubAdminsModule } from '../club-admins/club-admins.module.js';
import { ClubFiguresController } from './club-figures.controller.js';
import { ClubFiguresRepository } from './club-figures.repository.js';
import { ClubFiguresService } from './club-figures.service.js';

/** How often clubs are seen and how they reply, for their managers. */
@Module({
  imports: [ClubAdminsModule],
  controllers: [ClubFiguresController],
  providers: [ClubFiguresRepository, ClubFiguresService],
})
export class ClubFiguresModule {}
