import type {
  AddSessionToTryApiArg,
  GetOwnWarningApiResponse,
  GetClubAdminSessionApiResponse,
  GetClubDashboardApiResponse,
  GetClubFiguresApiResponse,
  GetClubInsightsApiResponse,
  ListClubEnquiriesApiArg,
  ListClubEnquiriesApiResponse,
  ListClubReportsApiResponse,
  ListGroundsApiResponse,
  ListOwnPhotosApiResponse,
  ListOwnReviewsApiArg,
  ListOwnReviewsApiResponse,
  ListSessionsToTryApiResponse,
  MakeInvitationCardsApiResponse,
  UpdateOwnClubApiArg,
} from './generated';

/** The api's types under the names that the screens use. */
export type OwnClub = GetClubDashboardApiResponse['club'];
export type ManagedClub = GetClubAdminSessionApiResponse['clubs'][number];
export type AwaitingModeration = GetClubDashboardApiResponse['awaitingModeration'];
export type DashboardStats = GetClubDashboardApiResponse['stats'];
export type NamedGround = ListGroundsApiResponse[number];
export type OwnPhoto = ListOwnPhotosApiResponse[number];
export type ClubReview = ListOwnReviewsApiResponse[number];
export type ClubReport = ListClubReportsApiResponse[number];
export type ClubEnquiry = ListClubEnquiriesApiResponse[number];
export type ClubFigures = GetClubFiguresApiResponse;
export type ClubInsights = GetClubInsightsApiResponse;
export type OwnWarning = NonNullable<GetOwnWarningApiResponse['warning']>;
export type SessionToTry = ListSessionsToTryApiResponse[number];
export type InvitationCards = MakeInvitationCardsApiResponse;
export type SessionBody = AddSessionToTryApiArg['body'];
export type ProfileBody = UpdateOwnClubApiArg['body'];

/** Which of a club's questions are listed. */
export type EnquiriesArg = Omit<ListClubEnquiriesApiArg, 'cursor' | 'limit'>;

/** The filters of the list of reviews. */
export type ReviewsArg = Omit<ListOwnReviewsApiArg, 'cursor' | 'limit'>;
