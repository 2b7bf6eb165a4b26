import { Module } from '@nestjs/common';
import { ClubsModule } from '../../clubs/clubs.module.js';
import { AdminSuggestionsController } from './admin-suggestions.controller.js';
import { AdminSuggestionsService } from './admin-suggestions.service.js';
import { SuggestionDecisionsService } from './suggestion-decisions.service.js';
import { SuggestionMails } from './suggestion-mails.js';
import { SuggestionPersonalData } from './suggestion-personal-data.js';
import { SuggestionSubmissionService } from './suggestion-submission.service.js';
import { SuggestionsController } from './suggestions.controller.js';
import { SuggestionQueueSource } from './suggestion-queue-source.js';

/** The public's suggestions of missing clubs and corrections, and moderators' decisions on them. */
@Module({
  imports: [ClubsModule],
  controllers: [AdminSuggestionsController, SuggestionsController],
  providers: [
    AdminSuggestionsService,
    SuggestionDecisionsService,
    SuggestionMails,
    SuggestionPersonalData,
    SuggestionSubmissionService,
    SuggestionQueueSource,
  ],
  exports: [SuggestionPersonalData],
})
export class SuggestionsModule {}
