import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import { ClubAdminsModule } from './club-admins/club-admins.module.js';
import { ClubsModule } from './clubs/clubs.module.js';
import { PublicConfigModule } from './config/public-config.module.js';
import type { Settings } from './config/settings.js';
import { SettingsModule } from './config/settings.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './health/health.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { OgImageModule } from './og-image/og-image.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SecurityModule } from './security/security.module.js';
import { StatsModule } from './stats/stats.module.js';
import { SummariesModule } from './summaries/summaries.module.js';

const FEATURES = [
  AuthModule,
  ModerationModule,
  ClaimsModule,
  ClubAdminsModule,
  SummariesModule,
  ClubsModule,
  HousekeepingModule,
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
      imports: [SettingsModule.of(settings), DatabaseModule.of(settings), SecurityModule, ...FEATURES],
    };
  }
}
