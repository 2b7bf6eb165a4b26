import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Claim } from '../features/claims/claim.entity.js';
import { ClubAdmin, ManagedClub, ClubAdminToken } from '../features/club-admins/club-admin.entity.js';
import { Club, ClubAgeGroupCount, ClubSearchTerm } from '../model/clubs/club.entity.js';
import { ClubImport, ClubImportChange, ClubSource } from '../features/club-import/club-import.entity.js';
import { Mail } from '../platform/mail/mail.entity.js';
import { OutwardCode, Postcode } from '../features/postcodes/postcode.entity.js';
import { RateLimitCounter } from '../platform/rate-limits/rate-limit-counter.entity.js';
import { ReviewToken, Review } from '../model/reviews/review.entity.js';
import { MonthlyRemovalCount, MonthlyReviewCount } from '../model/reviews/monthly-review-counts.js';
import { AgeGroupCount, SiteCounter } from '../model/reviews/review-totals.js';
import { SubmissionTrace, SubmissionTraceBand } from '../model/reviews/submission-trace.entity.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { ReportCase, ReviewReport } from '../model/reviews/report-case.js';
import { MonthlyModerationFigure } from '../model/reviews/moderation-figures.js';
import { Notice, NoticeEvent } from '../model/notices/notice.entity.js';
import { ReviewAppeal } from '../model/reviews/review-appeal.js';
import { ReviewEdit } from '../model/reviews/review-edit.js';
import { SeasonPlace } from '../model/reviews/season-place.js';
import { SummaryJob } from '../model/reviews/summary-job.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';

/** Every table of the product; a new entity is added here and in a migration. */
export const ENTITIES = [
  AgeGroupCount,
  ArchivedReview,
  AuditEntry,
  Claim,
  Club,
  ClubAdmin,
  ClubAdminToken,
  ClubAgeGroupCount,
  ClubImport,
  ClubImportChange,
  ClubSearchTerm,
  ClubSource,
  Mail,
  ManagedClub,
  MonthlyRemovalCount,
  MonthlyModerationFigure,
  MonthlyReviewCount,
  Notice,
  NoticeEvent,
  OutwardCode,
  Postcode,
  RateLimitCounter,
  ReportCase,
  Review,
  ReviewAppeal,
  ReviewEdit,
  ReviewReport,
  ReviewToken,
  SeasonPlace,
  SiteCounter,
  SiteSetting,
  SubmissionTrace,
  SubmissionTraceBand,
  SummaryJob,
];
