import { Module } from '@nestjs/common';
import { ClubAdminsModule } from '../accounts/club-admins/club-admins.module.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { PicturesModule } from '../model/photos/pictures.module.js';
import { AuthorLinksModule } from '../reviews/author-links.js';
import { ClubMails } from './club-mails.js';
import { ClubDashboardController } from './dashboard/club-dashboard.controller.js';
import { ClubDashboardService } from './dashboard/club-dashboard.service.js';
import { OwnClubRepository } from './dashboard/own-club.repository.js';
import { OwnReviewsRepository } from './dashboard/own-reviews.repository.js';
import { OwnGroundsController } from './grounds/own-grounds.controller.js';
import { AdminSessionsController } from './sessions/admin-sessions.controller.js';
import { AdminSessionsService } from './sessions/admin-sessions.service.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { ReplyTemplatesController } from './replies/reply-templates.controller.js';
import { ReplyTemplatesService } from './replies/reply-templates.service.js';
import { ReviewRepliesController } from './replies/review-replies.controller.js';
import { ReviewRepliesService } from './replies/review-replies.service.js';

/** What a club's people do with its page and its reviews, and the mails that reach them. */
@Module({
  imports: [AuthorLinksModule, ClubAdminsModule, ClubsModule, PicturesModule],
  controllers: [
    ClubDashboardController,
    OwnGroundsController,
    OwnSessionsController,
    AdminSessionsController,
    ReplyTemplatesController,
    ReviewRepliesController,
  ],
  providers: [
    AdminSessionsService,
    ClubDashboardService,
    ClubMails,
    OwnClubRepository,
    OwnReviewsRepository,
    OwnSessionsService,
    ReplyTemplatesService,
    ReviewRepliesService,
  ],
  exports: [ClubMails, OwnClubRepository],
})
export class ClubAreaModule {}
