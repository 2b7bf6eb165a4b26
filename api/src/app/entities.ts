import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Claim } from '../club-area/claims/claim.entity.js';
import {
  ClubAdmin,
  ClubAdminChallenge,
  ClubAdminPasskey,
  ClubAdminRecoveryCode,
  ClubAdminToken,
  ManagedClub,
} from '../accounts/club-admins/club-admin.entity.js';
import { Club, ClubAgeGroupCount } from '../model/clubs/club.entity.js';
import { ClubImport, ClubImportChange, ClubSource } from '../directory/import/club-import.entity.js';
import { ClubImportJob, ClubImportPiece, ClubImportRow } from '../directory/import/club-import-job.entity.js';
import { ClubPhoto } from '../model/photos/club-photo.entity.js';
import { ClubSuggestion } from '../directory/suggestions/club-suggestion.entity.js';
import { ReleaseLoads, ReleaseTimings } from '../operations/releases/release-figures.entity.js';
import { ReplyTemplate } from '../club-area/replies/reply-template.entity.js';
import { ClubOpening, SavedSearch, SavedSearchClub } from '../alerts/saved-search.entity.js';
import { Enquiry, EnquiryBlock } from '../club-area/questions/enquiry.entity.js';
import { Mail } from '../platform/mail/mail.entity.js';
import { SuppressedAddress } from '../platform/mail/suppression/suppressed-address.entity.js';
import { Mailbox } from '../platform/mailed-links/mailbox.entity.js';
import { OutwardCode, Postcode } from '../clubs/postcodes/postcode.entity.js';
import { RateLimitCounter } from '../platform/rate-limits/rate-limit-counter.entity.js';
import { ReviewToken, Review } from '../model/reviews/review.entity.js';
import { ReviewHandlingCount } from '../model/reviews/handling-counts.js';
import { MonthlyRemovalCount, MonthlyReviewCount } from '../model/reviews/monthly-review-counts.js';
import { AgeGroupCount, SiteCounter } from '../model/reviews/review-totals.js';
import { SubmissionTrace, SubmissionTraceBand } from '../model/reviews/submission-trace.entity.js';
import { ArchivedReview } from '../model/reviews/archived-review.js';
import { AutomaticHide } from '../model/reviews/automatic-hide.js';
import { ReportCase, ReviewReport } from '../model/reviews/report-case.js';
import { MonthlyModerationFigure } from '../model/reviews/moderation-figures.js';
import { QueueFilter } from '../model/queue/queue-filter.js';
import { QueueNote } from '../model/queue/queue-note.js';
import { SafetyAlert, SupportAlert } from '../model/queue/alerts.js';
import { Notice, NoticeEvent } from '../model/notices/notice.entity.js';
import { ReviewAppeal } from '../model/reviews/review-appeal.js';
import { ReviewEdit } from '../model/reviews/review-edit.js';
import { SeasonSlot } from '../model/reviews/season-slot.js';
import { InvitationRefusal, ReviewInvitation } from '../model/reviews/review-invitation.entity.js';
import {
  StaffChallenge,
  StaffMember,
  StaffPasskey,
  StaffRecoveryCode,
  StaffToken,
} from '../accounts/staff/staff-member.entity.js';
import { DecisionJob } from '../moderation/queue/decision-job.entity.js';
import { EntryAssignment, EntryLook } from '../moderation/queue/queue-presence.entity.js';
import { QueueWeek } from '../moderation/queue/figures/queue-week.entity.js';
import { SummaryJob } from '../model/reviews/summary-job.js';
import { StoredSession } from '../platform/auth/stored-session.entity.js';
import { SiteSetting } from '../platform/database/site-setting.entity.js';
import { SavedOperatorSetting } from '../platform/operator/saved-operator-setting.entity.js';
import { ClubAddress } from '../model/clubs/club-address.js';
import { ClubChange, ClubMergeMove } from '../model/clubs/club-change.js';
import { ClubDailyFigure } from '../model/club-figures/club-daily-figure.js';
import { OpenDataItem } from '../clubs/open-data/open-data-item.entity.js';
import { ClubSession } from '../model/clubs/club-session.entity.js';
import { Ground } from '../model/clubs/ground.entity.js';
import { ClubWarning } from '../model/clubs/club-warning.entity.js';
import { ClubVersion } from '../model/clubs/club-versions.js';

/** Every table of the product; a new entity is added here and in a migration. */
export const ENTITIES = [
  AgeGroupCount,
  ArchivedReview,
  AuditEntry,
  AutomaticHide,
  Claim,
  Club,
  ClubAddress,
  ClubAdmin,
  ClubAdminChallenge,
  ClubAdminPasskey,
  ClubAdminRecoveryCode,
  ClubAdminToken,
  ClubAgeGroupCount,
  ClubChange,
  ClubDailyFigure,
  ClubImport,
  ClubImportChange,
  ClubImportJob,
  ClubImportPiece,
  ClubImportRow,
  ClubMergeMove,
  ClubOpening,
  ClubPhoto,
  ClubSession,
  OpenDataItem,
  ClubSource,
  ClubSuggestion,
  ClubVersion,
  ClubWarning,
  EntryAssignment,
  DecisionJob,
  QueueFilter,
  EntryLook,
  QueueWeek,
  QueueNote,
  Enquiry,
  EnquiryBlock,
  Ground,
  InvitationRefusal,
  Mail,
  Mailbox,
  ManagedClub,
  MonthlyRemovalCount,
  MonthlyModerationFigure,
  MonthlyReviewCount,
  Notice,
  NoticeEvent,
  OutwardCode,
  Postcode,
  RateLimitCounter,
  ReleaseLoads,
  ReleaseTimings,
  ReportCase,
  ReplyTemplate,
  Review,
  ReviewAppeal,
  ReviewEdit,
  ReviewHandlingCount,
  ReviewInvitation,
  ReviewReport,
  ReviewToken,
  SafetyAlert,
  SavedOperatorSetting,
  SavedSearch,
  SavedSearchClub,
  SeasonSlot,
  SiteCounter,
  SiteSetting,
  StoredSession,
  StaffChallenge,
  StaffMember,
  StaffPasskey,
  StaffRecoveryCode,
  StaffToken,
  SubmissionTrace,
  SubmissionTraceBand,
  SummaryJob,
  SupportAlert,
  SuppressedAddress,
];
