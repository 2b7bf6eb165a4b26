import { Module } from '@nestjs/common';
import { ClubFigureCounterModule } from '../../model/club-figures/club-figure-counter.module.js';
import { OpeningPosts } from './opening-posts.service.js';
import { PageChangesService } from './page-changes.service.js';
import { OpeningsController } from './openings.controller.js';
import { PagesController } from './pages.controller.js';

/** What the page server needs to know to reuse a page, and to count who opens it. */
@Module({
  imports: [ClubFigureCounterModule],
  controllers: [OpeningsController, PagesController],
  providers: [PageChangesService, OpeningPosts],
})
export class PagesModule {}
