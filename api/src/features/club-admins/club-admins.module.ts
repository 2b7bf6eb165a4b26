import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.js';
import { ClubAccountController } from './accounts/club-account.controller.js';
import { ClubAdminAccounts } from './accounts/club-admin-accounts.js';
import { ClubAdminLoginService } from './accounts/club-admin-login.service.js';
import { ClubAdminPasswordsService } from './accounts/club-admin-passwords.service.js';
import { ForgottenPasswordsService } from './accounts/forgotten-passwords.service.js';
import { ManagedClubs } from './accounts/managed-clubs.js';
import { PasswordLinks } from './accounts/password-links.js';
import { AuthorLinksModule } from '../reviews/author-links.js';
import { AuditModule } from '../../platform/audit/audit-log.js';
import { ClubLoginsController } from './logins/club-logins.controller.js';
import { ClubLogins } from './logins/club-logins.js';
import { EndedLoginsService } from './logins/ended-logins.service.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { ClubDashboardController } from './dashboard/club-dashboard.controller.js';
import { ClubDashboardService } from './dashboard/club-dashboard.service.js';
import { OwnClubRepository } from './dashboard/own-club.repository.js';
import { OwnReviewsRepository } from './dashboard/own-reviews.repository.js';
import { ReviewRepliesController } from './replies/review-replies.controller.js';
import { ReviewRepliesService } from './replies/review-replies.service.js';

/**
 * Clubs' administrators: their logins and passwords, what they do with their page and their reviews, and what the site's
 * administrator decides about their logins.
 */
@Module({
  imports: [AuditModule, AuthModule, AuthorLinksModule, ClubsModule, MailModule, RateLimitsModule],
  controllers: [
    ClubAccountController,
    ClubDashboardController,
    ClubLoginsController,
    ReviewRepliesController,
  ],
  providers: [
    ClubAdminAccounts,
    ClubAdminLoginService,
    ClubAdminPasswordsService,
    ClubDashboardService,
    ClubLogins,
    EndedLoginsService,
    ForgottenPasswordsService,
    ManagedClubs,
    OwnClubRepository,
    OwnReviewsRepository,
    PasswordLinks,
    ReviewRepliesService,
  ],
  exports: [ClubLogins, ManagedClubs, PasswordLinks],
})
export class ClubAdminsModule {}
