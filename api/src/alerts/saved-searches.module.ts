import { Module } from '@nestjs/common';
import { ClubsModule } from '../clubs/clubs.module.js';
import { SavedSearchLinks } from './saved-search-links.js';
import { SavedSearchPersonalData } from './saved-search-personal-data.js';
import { SavedSearchConfirmationService } from './saving/saved-search-confirmation.service.js';
import { SavedSearchSubmissionService } from './saving/saved-search-submission.service.js';
import { SavedSearchesController } from './saving/saved-searches.controller.js';
import { FittingClubs } from './watching/fitting-clubs.js';
import { NewClubMailer } from './watching/new-club-mailer.js';
import { NewsLister } from './watching/news-lister.js';
import { OpeningWatcher } from './watching/opening-watcher.js';
import { SavedSearchJob } from './watching/saved-search-job.js';

/** Visitors' saved searches, and the mails that tell them about clubs with new places. */
@Module({
  imports: [ClubsModule],
  controllers: [SavedSearchesController],
  providers: [
    FittingClubs,
    NewClubMailer,
    NewsLister,
    OpeningWatcher,
    SavedSearchConfirmationService,
    SavedSearchJob,
    SavedSearchLinks,
    SavedSearchPersonalData,
    SavedSearchSubmissionService,
  ],
  exports: [SavedSearchPersonalData],
})
export class SavedSearchesModule {}
