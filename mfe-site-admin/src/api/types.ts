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
export type ReviewStatus = AdminReview['status'];
export type AuditEntry = GetReviewHistoryApiResponse[number];
export type AdminStats = GetAdminStatsApiResponse;
export type AdminClaim = ListAdminClaimsApiResponse[number];
export type ClaimStatus = AdminClaim['status'];

/** What a list is narrowed to. */
export type ReviewsArg = Omit<ListAdminReviewsApiArg, 'cursor' | 'limit'>;
export type ClaimsArg = Omit<ListAdminClaimsApiArg, 'cursor' | 'limit'>;

/** A part of a list, and where the rest begins. */
export interface ListPart<Entry> {
  entries: Entry[];
  /** The cursor of the part that follows; null at the end. */
  next: string | null;
}
