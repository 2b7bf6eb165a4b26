import { Module } from '@nestjs/common';
import { PostcodesModule } from '../postcodes/postcodes.module.js';
import { ClubRadiusSearchRepository } from './club-radius-search.repository.js';
import { ClubSearchService } from './club-search.service.js';
import { ClubTextSearchRepository } from './club-text-search.repository.js';
import { ClubListing } from '../../model/clubs/club-listing.js';
import { ClubPlaceFinder } from './club-place-finder.js';
import { ClubsController } from './clubs.controller.js';
import { ClubsRepository } from './clubs.repository.js';
import { ClubsService } from './clubs.service.js';

/** The directory of clubs: lists, pages, search, one club. */
@Module({
  imports: [PostcodesModule],
  controllers: [ClubsController],
  providers: [
    ClubsRepository,
    ClubTextSearchRepository,
    ClubRadiusSearchRepository,
    ClubsService,
    ClubSearchService,
    ClubListing,
    ClubPlaceFinder,
  ],
  exports: [ClubListing, ClubPlaceFinder, ClubsService],
})
export class ClubsModule {}
