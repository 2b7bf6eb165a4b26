import { Module } from '@nestjs/common';
import { ReviewLifecycleModule } from '../../model/reviews/review-lifecycle.js';
import { ClubAdminsModule } from '../../accounts/club-admins/club-admins.module.js';
import { ClubAreaModule } from '../../club-area/club-area.module.js';
import { ModerationModule } from '../moderation.module.js';
import { ReviewsModule } from '../../reviews/reviews.module.js';
import { ClubReportsController } from './club-reports.controller.js';
import { ClubReportsService } from './club-reports.service.js';
import { PublicReportsController } from './public-reports.controller.js';
import { ReportConfirmationService } from './report-confirmation.service.js';
import { AdminReportsController } from './admin-reports.controller.js';
import { AdminReportsService } from './admin-reports.service.js';
import { ReportFiling } from './report-filing.js';
import { ReportLinks } from './report-links.js';
import { ReportPersonalData } from './report-personal-data.js';
import { ReportOutcomeMailer } from './report-outcome-mailer.js';
import { ReportSubmissionService } from './report-submission.service.js';
import { SafetyReportsStatus } from './safety-reports-status.js';
import { ReportQueueSource } from './report-queue-source.js';

/** Reports of reviews: by the public and by clubs, decided by moderators. */
@Module({
  imports: [ClubAdminsModule, ClubAreaModule, ModerationModule, ReviewLifecycleModule, ReviewsModule],
  controllers: [ClubReportsController, PublicReportsController, AdminReportsController],
  providers: [
    ClubReportsService,
    ReportConfirmationService,
    AdminReportsService,
    ReportFiling,
    ReportLinks,
    ReportOutcomeMailer,
    ReportPersonalData,
    ReportSubmissionService,
    ReportQueueSource,
    SafetyReportsStatus,
  ],
  exports: [ReportPersonalData],
})
export class ReportsModule {}
