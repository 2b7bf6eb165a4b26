import type {
  FindClubsApiResponse,
  GetAgeGroupStatsApiResponse,
  GetClubApiResponse,
  GetGroundApiResponse,
  GetModerationByMonthApiResponse,
  GetOpenDataApiResponse,
  GetReviewHandlingApiResponse,
  GetReviewsByMonthApiResponse,
  GetStatsApiResponse,
  ListClubsPageApiResponse,
  ListRecentReviewsApiResponse,
  SuggestClubsApiResponse,
} from './generated';
import type {
  GetMyEnquiryApiResponse,
  GetMySavedSearchApiResponse,
  GetMyNoticeApiResponse,
  GetMyReportApiResponse,
  GetMyReviewApiResponse,
  GetNoticeForAuthorApiResponse,
  PreviewReviewApiResponse,
  RejectReviewApiResponse,
} from './generated-personal';

/** The api's types under the names that the screens use, so that a renamed schema changes nothing else. */
/** One page of the directory, without summaries, which no list shows. */
export type ClubsPage = Omit<ListClubsPageApiResponse, 'clubs'> & {
  clubs: Omit<ListClubsPageApiResponse['clubs'][number], 'aiSummary'>[];
};
export type ListedClub = ClubsPage['clubs'][number];
export type SessionToTry = NonNullable<GetClubApiResponse['page']>['sessions'][number];
export type Dataset = GetOpenDataApiResponse;
export type FoundClubs = FindClubsApiResponse;
export type FoundClub = FoundClubs['clubs'][number];
/** What a club's card shows. */
export type ClubSummary = Pick<
  FoundClub,
  | 'id'
  | 'name'
  | 'slug'
  | 'location'
  | 'sport'
  | 'description'
  | 'imageUrl'
  | 'website'
  | 'homeGround'
  | 'leagues'
  | 'overallRating'
  | 'reviewCount'
>;
export type Facets = FoundClubs['facets'];
export type Suggestions = SuggestClubsApiResponse;
export type ClubDetail = GetClubApiResponse;
export type GroundPage = GetGroundApiResponse;
export type ClubPageFacts = NonNullable<ClubDetail['page']>;
export type ClubSeason = ClubPageFacts['seasons'][number];
export type Review = ListRecentReviewsApiResponse[number];
export type MyReview = GetMyReviewApiResponse;
export type Appeal = NonNullable<MyReview['appeal']>;
export type ReviewContent = MyReview['review'];
export type EnquiryProgress = GetMyEnquiryApiResponse;
export type SavedSearchProgress = GetMySavedSearchApiResponse;
export type MyNotice = GetMyNoticeApiResponse;
export type NoticeForAuthor = GetNoticeForAuthorApiResponse;
export type RejectedReview = RejectReviewApiResponse;
export type ReviewPreview = PreviewReviewApiResponse;
export type Stats = GetStatsApiResponse;
export type ReportStatus = GetMyReportApiResponse;
export type ModerationFigures = GetModerationByMonthApiResponse;
export type ReviewHandling = GetReviewHandlingApiResponse;
export type HandledReviews = ReviewHandling['total'];
export type ReviewMonth = GetReviewsByMonthApiResponse[number];
export type AgeGroupCount = GetAgeGroupStatsApiResponse[number];

/** A point on Earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Some of a club's visible reviews, newest first, and how many there are in total. */
export interface ClubReviews {
  reviews: Review[];
  total: number;
}

/** One page of a list of all clubs' reviews. */
export interface ReviewsPage {
  reviews: Review[];
  /** How many reviews the whole list has; null if the api doesn't count them. */
  total: number | null;
  hasNext: boolean;
}
