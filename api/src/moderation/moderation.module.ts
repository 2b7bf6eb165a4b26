import { Module } from '@nestjs/common';
import { NoticeRecordsModule } from '../model/notices/notice-records.js';
import { ReviewLifecycleModule } from '../model/reviews/review-lifecycle.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import { AdminStatsService } from './admin-stats.service.js';
import { AuthorLinksModule } from '../reviews/author-links.js';
import { AuthorMails } from './author-mails.js';
import { EditDecisionsService } from './edit-decisions.service.js';
import { ClubAreaModule } from '../club-area/club-area.module.js';
import { ClusterController } from './cluster.controller.js';
import { ClusterDecisionsService } from './cluster-decisions.service.js';
import { ReviewClusters } from './review-clusters.js';
import { ModerationController } from './moderation.controller.js';
import { RemovedReviewsController } from './removed-reviews.controller.js';
import { RemovedReviewsService } from './removed-reviews.service.js';
import { ReplyRemovalService } from './reply-removal.service.js';
import { ReviewDecisionsController } from './review-decisions.controller.js';
import { ReviewDecisionsService } from './review-decisions.service.js';
import { ReviewExportService } from './review-export.service.js';
import { ReviewRemovalService } from './review-removal.service.js';
import { EditQueueSource, HeldQueueSource, ReviewQueueSource } from './review-queue-sources.js';
import { AppealQueueSource } from './appeal-queue-source.js';

/** What moderators see and decide. */
@Module({
  imports: [AuthorLinksModule, ClubAreaModule, NoticeRecordsModule, ReviewLifecycleModule],
  controllers: [ClusterController, ModerationController, RemovedReviewsController, ReviewDecisionsController],
  providers: [
    AdminReviewsRepository,
    AdminReviewsService,
    AdminStatsService,
    AuthorMails,
    ClusterDecisionsService,
    ReviewClusters,
    EditDecisionsService,
    ReplyRemovalService,
    ReviewDecisionsService,
    ReviewExportService,
    RemovedReviewsService,
    ReviewRemovalService,
    EditQueueSource,
    HeldQueueSource,
    ReviewQueueSource,
    AppealQueueSource,
  ],
  exports: [AdminReviewsRepository, AdminReviewsService, ReviewRemovalService],
})
export class ModerationModule {}
