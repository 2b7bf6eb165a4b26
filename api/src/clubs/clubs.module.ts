import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.js';
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
import { ClubIndexSync } from './directory/club-index-sync.js';
import { PlaceResolver } from './place-resolver.js';
import { SimilarClubs } from './similar/similar-clubs.js';
import { SitemapController } from './sitemap.controller.js';
import { WelfareContacts } from './welfare-contacts.service.js';

/** The directory of clubs: lists, pages, search, one club. */
@Module({
  imports: [ClubEntriesModule, ClubFigureCounterModule, PostcodesModule, RateLimitsModule],
  controllers: [ClubsController, SitemapController],
  providers: [
    ClubIndexSync,
    ClubsRepository,
    ClubPageRepository,
    ClubPageService,
    ClubsService,
    ClubSearchService,
    ClubPlaceFinder,
    SimilarClubs,
    PlaceResolver,
    WelfareContacts,
  ],
  exports: [ClubEntriesModule, ClubIndexSync, ClubPlaceFinder, ClubsService, SimilarClubs, PlaceResolver],
})
export class ClubsModule {}
