import { Module } from '@nestjs/common';
import { ReviewLifecycleModule } from '../model/reviews/review-lifecycle.js';
import { ClubAdminsModule } from '../accounts/club-admins/club-admins.module.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { AuthorLinksModule } from '../reviews/author-links.js';
import { AdminClubsController } from './admin-clubs.controller.js';
import { AdminClubsRepository } from './admin-clubs.repository.js';
import { AdminClubsService } from './admin-clubs.service.js';
import { ClubChangesController } from './club-changes.controller.js';
import { ClubHistoryService } from './club-history.service.js';
import { ClubMergeService } from './club-merge.service.js';
import { ClubStatesService } from './club-states.service.js';
import { ClubChangeQueueSource } from './club-change-queue-source.js';

/** How moderators maintain the directory: adding, editing, hiding, closing and merging clubs, and their history. */
@Module({
  imports: [AuthorLinksModule, ClubAdminsModule, ClubsModule, ReviewLifecycleModule],
  controllers: [AdminClubsController, ClubChangesController],
  providers: [
    AdminClubsRepository,
    AdminClubsService,
    ClubHistoryService,
    ClubMergeService,
    ClubStatesService,
    ClubChangeQueueSource,
  ],
})
export class DirectoryModule {}
