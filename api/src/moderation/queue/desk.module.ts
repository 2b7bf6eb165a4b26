import { Module } from '@nestjs/common';
import { ClaimsModule } from '../../club-area/claims/claims.module.js';
import { DirectoryModule } from '../../directory/directory.module.js';
import { EnquiriesModule } from '../../club-area/questions/enquiries.module.js';
import { ModerationModule } from '../moderation.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { PhotosModule } from '../../club-area/photos/photos.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { SuggestionsModule } from '../../directory/suggestions/suggestions.module.js';
import { DeskController } from './desk.controller.js';
import { DeskDecider } from './desk-decider.js';
import { DeskDecisionsService } from './desk-decisions.service.js';
import { DeskFiltersController } from './desk-filters.controller.js';
import { DeskFiltersService } from './desk-filters.service.js';
import { DeskNotesController } from './desk-notes.controller.js';
import { DeskNotesService } from './desk-notes.service.js';
import { DeskPresence } from './desk-presence.js';
import { DeskQueueService } from './desk-queue.service.js';
import { DeskFiguresController } from './figures/desk-figures.controller.js';
import { DeskFiguresService } from './figures/desk-figures.service.js';

/** The desk that moderators work at. */
@Module({
  imports: [
    ClaimsModule,
    DirectoryModule,
    EnquiriesModule,
    ModerationModule,
    NoticesModule,
    PhotosModule,
    ReportsModule,
    SuggestionsModule,
  ],
  controllers: [DeskController, DeskFiguresController, DeskFiltersController, DeskNotesController],
  providers: [
    DeskDecider,
    DeskDecisionsService,
    DeskFiguresService,
    DeskFiltersService,
    DeskNotesService,
    DeskPresence,
    DeskQueueService,
  ],
})
export class DeskModule {}
