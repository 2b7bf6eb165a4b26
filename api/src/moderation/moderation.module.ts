import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ReviewTotalsModule } from '../reviews/totals/review-totals.module.js';
import { AdminReviewMapper } from './admin-review.mapper.js';
import { AdminReviewsRepository } from './admin-reviews.repository.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import { AdminStatsService } from './admin-stats.service.js';
import { ApprovalMails } from './approval-mails.js';
import { ModerationController } from './moderation.controller.js';
import { ReviewDecisionsController } from './review-decisions.controller.js';
import { ReviewDecisionsService } from './review-decisions.service.js';
import { ReviewExportService } from './review-export.service.js';
import { ReviewHistoryService } from './review-history.service.js';

/** What moderators see, and what they decide. */
@Module({
  imports: [ReviewTotalsModule, MailModule],
  controllers: [ModerationController, ReviewDecisionsController],
  providers: [
    AdminReviewMapper,
    AdminReviewsRepository,
    AdminReviewsService,
    AdminStatsService,
    ApprovalMails,
    ReviewDecisionsService,
    ReviewExportService,
    ReviewHistoryService,
  ],
})
export class ModerationModule {}
