import { CreateClubs1750000000000 } from './1750000000000-create-clubs.js';
import { CreateReviews1750000001000 } from './1750000001000-create-reviews.js';
import { CreateClaims1750000002000 } from './1750000002000-create-claims.js';
import { CreatePostcodes1750000003000 } from './1750000003000-create-postcodes.js';
import { CreateSubmission1750000004000 } from './1750000004000-create-submission.js';
import { IndexModeration1750000005000 } from './1750000005000-index-moderation.js';
import { CreateClubAccounts1750000006000 } from './1750000006000-create-club-accounts.js';
import { IndexRatings1750000007000 } from './1750000007000-index-ratings.js';
import { EraseClaimContacts1750000008000 } from './1750000008000-erase-claim-contacts.js';
import { KeepSession1750000009000 } from './1750000009000-keep-session.js';
import { ManageSeveralClubs1750000010000 } from './1750000010000-manage-several-clubs.js';
import { ReviewPlaces1750000011000 } from './1750000011000-review-places.js';
import { TraceSubmissions1750000012000 } from './1750000012000-trace-submissions.js';
import { DateClaimDecisions1750000013000 } from './1750000013000-date-claim-decisions.js';
import { CountReviewsByMonth1750000014000 } from './1750000014000-count-reviews-by-month.js';
import { GiveRemovalReasons1750000015000 } from './1750000015000-give-removal-reasons.js';
import { ReportReviews1750000016000 } from './1750000016000-report-reviews.js';
import { TakeNotices1750000017000 } from './1750000017000-take-notices.js';
import { AppealRemovals1750000018000 } from './1750000018000-appeal-removals.js';
import { KeepDesk1750000026000 } from './1750000026000-keep-desk.js';
import { KeepDeskFigures1750000031000 } from './1750000031000-keep-desk-figures.js';
import { IndexClubReviews1750000034000 } from './1750000034000-index-club-reviews.js';
import { NameImporters1750000032000 } from './1750000032000-name-importers.js';
import { ImportClubs1750000021000 } from './1750000021000-import-clubs.js';
import { AddClubFacts1750000022000 } from './1750000022000-add-club-facts.js';
import { ImportByBrowser1750000022100 } from './1750000022100-import-by-browser.js';
import { KeepSessions1750000023000 } from './1750000023000-keep-sessions.js';
import { NameStaff1750000024000 } from './1750000024000-name-staff.js';
import { FindPeople1750000029000 } from './1750000029000-find-people.js';
import { NameNoticeSteps1750000029100 } from './1750000029100-name-notice-steps.js';
import { KeepDirectory1750000025000 } from './1750000025000-keep-directory.js';
import { TakeSuggestions1750000027000 } from './1750000027000-take-suggestions.js';
import { QueueClubChanges1750000030000 } from './1750000030000-queue-club-changes.js';
import { AnnotateDesk1750000030100 } from './1750000030100-annotate-desk.js';
import { KeepClubPhotos1750000035000 } from './1750000035000-keep-club-photos.js';
import { MailStaff1750000028000 } from './1750000028000-mail-staff.js';
import { KeepReplyTemplates1750000036000 } from './1750000036000-keep-reply-templates.js';
import { CountViewsOfClubs1750000036100 } from './1750000036100-count-views-of-clubs.js';
import { TakeEnquiries1750000037000 } from './1750000037000-take-enquiries.js';
import { VersionClubs1750000033000 } from './1750000033000-version-clubs.js';
import { SaveSearches1750000033500 } from './1750000033500-save-searches.js';
import { CountLoadsOfReleases1750000040000 } from './1750000040000-count-loads-of-releases.js';
import { BudgetMailboxes1750000042000 } from './1750000042000-budget-mailboxes.js';
import { FreeSeasonPlaces1750000041000 } from './1750000041000-free-season-places.js';
import { TellEngland1750000043000 } from './1750000043000-tell-england.js';
import { CapHiding1750000044000 } from './1750000044000-cap-hiding.js';
import { CountConfirmedTraces1750000045000 } from './1750000045000-count-confirmed-traces.js';
import { EncryptClaimContacts1750000046000 } from './1750000046000-encrypt-claim-contacts.js';
import { WeighReviews1750000046500 } from './1750000046500-weigh-reviews.js';
import { AddFirstAider1750000047000 } from './1750000047000-add-first-aider.js';
import { ProtectClubLogins1750000047500 } from './1750000047500-protect-club-logins.js';
import { AddFounded1750000048000 } from './1750000048000-add-founded.js';
import { QueueJobs1750000048500 } from './1750000048500-queue-jobs.js';
import { NameOperator1750000049000 } from './1750000049000-name-operator.js';
import { RankQueue1750000049300 } from './1750000049300-rank-queue.js';
import { MarkSampleData1750000049500 } from './1750000049500-mark-sample-data.js';
import { IndexSampleData1750000049600 } from './1750000049600-index-sample-data.js';
import { SuppressAddresses1750000050000 } from './1750000050000-suppress-addresses.js';
import { ChooseColumns1750000051100 } from './1750000051100-choose-columns.js';
import { ListSessions1750000051300 } from './1750000051300-list-sessions.js';
import { CallOffWeeks1750000051600 } from './1750000051600-call-off-weeks.js';
import { NoteFactSources1750000052300 } from './1750000052300-note-fact-sources.js';
import { AddGrounds1750000052200 } from './1750000052200-add-grounds.js';
import { PublishOpenData1750000052000 } from './1750000052000-publish-open-data.js';
import { CountByStars1750000052500 } from './1750000052500-count-by-stars.js';
import { WarnOfClubs1750000052510 } from './1750000052510-warn-of-clubs.js';
import { InviteReviewers1750000052400 } from './1750000052400-invite-reviewers.js';

