import { collector as api } from './collector';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findClubs: build.query<FindClubsApiResponse, FindClubsApiArg>({
      query: (queryArg) => ({
        url: `/clubs/find`,
        params: {
          q: queryArg.q,
          near: queryArg.near,
          lat: queryArg.lat,
          lng: queryArg.lng,
          radius: queryArg.radius,
          age: queryArg.age,
          team: queryArg.team,
          day: queryArg.day,
          places: queryArg.places,
          stars: queryArg.stars,
          reviewed: queryArg.reviewed,
          league: queryArg.league,
          cost: queryArg.cost,
          trial: queryArg.trial,
          sessions: queryArg.sessions,
          accredited: queryArg.accredited,
          surface: queryArg.surface,
          access: queryArg.access,
          unlisted: queryArg.unlisted,
          sort: queryArg.sort,
          page: queryArg.page,
          pageSize: queryArg.pageSize,
        },
      }),
    }),
    listClubsPage: build.query<ListClubsPageApiResponse, ListClubsPageApiArg>({
      query: (queryArg) => ({
        url: `/clubs/paginated`,
        params: {
          page: queryArg.page,
          pageSize: queryArg.pageSize,
          q: queryArg.q,
          sort: queryArg.sort,
        },
      }),
    }),
    suggestClubs: build.query<SuggestClubsApiResponse, SuggestClubsApiArg>({
      query: (queryArg) => ({
        url: `/clubs/suggestions`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
    getClub: build.query<GetClubApiResponse, GetClubApiArg>({
      query: (queryArg) => ({
        url: `/clubs/${encodeURIComponent(String(queryArg.idOrSlug))}`,
        params: {
          include: queryArg.include,
        },
      }),
    }),
    getClubReviewHandling: build.query<GetClubReviewHandlingApiResponse, GetClubReviewHandlingApiArg>({
      query: (queryArg) => ({
        url: `/clubs/${encodeURIComponent(String(queryArg.idOrSlug))}/review-handling`,
      }),
    }),
    listClubReviews: build.query<ListClubReviewsApiResponse, ListClubReviewsApiArg>({
      query: (queryArg) => ({
        url: `/clubs/${encodeURIComponent(String(queryArg.id))}/reviews`,
        params: {
          ageGroup: queryArg.ageGroup,
          limit: queryArg.limit,
          page: queryArg.page,
          sortBy: queryArg.sortBy,
          stars: queryArg.stars,
          words: queryArg.words,
        },
      }),
    }),
    getGround: build.query<GetGroundApiResponse, GetGroundApiArg>({
      query: (queryArg) => ({ url: `/grounds/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getOpenData: build.query<GetOpenDataApiResponse, GetOpenDataApiArg>({
      query: () => ({ url: `/open-data` }),
    }),
    countOpening: build.mutation<CountOpeningApiResponse, CountOpeningApiArg>({
      query: (queryArg) => ({ url: `/openings`, method: 'POST', body: queryArg.body }),
    }),
    listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
      query: (queryArg) => ({
        url: `/reviews`,
        params: {
          ageGroup: queryArg.ageGroup,
          limit: queryArg.limit,
          page: queryArg.page,
        },
      }),
    }),
    listReviewsByAgeGroup: build.query<ListReviewsByAgeGroupApiResponse, ListReviewsByAgeGroupApiArg>({
      query: (queryArg) => ({
        url: `/reviews/age/${encodeURIComponent(String(queryArg.ageGroup))}`,
        params: {
          sortBy: queryArg.sortBy,
          limit: queryArg.limit,
          page: queryArg.page,
        },
      }),
    }),
    listReviewsByCategory: build.query<ListReviewsByCategoryApiResponse, ListReviewsByCategoryApiArg>({
      query: (queryArg) => ({
        url: `/reviews/category/${encodeURIComponent(String(queryArg.category))}`,
        params: {
          minRating: queryArg.minRating,
          sortBy: queryArg.sortBy,
          limit: queryArg.limit,
          page: queryArg.page,
        },
      }),
    }),
    listRecentReviews: build.query<ListRecentReviewsApiResponse, ListRecentReviewsApiArg>({
      query: (queryArg) => ({
        url: `/reviews/recent`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    getWritingRules: build.query<GetWritingRulesApiResponse, GetWritingRulesApiArg>({
      query: () => ({ url: `/reviews/writing-rules` }),
    }),
    getReview: build.query<GetReviewApiResponse, GetReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getStats: build.query<GetStatsApiResponse, GetStatsApiArg>({
      query: () => ({ url: `/stats` }),
    }),
    getAgeGroupStats: build.query<GetAgeGroupStatsApiResponse, GetAgeGroupStatsApiArg>({
      query: () => ({ url: `/stats/age-groups` }),
    }),
    getModerationByMonth: build.query<GetModerationByMonthApiResponse, GetModerationByMonthApiArg>({
      query: () => ({ url: `/stats/moderation-by-month` }),
    }),
    getReviewHandling: build.query<GetReviewHandlingApiResponse, GetReviewHandlingApiArg>({
      query: () => ({ url: `/stats/review-handling` }),
    }),
    getReviewsByMonth: build.query<GetReviewsByMonthApiResponse, GetReviewsByMonthApiArg>({
      query: () => ({ url: `/stats/reviews-by-month` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedEndpoints };
export type FindClubsApiResponse = /** status 200  */ FoundClubs;
export type FindClubsApiArg = {
  /** What a club’s name or location contains; or a postcode or its first half */
  q?: string;
  /** A town, a postcode or its first half: the place to search around */
  near?: string;
  /** Where the visitor is, with lng: counts before near and q */
  lat?: number;
  /** Where the visitor is, with lat */
  lng?: number;
  /** Miles around the place, if there is one */
  radius?: 1 | 3 | 5 | 10 | 20 | 50;
  /** Clubs with a team of this age group */
  age?:
    | 'U6s'
    | 'U7s'
    | 'U8s'
    | 'U9s'
    | 'U10s'
    | 'U11s'
    | 'U12s'
    | 'U13s'
    | 'U14s'
    | 'U15s'
    | 'U16s'
    | 'U17s'
    | 'U18s'
    | 'all ages';
  /** Clubs with teams of all of these kinds */
  team?: ('boys' | 'girls' | 'mixed' | 'disability')[];
  /** Clubs with a team that trains on one of these days */
  day?: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  /** Clubs with a team that has places free */
  places?: boolean;
  /** Clubs with at least so many stars */
  stars?: number;
  /** Clubs with reviews */
  reviewed?: boolean;
  /** Clubs of this league, by its value in the facets */
  league?: string;
  /** Clubs that cost at most so many pounds a month; 0 is free */
  cost?: number;
  /** Clubs with a free trial */
  trial?: boolean;
  /** Clubs with a session to try in the next 4 weeks */
  sessions?: boolean;
  /** Clubs accredited by the FA */
  accredited?: boolean;
  /** Clubs that play on any of these */
  surface?: ('grass' | '3g' | 'astro' | 'hard-court' | 'indoor')[];
  /** Clubs whose ground offers all of these */
  access?: (
    | 'parking'
    | 'blue-badge-parking'
    | 'step-free'
    | 'public-transport'
    | 'toilets'
    | 'accessible-toilet'
    | 'changing-rooms'
    | 'floodlights'
    | 'refreshments'
  )[];
  /** Only clubs that match everything else, but haven’t listed what the filters ask for */
  unlisted?: boolean;
  /** By distance with a place, by relevance with a text, else by name */
  sort?:
    | 'distance'
    | 'rating'
    | 'reviews'
    | 'name'
    | 'relevance'
    | 'cost'
    | 'coaching'
    | 'communication'
    | 'facilities'
    | 'inclusivity'
    | 'value';
  /** Which page, from 1 */
  page?: number;
  /** Clubs on a page */
  pageSize?: number;
};
export type ListClubsPageApiResponse = /** status 200  */ ClubsPage;
export type ListClubsPageApiArg = {
  /** Which page, from 1 */
  page?: number;
  /** Clubs on a page */
  pageSize?: number;
  /** Only clubs whose name or location contains this */
  q?: string;
  /** By name, best rated first, or most reviews first */
  sort?: 'name' | 'rating' | 'reviews';
};
export type SuggestClubsApiResponse = /** status 200  */ FindSuggestions;
export type SuggestClubsApiArg = {
  /** What has been typed so far */
  q?: string;
};
export type GetClubApiResponse = /** status 200  */ ClubPageResponse;
export type GetClubApiArg = {
  /** The club's id or slug */
  idOrSlug: string;
  /** Adds what the club’s page says beside its facts */
  include?: 'page';
};
export type GetClubReviewHandlingApiResponse = /** status 200  */ ReviewHandling;
export type GetClubReviewHandlingApiArg = {
  /** The club's id or slug */
  idOrSlug: string;
};
export type ListClubReviewsApiResponse = /** status 200  */ Review[];
export type ListClubReviewsApiArg = {
  /** The club's id or slug */
  id: string;
  /** Only reviews from this age group */
  ageGroup?:
    | 'U7s'
    | 'U8s'
    | 'U9s'
    | 'U10s'
    | 'U11s'
    | 'U12s'
    | 'U13s'
    | 'U14s'
    | 'U15s'
    | 'U16s'
    | 'U17s'
    | 'U18s'
    | 'prefer not to disclose';
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
  /** Newest first, or by overall rating */
  sortBy?: 'highest' | 'lowest' | 'recent';
  /** Only reviews whose overall rating rounds to this number of stars */
  stars?: number;
  /** Only reviews whose text has all of these words */
  words?: string;
};
export type GetGroundApiResponse = /** status 200  */ GroundPage;
export type GetGroundApiArg = {
  id: number;
};
export type GetOpenDataApiResponse = /** status 200  */ Dataset;
export type GetOpenDataApiArg = void;
export type CountOpeningApiResponse = unknown;
export type CountOpeningApiArg = {
  body: {
    /** What opening the page counts: a look at a club, or clubs on a page of search results */
    opening: string;
  };
};
export type ListReviewsApiResponse = /** status 200  */ Review[];
export type ListReviewsApiArg = {
  /** Only reviews from this age group */
  ageGroup?:
    | 'U7s'
    | 'U8s'
    | 'U9s'
    | 'U10s'
    | 'U11s'
    | 'U12s'
    | 'U13s'
    | 'U14s'
    | 'U15s'
    | 'U16s'
    | 'U17s'
    | 'U18s'
    | 'prefer not to disclose';
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
};
export type ListReviewsByAgeGroupApiResponse = /** status 200  */ Review[];
export type ListReviewsByAgeGroupApiArg = {
  /** The age group */
  ageGroup:
    | 'U7s'
    | 'U8s'
    | 'U9s'
    | 'U10s'
    | 'U11s'
    | 'U12s'
    | 'U13s'
    | 'U14s'
    | 'U15s'
    | 'U16s'
    | 'U17s'
    | 'U18s'
    | 'prefer not to disclose';
  /** Newest first, or by overall rating */
  sortBy?: 'highest' | 'lowest' | 'recent';
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
};
export type ListReviewsByCategoryApiResponse = /** status 200  */ Review[];
export type ListReviewsByCategoryApiArg = {
  /** What is rated */
  category: 'coaching' | 'communication' | 'facilities' | 'inclusivity' | 'value';
  /** Only reviews that rate the category at least so high */
  minRating?: number;
  /** By the rating of the category, or newest first */
  sortBy?: 'highest' | 'lowest' | 'recent';
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
};
export type ListRecentReviewsApiResponse = /** status 200  */ Review[];
export type ListRecentReviewsApiArg = {
  /** How many reviews */
  limit?: number;
};
export type GetWritingRulesApiResponse = /** status 200  */ WritingRules;
export type GetWritingRulesApiArg = void;
export type GetReviewApiResponse = /** status 200  */ Review;
export type GetReviewApiArg = {
  id: number;
};
export type GetStatsApiResponse = /** status 200  */ SiteStats;
export type GetStatsApiArg = void;
export type GetAgeGroupStatsApiResponse = /** status 200  */ AgeGroupStat[];
export type GetAgeGroupStatsApiArg = void;
export type GetModerationByMonthApiResponse = /** status 200  */ ModerationFigures;
export type GetModerationByMonthApiArg = void;
export type GetReviewHandlingApiResponse = /** status 200  */ ReviewHandling;
export type GetReviewHandlingApiArg = void;
export type GetReviewsByMonthApiResponse = /** status 200  */ ReviewMonth[];
export type GetReviewsByMonthApiArg = void;
export type FoundCost = {
  /** Whether a child can try it free; missing if the club doesn’t say */
  freeTrial?: boolean;
  /** 0 is free */
  pence: number;
  per: 'session' | 'week' | 'month' | 'term' | 'season' | 'year';
};
export type TrainingSessionDto = {
  day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
  end: string | null;
  start: string | null;
};
export type ClubTeamDto = {
  ageGroup:
    | 'U6s'
    | 'U7s'
    | 'U8s'
    | 'U9s'
    | 'U10s'
    | 'U11s'
    | 'U12s'
    | 'U13s'
    | 'U14s'
    | 'U15s'
    | 'U16s'
    | 'U17s'
    | 'U18s'
    | 'all ages';
  category: 'boys' | 'girls' | 'mixed' | 'disability';
  freePlaces: number | null;
  name: string | null;
  /** Null: the club doesn’t say */
  places: ('yes' | 'waiting-list' | 'no') | null;
  training: TrainingSessionDto[];
};
export type NextSession = {
  /** 0 is free */
  costPence: number;
  date: string;
  kind: 'taster' | 'trial' | 'open-day';
  startTime: string;
};
export type FoundClub = {
  /** The age groups of its teams, youngest first */
  ages: string[];
  /** Its average in the category that the clubs are sorted by; null in other orders or without reviews */
  categoryRating: number | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  coachingRating: number;
  /** Mean of the visible reviews, one decimal; 0 without any */
  communicationRating: number;
  cost: FoundCost | null;
  /** When the teams train that match */
  days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  description: string;
  /** Great-circle miles from the place, two decimals; null without one */
  distanceMiles: number | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  facilitiesRating: number;
  /** One to four reviews: the rating says little yet */
  fewReviews: boolean;
  homeGround: string | null;
  id: number;
  imageUrl: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  inclusivityRating: number;
  /** Whether someone manages its page for the club */
  isClaimed: boolean;
  /** Where it is, in degrees; null when not known */
  latitude: number | null;
  leagues: string[];
  location: string;
  longitude: number | null;
  /** The team that fits the filters, one with free places if there is one; null without filters for teams */
  matching: ClubTeamDto | null;
  name: string;
  /** Its next session to try in the weeks that a search covers */
  nextSession: NextSession | null;
  /** Mean of all visible ratings, one decimal; 0 without reviews */
  overallRating: number;
  /** Whether a team that matches has places free */
  placesFree: boolean;
  /** Publicly visible reviews */
  reviewCount: number;
  /** Address of its page, /clubs/{slug} */
  slug: string;
  sport: string;
  /** Whom its teams are for */
  teams: ('boys' | 'girls' | 'mixed' | 'disability')[];
  /** Mean of the visible reviews, one decimal; 0 without any */
  valueRating: number;
  website: string | null;
};
export type AccessCount = {
  /** Clubs with this choice */
  count: number;
  value:
    | 'parking'
    | 'blue-badge-parking'
    | 'step-free'
    | 'public-transport'
    | 'toilets'
    | 'accessible-toilet'
    | 'changing-rooms'
    | 'floodlights'
    | 'refreshments';
};
export type AgeCount = {
  /** Clubs with this choice */
  count: number;
  value:
    | 'U6s'
    | 'U7s'
    | 'U8s'
    | 'U9s'
    | 'U10s'
    | 'U11s'
    | 'U12s'
    | 'U13s'
    | 'U14s'
    | 'U15s'
    | 'U16s'
    | 'U17s'
    | 'U18s'
    | 'all ages';
};
export type CostCount = {
  /** Clubs with this choice */
  count: number;
  /** Pounds a month at most; 0 is free */
  pounds: number;
};
export type DayCount = {
  /** Clubs with this choice */
  count: number;
  value: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
};
export type LeagueCount = {
  /** Clubs with this choice */
  count: number;
  /** The league’s name */
  label: string;
  /** What the parameter `league` takes */
  value: string;
};
export type StarsCount = {
  /** Clubs with this choice */
  count: number;
  value: number;
};
export type SurfaceCount = {
  /** Clubs with this choice */
  count: number;
  value: 'grass' | '3g' | 'astro' | 'hard-court' | 'indoor';
};
export type TeamCount = {
  /** Clubs with this choice */
  count: number;
  value: 'boys' | 'girls' | 'mixed' | 'disability';
};
export type FindFacets = {
  access: AccessCount[];
  /** Clubs accredited by the FA */
  accredited: number;
  ages: AgeCount[];
  /** Clubs by what they cost at most */
  costs: CostCount[];
  days: DayCount[];
  /** How many more leagues the clubs found play in */
  furtherLeagues: number;
  /** Clubs with a girls’ team of each age group, in place of the age and the kinds of team that are chosen */
  girls: AgeCount[];
  /** The leagues with the most clubs, and the chosen one */
  leagues: LeagueCount[];
  /** Clubs with places free */
  places: number;
  /** Clubs with reviews */
  reviewed: number;
  /** Clubs with a session to try in the weeks that a search covers */
  sessions: number;
  stars: StarsCount[];
  surfaces: SurfaceCount[];
  teams: TeamCount[];
  /** Clubs with a free trial */
  trials: number;
};
export type NearbySearch = {
  kind: 'postcode' | 'town' | 'location';
  /** "LS6 3AA", "Otley", "Your location" */
  label: string;
  latitude: number;
  longitude: number;
  radius: 1 | 3 | 5 | 10 | 20 | 50;
  /** Clubs within it */
  total: number;
};
export type FindPlace = {
  kind: 'postcode' | 'town' | 'location';
  /** "LS6 3AA", "Otley", "Your location" */
  label: string;
  latitude: number;
  longitude: number;
};
export type WiderSearch = {
  radius: 1 | 3 | 5 | 10 | 20 | 50;
  /** Clubs within it */
  total: number;
};
export type FoundClubs = {
  clubs: FoundClub[];
  facets: FindFacets;
  /** What the same search finds around the place that `q` names, if none has been asked for */
  nearby: NearbySearch | null;
  /** The nearest that match, when there’s nothing around the place */
  nearest: FoundClub[];
  page: number;
  pageSize: number;
  place: FindPlace | null;
  /** `near` is neither a town nor a postcode, or `q` an unknown postcode */
  placeNotFound: boolean;
  /** No club’s name or location contains `q`: these are near it in spelling */
  similar: boolean;
  /** Clubs in all pages */
  total: number;
  /** Always false: `total` is exact, and every page can be read */
  totalIsCapped: boolean;
  totalPages: number;
  /** Clubs that would match too, but haven’t listed what the filters ask for */
  unlisted: number;
  /** When there’s nothing around the place */
  wider: WiderSearch | null;
};
export type ErrorResponse = {
  /** The name of the status */
  error: string;
  /** Message by field, when particular fields of the request are to blame */
  fields?: {
    [key: string]: string;
  };
  /** What went wrong, fit to be shown */
  message: string;
  statusCode: number;
};
export type ClubSearchResult = {
  /** The age groups of its teams, youngest first */
  ages: string[];
  /** "What Parents Say", from the visible reviews */
  aiSummary: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  coachingRating: number;
  /** Mean of the visible reviews, one decimal; 0 without any */
  communicationRating: number;
  cost: FoundCost | null;
  /** When the teams train that match */
  days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  description: string;
  /** Great-circle miles from the place, two decimals; null without one */
  distanceMiles: number | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  facilitiesRating: number;
  homeGround: string | null;
  id: number;
  imageUrl: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  inclusivityRating: number;
  /** Where it is, in degrees; null when not known */
  latitude: number | null;
  leagues: string[];
  location: string;
  longitude: number | null;
  name: string;
  /** Mean of all visible ratings, one decimal; 0 without reviews */
  overallRating: number;
  /** Whether a team that matches has places free */
  placesFree: boolean;
  /** Publicly visible reviews */
  reviewCount: number;
  /** Address of its page, /clubs/{slug} */
  slug: string;
  sport: string;
  /** Whom its teams are for */
  teams: ('boys' | 'girls' | 'mixed' | 'disability')[];
  /** Mean of the visible reviews, one decimal; 0 without any */
  valueRating: number;
  website: string | null;
};
export type ClubsPage = {
  clubs: ClubSearchResult[];
  page: number;
  pageSize: number;
  /** Clubs in all pages */
  total: number;
  /** Always false: `total` is exact, and every page can be read */
  totalIsCapped: boolean;
  totalPages: number;
};
export type MatchingClub = {
  id: number;
  location: string;
  name: string;
  /** Address of its page, /clubs/{slug} */
  slug: string;
};
export type SuggestedPlace = {
  label: string;
};
export type FindSuggestions = {
  clubs: MatchingClub[];
  postcodes: SuggestedPlace[];
  towns: SuggestedPlace[];
};
export type AgeGroupStat = {
  /** "U7s" to "U18s" or "prefer not to disclose" */
  ageGroup: string;
  count: number;
};
export type LinkedClub = {
  name: string;
  slug: string;
};
export type ClosedClub = {
  since: string | null;
  /** Where its players have gone */
  successor: LinkedClub | null;
};
export type ClubCostDto = {
  /** Whether a child can try it free; missing if the club doesn’t say */
  freeTrial?: boolean;
  note: string | null;
  /** 0 is free */
  pence: number;
  per: 'session' | 'week' | 'month' | 'term' | 'season' | 'year';
};
export type ClubGround = {
  groundAccess: (
    | 'parking'
    | 'blue-badge-parking'
    | 'step-free'
    | 'public-transport'
    | 'toilets'
    | 'accessible-toilet'
    | 'changing-rooms'
    | 'floodlights'
    | 'refreshments'
  )[];
  groundSurfaces: ('grass' | '3g' | 'astro' | 'hard-court' | 'indoor')[];
  /** The site’s number in Active Places */
  id: number;
  /** False once Active Places no longer has it */
  isListed: boolean;
  name: string;
  postcode: string | null;
  town: string | null;
};
export type RatedReviews = {
  count: number;
  /** Mean of their overall ratings, one decimal */
  rating: number;
};
export type InvitedReviews = {
  invited: RatedReviews;
  unprompted: RatedReviews;
};
export type PlacedClub = {
  /** The age groups of its teams, youngest first */
  ages: string[];
  /** Mean of the visible reviews, one decimal; 0 without any */
  coachingRating: number;
  /** Mean of the visible reviews, one decimal; 0 without any */
  communicationRating: number;
  cost: FoundCost | null;
  /** When the teams train that match */
  days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  description: string;
  /** Great-circle miles from the place, two decimals; null without one */
  distanceMiles: number | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  facilitiesRating: number;
  homeGround: string | null;
  id: number;
  imageUrl: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  inclusivityRating: number;
  /** Where it is, in degrees; null when not known */
  latitude: number | null;
  leagues: string[];
  location: string;
  longitude: number | null;
  name: string;
  /** Mean of all visible ratings, one decimal; 0 without reviews */
  overallRating: number;
  /** Whether a team that matches has places free */
  placesFree: boolean;
  /** Publicly visible reviews */
  reviewCount: number;
  /** Address of its page, /clubs/{slug} */
  slug: string;
  sport: string;
  /** Whom its teams are for */
  teams: ('boys' | 'girls' | 'mixed' | 'disability')[];
  /** Mean of the visible reviews, one decimal; 0 without any */
  valueRating: number;
  website: string | null;
};
export type ClubReplies = {
  /** Those that it has replied to */
  answered: number;
  /** Reviews that it could reply to */
  reviews: number;
};
export type ClubSeason = {
  /** Mean of their overall ratings, one decimal */
  overallRating: number;
  /** Visible reviews */
  reviewCount: number;
  /** The year in which it began: seasons run from August to July */
  season: number;
};
export type SessionToTry = {
  ageFrom: number | null;
  ageTo: number | null;
  /** What to bring */
  bring: string | null;
  /** Dates of a weekly session that are called off */
  calledOff: string[];
  category: 'boys' | 'girls' | 'mixed' | 'disability';
  /** 0 is free */
  costPence: number;
  /** The next dates on which it isn’t over yet, up to four */
  dates: string[];
  endTime: string;
  id: number;
  /** How to join */
  joining: string | null;
  kind: 'taster' | 'trial' | 'open-day';
  /** Where to book */
  link: string | null;
  /** Null: at the club’s ground */
  place: string | null;
  postcode: string | null;
  startTime: string;
  startsOn: string;
  state: 'on' | 'called-off';
  title: string | null;
  /** Every week up to this date; null if it’s once */
  weeklyUntil: string | null;
};
export type ClubWarningReason = 'own-reviews' | 'rewards' | 'pressure';
export type PublicWarning = {
  /** The last day that it’s shown */
  endsOn: string;
  reason: ClubWarningReason;
  since: string;
  /** What happened, in our words */
  text: string;
};
export type ClubPageFacts = {
  /** Reviews by invitation and others, compared; null with fewer than five of either */
  invitedReviews: InvitedReviews | null;
  /** Whether someone from the club manages the page */
  isClaimed: boolean;
  /** Up to four listed clubs within 15 miles, nearest first */
  nearby: PlacedClub[];
  replies: ClubReplies;
  /** The last six seasons, oldest first; those without reviews are left out */
  seasons: ClubSeason[];
  /** Sessions to try that aren’t over yet, those called off too, the soonest first */
  sessions: SessionToTry[];
  /** That its reviews were manipulated */
  warning: PublicWarning | null;
};
export type ClubPhotoDetails = {
  /** What it shows, for people who can’t see it; "" where no one has said so */
  description: string;
  height: number;
  /** Names its files: /api/photos/{key}/{width}.{format} */
  key: string;
  /** Of the largest file, in pixels */
  width: number;
};
export type NamedWelfareOfficer = {
  hasEmail: boolean;
  hasPhone: boolean;
  name: string;
};
export type ClubPageResponse = {
  aboutUs: string | null;
  accreditation: ('accredited' | '1-star' | '2-star' | '3-star') | null;
  /** Visible reviews per age group: most first, "prefer not to disclose" last */
  ageGroups: AgeGroupStat[];
  /** "What Parents Say", from the visible reviews */
  aiSummary: string | null;
  /** Set for a club that has closed: it takes no reviews or claims any more, and no list has it */
  closed: ClosedClub | null;
  clubLogo: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  coachingRating: number;
  /** Mean of the visible reviews, one decimal; 0 without any */
  communicationRating: number;
  cost: ClubCostDto | null;
  description: string;
  facebook: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  facilitiesRating: number;
  firstAider: boolean | null;
  founded: number | null;
  /** What it has chosen from Active Places; the fields below say what the club itself doesn’t */
  ground: ClubGround | null;
  groundAccess: (
    | 'parking'
    | 'blue-badge-parking'
    | 'step-free'
    | 'public-transport'
    | 'toilets'
    | 'accessible-toilet'
    | 'changing-rooms'
    | 'floodlights'
    | 'refreshments'
  )[];
  groundSurfaces: ('grass' | '3g' | 'astro' | 'hard-court' | 'indoor')[];
  homeGround: string | null;
  id: number;
  imageUrl: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  inclusivityRating: number;
  instagram: string | null;
  latitude: number | null;
  leagues: string[];
  location: string;
  longitude: number | null;
  membershipFees: string | null;
  name: string;
  /** Mean of all visible ratings, one decimal; 0 without reviews */
  overallRating: number;
  /** With include=page only */
  page?: ClubPageFacts;
  /** What the photos show, in their order */
  photoDetails: ClubPhotoDetails[];
  photos: string[];
  postcode: string | null;
  /** Visible reviews whose overall rating rounds to 1, 2, 3, 4 and 5 stars */
  ratingCounts: number[];
  /** Publicly visible reviews */
  reviewCount: number;
  siblingDiscount: string | null;
  /** Address of its page, /clubs/{slug} */
  slug: string;
  sport: string;
  teamDetails: ClubTeamDto[];
  teams: string[];
  trainingGroundAddress: string | null;
  trainingSchedule: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  valueRating: number;
  website: string | null;
  welfareOfficer: NamedWelfareOfficer | null;
  xTwitter: string | null;
};
export type ReportFigures = {
  /** Those whose review was gone before anyone decided */
  gone: number;
  /** Those that were confirmed, or sent by a club */
  received: number;
  /** Those after which the review was removed */
  removed: number;
  /** Those after which the review stayed */
  stands: number;
};
export type RecordedRemovalReason =
  | 'fake'
  | 'conflict'
  | 'abuse'
  | 'personal-data'
  | 'safeguarding'
  | 'off-topic'
  | 'advertising'
  | 'unlawful'
  | 'none-given';
export type RemovalCount = {
  count: number;
  /** "none-given": the moderator’s client sent no reason */
  reason: RecordedRemovalReason;
};
export type StarsHandled = {
  /** Reports by clubs about their own reviews */
  clubReports: ReportFigures;
  /** Reviews whose author confirmed them */
  confirmed: number;
  /** Those that an automatic check held for a moderator */
  held: number;
  /** Everyone else’s reports */
  publicReports: ReportFigures;
  /** Those that the public could read */
  published: number;
  /** `removed` by reason; those that didn’t occur are left out */
  removals: RemovalCount[];
  /** How often a moderator removed one */
  removed: number;
  /** How often a moderator put one back */
  restored: number;
  /** 0: the review was gone before its stars were noted */
  stars: 0 | 1 | 2 | 3 | 4 | 5;
};
export type HandledReviews = {
  /** Reports by clubs about their own reviews */
  clubReports: ReportFigures;
  /** Reviews whose author confirmed them */
  confirmed: number;
  /** Those that an automatic check held for a moderator */
  held: number;
  /** Everyone else’s reports */
  publicReports: ReportFigures;
  /** Those that the public could read */
  published: number;
  /** `removed` by reason; those that didn’t occur are left out */
  removals: RemovalCount[];
  /** How often a moderator removed one */
  removed: number;
  /** How often a moderator put one back */
  restored: number;
};
export type ReviewHandling = {
  /** The most stars first; null for a club with so few reviews that its people could tell whose they were */
  byStars: StarsHandled[] | null;
  total: HandledReviews;
};
export type Review = {
  /** "U7s" to "U18s" or "prefer not to disclose" */
  ageGroup: string;
  authorName: string;
  clubId: number;
  /** Where the club is: "Headingley, Leeds" */
  clubLocation: string;
  clubName: string;
  clubSlug: string;
  coachingRating: number;
  communicationRating: number;
  createdAt: string;
  facilitiesRating: number;
  id: number;
  inclusivityRating: number;
  isApproved: 0 | 1;
  /** 1: it was written with a one-time invitation by the club */
  isInvited: 0 | 1;
  isVerified: 0 | 1;
  /** Mean of the five ratings, one decimal */
  overallRating: string;
  /** The club's reply */
  responseText: string | null;
  reviewText: string;
  valueRating: number;
};
export type GroundPage = {
  /** Listed clubs by name */
  clubs: PlacedClub[];
  groundAccess: (
    | 'parking'
    | 'blue-badge-parking'
    | 'step-free'
    | 'public-transport'
    | 'toilets'
    | 'accessible-toilet'
    | 'changing-rooms'
    | 'floodlights'
    | 'refreshments'
  )[];
  groundSurfaces: ('grass' | '3g' | 'astro' | 'hard-court' | 'indoor')[];
  /** The site’s number in Active Places */
  id: number;
  /** False once Active Places no longer has it */
  isListed: boolean;
  latitude: number;
  longitude: number;
  name: string;
  postcode: string | null;
  /** How many clubs play there */
  totalClubs: number;
  town: string | null;
};
export type DatasetImage = {
  '@type': string;
  url: string;
};
export type DatasetFeed = {
  '@type': string;
  additionalType: string;
  contentUrl: string;
  encodingFormat: string;
  name: string;
};
export type DatasetPublisher = {
  '@type': string;
  legalName: string;
  logo: DatasetImage;
  name: string;
  url: string;
};
export type Dataset = {
  '@context': string[];
  '@id': string;
  '@type': string;
  backgroundImage: DatasetImage;
  description: string;
  discussionUrl: string;
  distribution: DatasetFeed[];
  documentation: string;
  inLanguage: string[];
  keywords: string[];
  license: string;
  name: string;
  publisher: DatasetPublisher;
  schemaVersion: string;
  url: string;
};
export type WritingRules = {
  /** Whole words and phrases, in any case, at which the form shows where to turn with a concern about a child */
  safeguardingWords: string[];
};
export type SiteStats = {
  totalClubs: number;
  /** Publicly visible reviews */
  totalReviews: number;
};
export type ModerationMonth = {
  /** Reviews held by automatic checks that moderators decided about */
  heldDecided: number;
  /** The median in hours, in whole days beyond three days; null while there’s none */
  hoursToDecideHeld: number | null;
  /** The median in hours, in whole days beyond three days; null while there’s none */
  hoursToDecideReport: number | null;
  /** By the clock in London */
  month: string;
  /** Reports that moderators decided about */
  reportsDecided: number;
  /** Reports of reviews that were confirmed */
  reportsReceived: number;
  /** Those of them after which the review was removed */
  reportsUpheld: number;
};
export type ModerationTotals = {
  /** Reviews held by automatic checks that moderators decided about */
  heldDecided: number;
  /** The median in hours, in whole days beyond three days; null while there’s none */
  hoursToDecideHeld: number | null;
  /** The median in hours, in whole days beyond three days; null while there’s none */
  hoursToDecideReport: number | null;
  /** Reports that moderators decided about */
  reportsDecided: number;
  /** Reports of reviews that were confirmed */
  reportsReceived: number;
  /** Those of them after which the review was removed */
  reportsUpheld: number;
};
export type ModerationFigures = {
  /** The last twelve, oldest first */
  months: ModerationMonth[];
  /** Of all the months together */
  total: ModerationTotals;
};
export type ReviewMonth = {
  /** Reviews whose author confirmed their email address */
  confirmed: number;
  /** Confirmed reviews that an automatic check held for a moderator */
  held: number;
  /** By the clock in London */
  month: string;
  /** Reviews that the public could read for the first time */
  published: number;
  /** `removed` by reason; those that didn’t occur are left out */
  removals: RemovalCount[];
  /** Confirmed reviews that a moderator took away */
  removed: number;
  /** Removed reviews that a moderator put back */
  restored: number;
  /** Reviews that were sent */
  submitted: number;
};
