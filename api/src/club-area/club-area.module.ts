import { Module } from '@nestjs/common';
import { ClubAdminsModule } from '../accounts/club-admins/club-admins.module.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { PicturesModule } from '../model/photos/pictures.module.js';
import { AuditModule } from '../platform/audit/audit-log.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { AuthorLinksModule } from '../reviews/author-links.js';
import { ClubMails } from './club-mails.js';
import { ClubDashboardController } from './dashboard/club-dashboard.controller.js';
import { ClubDashboardService } from './dashboard/club-dashboard.service.js';
import { OwnClubRepository } from './dashboard/own-club.repository.js';
import { OwnReviewsRepository } from './dashboard/own-reviews.repository.js';
import { ReplyTemplatesController } from './replies/reply-templates.controller.js';
import { ReplyTemplatesService } from './replies/reply-templates.service.js';
import { ReviewRepliesController } from './replies/review-replies.controller.js';
import { ReviewRepliesService } from './replies/review-replies.service.js';

/** What a club's people do with its page and its reviews, and the mails that reach them. */
@Module({
  imports: [AuditModule, AuthorLinksModule, ClubAdminsModule, ClubsModule, MailModule, PicturesModule],
  controllers: [ClubDashboardController, ReplyTemplatesController, ReviewRepliesController],
  providers: [
    ClubDashboardService,
    ClubMails,
    OwnClubRepository,
    OwnReviewsRepository,
    ReplyTemplatesService,
    ReviewRepliesService,
  ],
  exports: [ClubMails, OwnClubRepository],
})
export class ClubAreaModule {}