/** Every change of the schema in order, for both engines; a released one is never edited. */
export const MIGRATIONS = [
  CreateClubs1750000000000,
  CreateReviews1750000001000,
  CreateClaims1750000002000,
  CreatePostcodes1750000003000,
  CreateSubmission1750000004000,
  IndexModeration1750000005000,
  CreateClubAccounts1750000006000,
  IndexRatings1750000007000,
  EraseClaimContacts1750000008000,
  KeepSession1750000009000,
  ManageSeveralClubs1750000010000,
  ReviewPlaces1750000011000,
  TraceSubmissions1750000012000,
  DateClaimDecisions1750000013000,
  CountReviewsByMonth1750000014000,
  GiveRemovalReasons1750000015000,
  ReportReviews1750000016000,
  TakeNotices1750000017000,
  AppealRemovals1750000018000,
  ImportClubs1750000021000,
  AddClubFacts1750000022000,
  ImportByBrowser1750000022100,
  KeepSessions1750000023000,
  NameStaff1750000024000,
  KeepDirectory1750000025000,
  KeepDesk1750000026000,
  TakeSuggestions1750000027000,
  MailStaff1750000028000,
  FindPeople1750000029000,
  NameNoticeSteps1750000029100,
  QueueClubChanges1750000030000,
  KeepDeskFigures1750000031000,
  NameImporters1750000032000,
  AnnotateDesk1750000030100,
  KeepClubPhotos1750000035000,
  KeepReplyTemplates1750000036000,
  TakeEnquiries1750000037000,
  VersionClubs1750000033000,
  IndexClubReviews1750000034000,
  CountViewsOfClubs1750000036100,
  SaveSearches1750000033500,
  CountLoadsOfReleases1750000040000,
  FreeSeasonPlaces1750000041000,
  BudgetMailboxes1750000042000,
  TellEngland1750000043000,
  CapHiding1750000044000,
  CountConfirmedTraces1750000045000,
  EncryptClaimContacts1750000046000,
  WeighReviews1750000046500,
  AddFirstAider1750000047000,
  ProtectClubLogins1750000047500,
  AddFounded1750000048000,
  QueueJobs1750000048500,
  NameOperator1750000049000,
  RankQueue1750000049300,
  MarkSampleData1750000049500,
  IndexSampleData1750000049600,
  SuppressAddresses1750000050000,
  ChooseColumns1750000051100,
  ListSessions1750000051300,
  CallOffWeeks1750000051600,
  NoteFactSources1750000052300,
  AddGrounds1750000052200,
  PublishOpenData1750000052000,
  CountByStars1750000052500,
  WarnOfClubs1750000052510,
  InviteReviewers1750000052400,
];
