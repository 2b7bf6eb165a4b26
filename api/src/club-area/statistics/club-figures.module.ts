import { Module } from '@nestjs/common';
import { ClubAreaModule } from '../club-area.module.js';
import { ClubFiguresController } from './club-figures.controller.js';
import { ClubFiguresRepository } from './club-figures.repository.js';
import { ClubFiguresService } from './club-figures.service.js';

/** How often clubs are seen and how they reply, for their managers. */
@Module({
  imports: [ClubAreaModule],
  controllers: [ClubFiguresController],
  providers: [ClubFiguresRepository, ClubFiguresService],
})
export class ClubFiguresModule {}
