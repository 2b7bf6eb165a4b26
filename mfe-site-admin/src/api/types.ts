import type {
  GetAdminStatsApiResponse,
  GetReviewHistoryApiResponse,
  ListAdminClaimsApiArg,
  ListAdminClaimsApiResponse,
  ListAdminReviewsApiArg,
  ListAdminReviewsApiResponse,
} from './generated';

/** The wire's shapes under the names that the screens use, whatever the contract calls its schemas. */
export type AdminReview = ListAdminReviewsApiResponse[number];
export type AuditEntry = GetReviewHistoryApiResponse[number];
export type AdminStats = GetAdminStatsApiResponse;
export type AdminClaim = ListAdminClaimsApiResponse[number];
export type ClaimStatus = AdminClaim['status'];
export type ClubLogin = AdminClaim['clubLogins'][number];

/** What a list is narrowed to. */
export type ReviewsArg = Omit<ListAdminReviewsApiArg, 'cursor' | 'limit'>;
export type ClaimsArg = Omit<ListAdminClaimsApiArg, 'cursor' | 'limit'>;
