import { Module } from '@nestjs/common';
import { PostcodesModule } from './postcodes/postcodes.module.js';
import { ClubSearchService } from './club-search.service.js';
import { ClubFigureCounterModule } from '../model/club-figures/club-figure-counter.module.js';
import { ClubEntriesModule } from '../model/clubs/club-editor.js';
import { ClubPlaceFinder } from './club-place-finder.js';
import { ClubPageRepository } from './club-page.repository.js';
import { ClubPageService } from './club-page.service.js';
import { ClubsController } from './clubs.controller.js';
import { ClubsRepository } from './clubs.repository.js';
import { ClubsService } from './clubs.service.js';
import { FactSourcesController } from './fact-sources.controller.js';
import { ClubIndexSync } from './directory/club-index-sync.js';
import { GroundsController } from './grounds/grounds.controller.js';
import { GroundsRepository } from './grounds/grounds.repository.js';
import { PlaceResolver } from './place-resolver.js';
import { ClubSessionsRepository } from './sessions/club-sessions.repository.js';
import { SimilarClubs } from './similar/similar-clubs.js';
import { SitemapController } from './sitemap.controller.js';
import { WelfareContacts } from './welfare-contacts.service.js';

/** The directory of clubs: lists, pages, search, one club. */
@Module({
  imports: [ClubEntriesModule, ClubFigureCounterModule, PostcodesModule],
  controllers: [ClubsController, FactSourcesController, GroundsController, SitemapController],
  providers: [
    ClubIndexSync,
    ClubsRepository,
    ClubPageRepository,
    ClubPageService,
    ClubsService,
    ClubSearchService,
    ClubSessionsRepository,
    ClubPlaceFinder,
    GroundsRepository,
    SimilarClubs,
    PlaceResolver,
    WelfareContacts,
  ],
  exports: [
    ...[
      ClubEntriesModule,
      ClubIndexSync,
      ClubPlaceFinder,
      ClubsRepository,
      ClubSessionsRepository,
      ClubsService,
    ],
    ...[GroundsRepository, SimilarClubs, PlaceResolver],
  ],
})
export class ClubsModule {}
