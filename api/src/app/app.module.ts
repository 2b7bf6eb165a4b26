import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { MailboxModule } from '../operations/mailbox/mailbox.module.js';
import { SiteAdminSessionModule } from '../accounts/site-password/site-admin-session.module.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { ClaimsModule } from '../club-area/claims/claims.module.js';
import { ClubAdminsModule } from '../accounts/club-admins/club-admins.module.js';
import { ClubAreaModule } from '../club-area/club-area.module.js';
import { InvitationsModule } from '../club-area/invitations/invitations.module.js';
import { ClubFiguresModule } from '../club-area/statistics/club-figures.module.js';
import { ClubImportModule } from '../directory/import/club-import.module.js';
import { ClubsModule } from '../clubs/clubs.module.js';
import { FindModule } from '../clubs/search/find.module.js';
import { OpenDataModule } from '../clubs/open-data/open-data.module.js';
import { PagesModule } from '../clubs/pages/pages.module.js';
import { PeopleModule } from '../privacy/people/people.module.js';
import { PhotosModule } from '../club-area/photos/photos.module.js';
import { PublicConfigModule } from '../clubs/public-config/public-config.module.js';
import { SampleDataModule } from '../sample-data/sample-data.controller.js';
import type { Settings } from '../platform/config/settings.js';
import { SettingsModule } from '../platform/config/settings.module.js';
import { OperatorModule } from '../platform/operator/operator.module.js';
import { MetricsModule, UNWATCHED } from '../platform/metrics/metrics.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { openDatabase } from './open-database.js';
import { prepareContent } from './prepare-content.js';
import { EnquiriesModule } from '../club-area/questions/enquiries.module.js';
import { HealthModule } from '../operations/health/health.module.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { HousekeepingModule } from '../privacy/retention/housekeeping.module.js';
import { QueueModule } from '../moderation/queue/queue.module.js';
import { NoticesModule } from '../moderation/notices/notices.module.js';
import { OgImageModule } from '../clubs/share-images/og-image.module.js';
import { OperatorSettingsModule } from '../operations/operator/operator-settings.module.js';
import { ReleasesModule } from '../operations/releases/releases.module.js';
import { WarningsModule } from '../moderation/warnings/warnings.module.js';
import { ReportsModule } from '../moderation/reports/reports.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { SavedSearchesModule } from '../alerts/saved-searches.module.js';
import { SecurityLogModule } from '../platform/security-log/security-log.module.js';
import { AuditModule } from '../platform/audit/audit-log.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { MailedLinksModule } from '../platform/mailed-links/mailed-links.module.js';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.js';
import { SecurityModule } from '../platform/security/security.module.js';
import { StaffModule } from '../accounts/staff/staff.module.js';
import { StaffNotificationsModule } from '../moderation/staff-notifications/staff-notifications.module.js';
import { MailOperationsModule } from '../operations/mail/mail-operations.module.js';
import { StatusModule } from '../operations/status/status.module.js';
import { ReviewHandlingModule } from '../clubs/handling/review-handling.module.js';
import { StatsModule } from '../clubs/statistics/stats.module.js';
import { SuggestionsModule } from '../directory/suggestions/suggestions.module.js';
import { SummariesModule } from '../reviews/summaries/summaries.module.js';

const FEATURES = [
  SiteAdminSessionModule,
  StaffModule,
  StaffNotificationsModule,
  MailboxModule,
  ModerationModule,
  ClaimsModule,
  DirectoryModule,
  SuggestionsModule,
  EnquiriesModule,
  PhotosModule,
  ClubAdminsModule,
  ClubAreaModule,
  InvitationsModule,
  ClubFiguresModule,
  SummariesModule,
  ClubsModule,
  FindModule,
  SavedSearchesModule,
  ClubImportModule,
  HousekeepingModule,
  OperatorSettingsModule,
  ReleasesModule,
  ReportsModule,
  WarningsModule,
  QueueModule,
  NoticesModule,
  PeopleModule,
  ReviewsModule,
  ReviewHandlingModule,
  StatsModule,
  OgImageModule,
  OpenDataModule,
  PagesModule,
  PublicConfigModule,
  HealthModule,
  MailOperationsModule,
  StatusModule,
  SampleDataModule,
];

/** The whole api. */
@Module({})
export class AppModule {
  /**
   * The application with these settings.
   * @param watching what its parts count with, as the HTTP server around it does
   */
  static with(settings: Settings, watching = UNWATCHED()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.of(settings),
        MetricsModule.of(watching),
        SecurityLogModule.of(watching.log),
        DatabaseModule.of(() => openDatabase(settings, (database) => prepareContent(database, settings))),
        OperatorModule,
        SecurityModule,
        AuditModule,
        MailModule,
        MailedLinksModule,
        RateLimitsModule,
        ...FEATURES,
      ],
    };
  }
}
