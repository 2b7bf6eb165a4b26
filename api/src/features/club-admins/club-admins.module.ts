import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { ClubAccountsModule } from './accounts/club-accounts.module.js';
import { ClubDashboardController } from './dashboard/club-dashboard.controller.js';
import { ClubDashboardService } from './dashboard/club-dashboard.service.js';
import { OwnClubRepository } from './dashboard/own-club.repository.js';
import { OwnReviewsRepository } from './dashboard/own-reviews.repository.js';
import { ReviewRepliesController } from './replies/review-replies.controller.js';
import { ReviewRepliesService } from './replies/review-replies.service.js';

/** What clubs' administrators do: look after their page, and answer parents. */
@Module({
  imports: [AuditModule, ClubAccountsModule, ClubsModule, MailModule],
  controllers: [ClubDashboardController, ReviewRepliesController],
  providers: [ClubDashboardService, OwnClubRepository, OwnReviewsRepository, ReviewRepliesService],
})
export class ClubAdminsModule {}
