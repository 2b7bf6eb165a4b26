import type {
  GetClubAdminSessionApiResponse,
  GetClubDashboardApiResponse,
  GetClubInsightsApiResponse,
  ListClubReportsApiResponse,
  ListOwnReviewsApiArg,
  ListOwnReviewsApiResponse,
  UpdateOwnClubApiArg,
} from './generated';

/** The api's types under the names that the screens use. */
export type OwnClub = GetClubDashboardApiResponse['club'];
export type ManagedClub = GetClubAdminSessionApiResponse['clubs'][number];
export type DashboardStats = GetClubDashboardApiResponse['stats'];
export type ClubReview = ListOwnReviewsApiResponse[number];
export type ClubReport = ListClubReportsApiResponse[number];
export type ClubInsights = GetClubInsightsApiResponse;
export type ProfileBody = UpdateOwnClubApiArg['body'];

/** The filters of the list of reviews. */
export type ReviewsArg = Omit<ListOwnReviewsApiArg, 'cursor' | 'limit'>;
