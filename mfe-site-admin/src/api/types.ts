import type {
  CountQueueEntriesApiResponse,
  AddClubApiArg,
  GetAdminClubApiResponse,
  ListAdminClubsApiArg,
  ListAdminClubsApiResponse,
  ListClubHistoryApiResponse,
  GetQueueFiguresApiResponse,
  GetReleaseBoardApiResponse,
  FindPersonApiResponse,
  GetClubImportApiResponse,
  GetOperatorSettingsApiResponse,
  GetOwnAccountApiResponse,
  GetSiteAdminSessionApiResponse,
  ListStaffApiResponse,
  ListSuppressedAddressesApiResponse,
  GetAdminNoticeApiResponse,
  GetAdminStatsApiResponse,
  GetFirstDayApiResponse,
  GetReviewHistoryApiResponse,
  GetSiteStatusApiResponse,
  ListAccessRecordApiArg,
  ListAccessRecordApiResponse,
  ListAdminClaimsApiArg,
  ListAdminClaimsApiResponse,
  ListAdminNoticesApiResponse,
  ListAdminReviewsApiArg,
  ListAdminReviewsApiResponse,
  DecideQueueEntriesApiArg,
  ListQueueEntriesApiArg,
  ListQueueEntriesApiResponse,
  ListAdminPhotosApiArg,
  ListAdminPhotosApiResponse,
  ListAdminEnquiriesApiArg,
  ListAdminEnquiriesApiResponse,
  ListAdminSuggestionsApiArg,
  ListAdminSuggestionsApiResponse,
  ListClubWarningsApiResponse,
  ListClubFileColumnsApiResponse,
  ListClubImportsApiResponse,
  ListSessionsOfClubApiResponse,
  ListQueueFiltersApiResponse,
  ListQueueNotesApiResponse,
  ListRemovedReviewsApiArg,
  ListRemovedReviewsApiResponse,
  ListReportedReviewsApiResponse,
} from './generated';

/** The api's types under the names that the screens use. */
export type AdminReview = ListAdminReviewsApiResponse[number];
export type ReportedReview = ListReportedReviewsApiResponse[number];
export type RemovedReview = ListRemovedReviewsApiResponse[number];
export type QueueEntry = ListQueueEntriesApiResponse[number];
export type QueueCounts = CountQueueEntriesApiResponse;
export type EntryNote = ListQueueNotesApiResponse[number];
export type SavedFilter = ListQueueFiltersApiResponse[number];
export type QueueDecision = DecideQueueEntriesApiArg['body']['decisions'][number];
export type QueueFigures = GetQueueFiguresApiResponse;
export type QueueWeek = QueueFigures['weeks'][number];
export type OperatorSettings = GetOperatorSettingsApiResponse;
export type SettingState = OperatorSettings['settings'][number];
export type SettingChange = OperatorSettings['changes'][number];
export type ReleaseBoard = GetReleaseBoardApiResponse;
export type LiveRelease = ReleaseBoard['releases'][number];
export type ReleaseChange = ReleaseBoard['history'][number];
export type StatusEntry = GetSiteStatusApiResponse[number];
export type SuppressedAddress = ListSuppressedAddressesApiResponse[number];
export type FirstDayStep = GetFirstDayApiResponse['steps'][number]['step'];
export type AuditEntry = GetReviewHistoryApiResponse[number];
export type FoundPerson = FindPersonApiResponse;
export type PersonPart = FoundPerson['parts'][number];
export type PersonEntry = PersonPart['entries'][number];
export type AccessEntry = ListAccessRecordApiResponse[number];
export type StaffMember = ListStaffApiResponse[number];
export type SessionStaff = GetSiteAdminSessionApiResponse['staff'];
export type OwnAccount = GetOwnAccountApiResponse;
export type AdminStats = GetAdminStatsApiResponse;
export type AdminClaim = ListAdminClaimsApiResponse[number];
export type AdminPhoto = ListAdminPhotosApiResponse[number];
export type ClubWarning = ListClubWarningsApiResponse[number];
export type AdminSuggestion = ListAdminSuggestionsApiResponse[number];
export type AdminEnquiry = ListAdminEnquiriesApiResponse[number];
export type AdminNotice = GetAdminNoticeApiResponse;
export type AdminNoticeEntry = ListAdminNoticesApiResponse[number];
export type ClaimStatus = AdminClaim['status'];
export type ClaimCandidate = AdminClaim['candidates'][number];
export type ClubLogin = AdminClaim['clubLogins'][number];
export type AdminClub = GetAdminClubApiResponse;
export type AdminClubRow = ListAdminClubsApiResponse[number];
export type SessionToTry = ListSessionsOfClubApiResponse[number];
export type ClubState = AdminClub['state'];
export type ClubChange = ListClubHistoryApiResponse[number];
export type NewClub = AddClubApiArg['body'];
export type ImportProgress = GetClubImportApiResponse;
export type ImportCounts = NonNullable<ImportProgress['counts']>;
export type FileColumn = ListClubFileColumnsApiResponse[number];
export type PastImport = ListClubImportsApiResponse['imports'][number];

/** The filters of the lists. */
export type ReviewsArg = Omit<ListAdminReviewsApiArg, 'cursor' | 'limit'>;
export type RemovedReviewsArg = Omit<ListRemovedReviewsApiArg, 'cursor' | 'limit'>;
export type QueueArg = Omit<ListQueueEntriesApiArg, 'limit'>;
export type AccessRecordArg = Omit<ListAccessRecordApiArg, 'cursor' | 'limit'>;
export type PhotosArg = Omit<ListAdminPhotosApiArg, 'cursor' | 'limit'>;
export type SuggestionsArg = Omit<ListAdminSuggestionsApiArg, 'cursor' | 'limit'>;
export type AdminEnquiriesArg = Omit<ListAdminEnquiriesApiArg, 'cursor' | 'limit'>;
export type ClaimsArg = Omit<ListAdminClaimsApiArg, 'cursor' | 'limit'>;
export type AdminClubsArg = Omit<ListAdminClubsApiArg, 'cursor' | 'limit'>;
