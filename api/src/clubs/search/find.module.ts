import { Module } from '@nestjs/common';
import { ClubFigureCounterModule } from '../../model/club-figures/club-figure-counter.module.js';
import { ClubsModule } from '../clubs.module.js';
import { SessionCalendarsController } from '../sessions/session-calendars.controller.js';
import { FindController } from './find.controller.js';
import { FindService } from './find.service.js';
import { QueryParser } from './query-parser.js';
import { SuggestionsService } from './suggestions.service.js';

/** Finding the right club: the search with filters, suggestions while typing, and calendars. */
@Module({
  imports: [ClubFigureCounterModule, ClubsModule],
  controllers: [FindController, SessionCalendarsController],
  providers: [FindService, QueryParser, SuggestionsService],
})
export class FindModule {}
