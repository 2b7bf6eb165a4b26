import type { ApiAnswer, DefinitionsFromApi, OverrideResultType } from '@club-reviews/shared-ui/platform';
import { generatedApi } from './generated';
import type { ReadingCall } from './reading-call';
import {
  ageGroupReviewsCall,
  ageGroupStatsCall,
  allReviewsCall,
  categoryReviewsCall,
  clubCall,
  clubReviewsCall,
  clubsPageCall,
  findClubsCall,
  moderationByMonthCall,
  recentReviewsCall,
  reviewCall,
  reviewsByMonthCall,
  searchClubsCall,
  statsCall,
} from './reading-calls';
import type { ClubDetail, ClubReviews, Review, ReviewsPage, SearchOutcome } from './types';

/**
 * How long public responses are kept after their last reader has gone, so that going back shows them at once. The server
 * has a store for each page, which timers would keep alive.
 */
const KEPT_SECONDS = typeof window === 'undefined' ? Infinity : 10 * 60;

/** How a page that visitors browse is fetched: fresh for five minutes, without a refetch on focus. */
export const BROWSE_READING = { refetchOnMountOrArgChange: 5 * 60, refetchOnFocus: false } as const;

/**
 * For readers of calls that no page's description lists: refetched unless they arrived within the last second. With
 * `true`, RTK Query would take the first fetch for a refetch, and give it low priority.
 */
export const ALWAYS_STALE = { refetchOnMountOrArgChange: 1 } as const;

type Generated = DefinitionsFromApi<typeof generatedApi>;

type Tag = 'Clubs' | 'Reviews' | 'Stats';

/** Everything with reviews, or with averages and counts of them. */
export const REVIEW_TAGS: Tag[] = ['Clubs', 'Reviews', 'Stats'];

/** The generated endpoints, with the results of their reading calls if these differ from the plain response. */
type Endpoints = Omit<
  Generated,
  | 'searchClubs'
  | 'getClub'
  | 'getReview'
  | 'listClubReviews'
  | 'listReviews'
  | 'listReviewsByCategory'
  | 'listReviewsByAgeGroup'
> & {
  searchClubs: OverrideResultType<Generated['searchClubs'], SearchOutcome>;
  getClub: OverrideResultType<Generated['getClub'], ClubDetail | null>;
  getReview: OverrideResultType<Generated['getReview'], Review | null>;
  listClubReviews: OverrideResultType<Generated['listClubReviews'], ClubReviews>;
  listReviews: OverrideResultType<Generated['listReviews'], ReviewsPage>;
  listReviewsByCategory: OverrideResultType<Generated['listReviewsByCategory'], ReviewsPage>;
  listReviewsByAgeGroup: OverrideResultType<Generated['listReviewsByAgeGroup'], ReviewsPage>;
};

/** Makes an endpoint send and read its call as its {@link ReadingCall} says. */
function through<Arg, Value>(call: ReadingCall<Arg, Value>) {
  return {
    query: (arg: Arg) => ({
      url: call.path(arg),
      validateStatus: (response: Response) => call.accepts(response.status),
    }),
    transformResponse: (body: unknown, meta: ApiAnswer) =>
      call.read({
        status: meta?.response?.status ?? 200,
        headers: meta?.response?.headers ?? new Headers(),
        body,
      }),
    keepUnusedDataFor: KEPT_SECONDS,
  };
}

/** Makes an endpoint read a page of reviews that visitors browse. */
const browsing = <Arg>(call: ReadingCall<Arg, ReviewsPage>) => ({
  ...through(call),
  providesTags: ['Reviews' as const],
});

/** The remote's endpoints and their hooks. */
export const publicApi = generatedApi.enhanceEndpoints<Tag, Endpoints>({
  endpoints: {
    findClubs: { ...through(findClubsCall), providesTags: ['Clubs'] },
    listClubsPage: { ...through(clubsPageCall), providesTags: ['Clubs'] },
    searchClubs: { ...through(searchClubsCall), providesTags: ['Clubs'] },
    getClub: { ...through(clubCall), providesTags: ['Clubs'] },
    listClubReviews: { ...through(clubReviewsCall), providesTags: ['Reviews'] },
    getReview: { ...through(reviewCall), providesTags: ['Reviews'] },
    listRecentReviews: { ...through(recentReviewsCall), providesTags: ['Reviews'] },
    listReviews: browsing(allReviewsCall),
    listReviewsByCategory: browsing(categoryReviewsCall),
    listReviewsByAgeGroup: browsing(ageGroupReviewsCall),
    getStats: { ...through(statsCall), providesTags: ['Stats'] },
    getReviewsByMonth: { ...through(reviewsByMonthCall), providesTags: ['Stats'] },
    getModerationByMonth: { ...through(moderationByMonthCall), providesTags: ['Stats'] },
    getAgeGroupStats: { ...through(ageGroupStatsCall), providesTags: ['Stats'] },
    // Sent from a dialog with its own store; the pages' store hears of it through the announcement.
  },
});

export const {
  useFindClubsQuery,
  useGetReviewQuery,
  useListReviewsByAgeGroupQuery,
  useListReviewsByCategoryQuery,
  useListReviewsQuery,
} = publicApi;

type QueryHook = (arg: never, options?: object) => unknown;

/** The hook, made to refetch when the visitor returns to the window. */
function refetchedOnFocus<Hook extends QueryHook>(useQuery: Hook): Hook {
  return ((arg, options) => useQuery(arg, { refetchOnFocus: true, ...options })) as Hook;
}

export const useGetAgeGroupStatsQuery = refetchedOnFocus(publicApi.useGetAgeGroupStatsQuery);
export const useGetClubQuery = refetchedOnFocus(publicApi.useGetClubQuery);
export const useGetModerationByMonthQuery = refetchedOnFocus(publicApi.useGetModerationByMonthQuery);
export const useGetReviewsByMonthQuery = refetchedOnFocus(publicApi.useGetReviewsByMonthQuery);
export const useGetStatsQuery = refetchedOnFocus(publicApi.useGetStatsQuery);
export const useGetWritingRulesQuery = refetchedOnFocus(publicApi.useGetWritingRulesQuery);
export const useListClubReviewsQuery = refetchedOnFocus(publicApi.useListClubReviewsQuery);
export const useListRecentReviewsQuery = refetchedOnFocus(publicApi.useListRecentReviewsQuery);
export const useSearchClubsQuery = refetchedOnFocus(publicApi.useSearchClubsQuery);
