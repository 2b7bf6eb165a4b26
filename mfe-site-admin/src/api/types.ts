import type {
  GetAdminNoticeApiResponse,
  GetAdminStatsApiResponse,
  GetReviewHistoryApiResponse,
  ListAdminClaimsApiArg,
  ListAdminClaimsApiResponse,
  ListAdminNoticesApiResponse,
  ListAdminReviewsApiArg,
  ListAdminReviewsApiResponse,
  ListRemovedReviewsApiArg,
  ListRemovedReviewsApiResponse,
  ListReportedReviewsApiResponse,
} from './generated';

/** The api's types under the names that the screens use. */
export type AdminReview = ListAdminReviewsApiResponse[number];
export type ReportedReview = ListReportedReviewsApiResponse[number];
export type RemovedReview = ListRemovedReviewsApiResponse[number];
export type AuditEntry = GetReviewHistoryApiResponse[number];
export type AdminStats = GetAdminStatsApiResponse;
export type AdminClaim = ListAdminClaimsApiResponse[number];
export type AdminNotice = GetAdminNoticeApiResponse;
export type AdminNoticeEntry = ListAdminNoticesApiResponse[number];
export type ClaimStatus = AdminClaim['status'];
export type ClubLogin = AdminClaim['clubLogins'][number];

/** The filters of the lists. */
export type ReviewsArg = Omit<ListAdminReviewsApiArg, 'cursor' | 'limit'>;
export type RemovedReviewsArg = Omit<ListRemovedReviewsApiArg, 'cursor' | 'limit'>;
export type ClaimsArg = Omit<ListAdminClaimsApiArg, 'cursor' | 'limit'>;
