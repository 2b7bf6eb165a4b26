import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailedLinksModule } from '../../platform/mailed-links/mailed-links.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.js';
import { ClubAccountController } from './accounts/club-account.controller.js';
import { ClubSessionsController } from './accounts/club-sessions.controller.js';
import { ClubAdminAccounts } from './accounts/club-admin-accounts.js';
import { ClubAdminLoginService } from './accounts/club-admin-login.service.js';
import { ClubAdminPasswordsService } from './accounts/club-admin-passwords.service.js';
import { ForgottenPasswordsService } from './accounts/forgotten-passwords.service.js';
import { ManagedClubs } from './accounts/managed-clubs.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { PasswordLinks } from '../../platform/mailed-links/password-links.js';
import { ClubAdminToken } from './club-admin.entity.js';
import { AuthorLinksModule } from '../reviews/author-links.js';
import { AuditModule } from '../../platform/audit/audit-log.js';
import { ClubLoginsController } from './logins/club-logins.controller.js';
import { ClubLoginPersonalData } from './logins/club-login-personal-data.js';
import { ClubLogins } from './logins/club-logins.js';
import { EndedLoginsService } from './logins/ended-logins.service.js';
import { PicturesModule } from '../../model/photos/pictures.module.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { ClubDashboardController } from './dashboard/club-dashboard.controller.js';
import { ClubDashboardService } from './dashboard/club-dashboard.service.js';
import { OwnClubRepository } from './dashboard/own-club.repository.js';
import { OwnReviewsRepository } from './dashboard/own-reviews.repository.js';
import { ReplyTemplatesController } from './replies/reply-templates.controller.js';
import { ReplyTemplatesService } from './replies/reply-templates.service.js';
import { ReviewRepliesController } from './replies/review-replies.controller.js';
import { ReviewRepliesService } from './replies/review-replies.service.js';

/**
 * Clubs' administrators: their logins and passwords, their work on their page and reviews, and the site administrator's
 * decisions about their logins.
 */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    AuthorLinksModule,
    ClubsModule,
    MailedLinksModule,
    PicturesModule,
    RateLimitsModule,
  ],
  controllers: [
    ClubAccountController,
    ClubDashboardController,
    ClubLoginsController,
    ClubSessionsController,
    ReplyTemplatesController,
    ReviewRepliesController,
  ],
  providers: [
    ClubAdminAccounts,
    ClubAdminLoginService,
    ClubAdminPasswordsService,
    ClubDashboardService,
    ClubLoginPersonalData,
    ClubLogins,
    EndedLoginsService,
    ForgottenPasswordsService,
    ManagedClubs,
    OwnClubRepository,
    OwnReviewsRepository,
    {
      provide: PasswordLinks,
      inject: [Database, Settings],
      useFactory: (database: Database, settings: Settings) => {
        const page = 'club-admin/set-password';
        return new PasswordLinks(database, settings, ClubAdminToken, { invitation: page, reset: page });
      },
    },
    ReplyTemplatesService,
    ReviewRepliesService,
  ],
  exports: [ClubLoginPersonalData, ClubLogins, ManagedClubs, OwnClubRepository, PasswordLinks],
})
export class ClubAdminsModule {}
