import type {
  GetAgeGroupStatsApiResponse,
  GetClubApiResponse,
  GetStatsApiResponse,
  ListClubsPageApiResponse,
  ListRecentReviewsApiResponse,
  SearchClubsApiResponse,
} from './generated';

/** The wire's shapes under the names that the screens use, whatever the contract calls its schemas. */
export type ClubsPage = ListClubsPageApiResponse;
export type ClubSummary = ClubsPage['clubs'][number];
export type ClubSearchResult = SearchClubsApiResponse[number];
export type ClubDetail = GetClubApiResponse;
export type Review = ListRecentReviewsApiResponse[number];
export type Stats = GetStatsApiResponse;
export type AgeGroupCount = GetAgeGroupStatsApiResponse[number];

/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** What a search led to: clubs, or the server's reason for refusing its postcode. */
export interface SearchOutcome {
  clubs: ClubSearchResult[];
  /** All clubs found, of which `clubs` are one page. */
  total: number;
  /** Where the postcode searched for lies; null without one. */
  centre: Coordinates | null;
  /** The server's words about a postcode it does not know; null when the search ran. */
  refusal: string | null;
}

/** Some of a club's visible reviews, newest first, and how many there are in all. */
export interface ClubReviews {
  reviews: Review[];
  total: number;
}

/** One page of a list of all clubs' reviews. */
export interface ReviewsPage {
  reviews: Review[];
  /** All reviews of the list; null where nobody counts them. */
  total: number | null;
  hasNext: boolean;
}
