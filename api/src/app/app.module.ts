import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { MailboxModule } from '../features/mailbox/mailbox.module.js';
import { SiteAdminSessionModule } from '../features/site-admin-session/site-admin-session.module.js';
import { DirectoryModule } from '../features/directory/directory.module.js';
import { ClaimsModule } from '../features/claims/claims.module.js';
import { ClubAdminsModule } from '../features/club-admins/club-admins.module.js';
import { ClubFiguresModule } from '../features/club-figures/club-figures.module.js';
import { ClubImportModule } from '../features/club-import/club-import.module.js';
import { ClubsModule } from '../features/clubs/clubs.module.js';
import { FindModule } from '../features/find/find.module.js';
import { PagesModule } from '../features/pages/pages.module.js';
import { PeopleModule } from '../features/people/people.module.js';
import { PhotosModule } from '../features/photos/photos.module.js';
import { PublicConfigModule } from '../features/public-config/public-config.module.js';
import type { Settings } from '../platform/config/settings.js';
import { SettingsModule } from '../platform/config/settings.module.js';
import { MetricsModule, UNWATCHED } from '../platform/metrics/metrics.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { openDatabase } from './open-database.js';
import { prepareContent } from './prepare-content.js';
import { EnquiriesModule } from '../features/enquiries/enquiries.module.js';
import { HealthModule } from '../features/health/health.module.js';
import { ModerationModule } from '../features/moderation/moderation.module.js';
import { HousekeepingModule } from '../features/housekeeping/housekeeping.module.js';
import { DeskModule } from '../features/desk/desk.module.js';
import { NoticesModule } from '../features/notices/notices.module.js';
import { OgImageModule } from '../features/og-image/og-image.module.js';
import { ReleasesModule } from '../features/releases/releases.module.js';
import { ReportsModule } from '../features/reports/reports.module.js';
import { ReviewsModule } from '../features/reviews/reviews.module.js';
import { SavedSearchesModule } from '../features/saved-searches/saved-searches.module.js';
import { SecurityLogModule } from '../platform/security-log/security-log.module.js';
import { SecurityModule } from '../platform/security/security.module.js';
import { StaffModule } from '../features/staff/staff.module.js';
import { StaffNotificationsModule } from '../features/staff-notifications/staff-notifications.module.js';
import { StatsModule } from '../features/stats/stats.module.js';
import { SuggestionsModule } from '../features/suggestions/suggestions.module.js';
import { SummariesModule } from '../features/summaries/summaries.module.js';

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
  ClubFiguresModule,
  SummariesModule,
  ClubsModule,
  FindModule,
  SavedSearchesModule,
  ClubImportModule,
  HousekeepingModule,
  ReleasesModule,
  ReportsModule,
  DeskModule,
  NoticesModule,
  PeopleModule,
  ReviewsModule,
  StatsModule,
  OgImageModule,
  PagesModule,
  PublicConfigModule,
  HealthModule,
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
        SecurityModule,
        ...FEATURES,
      ],
    };
  }
}
