import type {
  GetClubAdminSessionApiResponse,
  GetClubDashboardApiResponse,
  GetClubInsightsApiResponse,
  ListOwnReviewsApiArg,
  ListOwnReviewsApiResponse,
  UpdateOwnClubApiArg,
} from './generated';

/** The wire's shapes under the names that the screens use, whatever the contract calls its schemas. */
export type OwnClub = GetClubDashboardApiResponse['club'];
export type ManagedClub = GetClubAdminSessionApiResponse['clubs'][number];
export type DashboardStats = GetClubDashboardApiResponse['stats'];
export type ClubReview = ListOwnReviewsApiResponse[number];
export type ClubInsights = GetClubInsightsApiResponse;
export type ProfileBody = UpdateOwnClubApiArg['body'];

/** What the list of reviews is narrowed to. */
export type ReviewsArg = Omit<ListOwnReviewsApiArg, 'cursor' | 'limit'>;
