import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { MailboxModule } from '../features/mailbox/mailbox.module.js';
import { SiteAdminSessionModule } from '../features/site-admin-session/site-admin-session.module.js';
import { ClaimsModule } from '../features/claims/claims.module.js';
import { ClubAdminsModule } from '../features/club-admins/club-admins.module.js';
import { ClubsModule } from '../features/clubs/clubs.module.js';
import { PublicConfigModule } from '../features/public-config/public-config.module.js';
import type { Settings } from '../platform/config/settings.js';
import { SettingsModule } from '../platform/config/settings.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { openDatabase } from './open-database.js';
import { prepareContent } from './prepare-content.js';
import { HealthModule } from '../features/health/health.module.js';
import { ModerationModule } from '../features/moderation/moderation.module.js';
import { HousekeepingModule } from '../features/housekeeping/housekeeping.module.js';
import { NoticesModule } from '../features/notices/notices.module.js';
import { OgImageModule } from '../features/og-image/og-image.module.js';
import { ReportsModule } from '../features/reports/reports.module.js';
import { ReviewsModule } from '../features/reviews/reviews.module.js';
import { SecurityModule } from '../platform/security/email-protection.js';
import { StatsModule } from '../features/stats/stats.module.js';
import { SummariesModule } from '../features/summaries/summaries.module.js';

const FEATURES = [
  SiteAdminSessionModule,
  MailboxModule,
  ModerationModule,
  ClaimsModule,
  ClubAdminsModule,
  SummariesModule,
  ClubsModule,
  HousekeepingModule,
  ReportsModule,
  NoticesModule,
  ReviewsModule,
  StatsModule,
  OgImageModule,
  PublicConfigModule,
  HealthModule,
];

/** The whole api. */
@Module({})
export class AppModule {
  /** The application with these settings. */
  static with(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.of(settings),
        DatabaseModule.of(() => openDatabase(settings, (database) => prepareContent(database, settings))),
        SecurityModule,
        ...FEATURES,
      ],
    };
  }
}
