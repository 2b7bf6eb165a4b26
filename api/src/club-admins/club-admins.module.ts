import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PostcodesModule } from '../postcodes/postcodes.module.js';
import { ClubAccountsModule } from './accounts/club-accounts.module.js';
import { ClubDashboardController } from './dashboard/club-dashboard.controller.js';
import { ClubDashboardService } from './dashboard/club-dashboard.service.js';
import { ClubPlaceFinder } from './dashboard/club-place-finder.js';
import { OwnClubRepository } from './dashboard/own-club.repository.js';
import { OwnReviewsRepository } from './dashboard/own-reviews.repository.js';
import { ReviewRepliesController } from './replies/review-replies.controller.js';
import { ReviewRepliesService } from './replies/review-replies.service.js';

/** What clubs' administrators do: look after their page, and answer parents. */
@Module({
  imports: [AuditModule, ClubAccountsModule, MailModule, PostcodesModule],
  controllers: [ClubDashboardController, ReviewRepliesController],
  providers: [
    ClubDashboardService,
    ClubPlaceFinder,
    OwnClubRepository,
    OwnReviewsRepository,
    ReviewRepliesService,
  ],
})
export class ClubAdminsModule {}
