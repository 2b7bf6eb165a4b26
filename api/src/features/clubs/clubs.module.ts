import { Module } from '@nestjs/common';
import { PostcodesModule } from '../postcodes/postcodes.module.js';
import { ClubSearchRepository } from './club-search.repository.js';
import { ClubSearchService } from './club-search.service.js';
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
    ClubSearchRepository,
    ClubsService,
    ClubSearchService,
    ClubListing,
    ClubPlaceFinder,
  ],
  exports: [ClubListing, ClubPlaceFinder, ClubsService],
})
export class ClubsModule {}
