import type { ApiResponse, DefinitionsFromApi, OverrideResultType } from '@club-reviews/shared-ui/platform';
import { emptyApi } from './empty-api';
import { generatedEndpoints } from './generated';
import { getCall } from './reading-calls';
import type { EndpointName, Readings } from './reading-calls';

/**
 * How long public responses are kept after their last reader has gone, so that going back shows them at once. The server
 * has a store for each page, which timers would keep alive.
 */
const KEPT_SECONDS = typeof window === 'undefined' ? Infinity : 10 * 60;

/** How a page that visitors browse is fetched: fresh for five minutes, without a refetch on focus. */
export const BROWSE_READING = { refetchOnMountOrArgChange: 5 * 60, refetchOnFocus: false } as const;

/**
 * For a call whose clubs aren't shown, such as one for the filters' counts. A forced call doesn't name the page, so the
 * api doesn't count the clubs as shown.
 */
export const UNSHOWN_READING = { refetchOnMountOrArgChange: true, refetchOnFocus: false } as const;

/**
 * For readers of calls that no page's description lists: refetched unless they arrived within the last second. With
 * `true`, RTK Query would take the first fetch for a refetch, and give it low priority.
 */
export const ALWAYS_STALE = { refetchOnMountOrArgChange: 1 } as const;

type Tag = 'Clubs' | 'Reviews' | 'Stats';

/** Everything with reviews, or with averages and counts of them. */
export const REVIEW_TAGS: Tag[] = ['Clubs', 'Reviews', 'Stats'];

/** What the public calls are about. */
const TAGS = {
  findClubs: 'Clubs',
  listClubsPage: 'Clubs',
  getClub: 'Clubs',
  getGround: 'Clubs',
  listClubReviews: 'Reviews',
  getReview: 'Reviews',
  listRecentReviews: 'Reviews',
  listReviews: 'Reviews',
  listReviewsByCategory: 'Reviews',
  listReviewsByAgeGroup: 'Reviews',
  getStats: 'Stats',
  getReviewsByMonth: 'Stats',
  getModerationByMonth: 'Stats',
  getReviewHandling: 'Stats',
  getClubReviewHandling: 'Stats',
  getAgeGroupStats: 'Stats',
  getOpenData: 'Clubs',
} satisfies Partial<Record<EndpointName, Tag>>;

const generatedApi = emptyApi.injectEndpoints({ endpoints: generatedEndpoints });

type Generated = DefinitionsFromApi<typeof generatedApi>;

/** The generated endpoints, with what the store holds for them. */
type Endpoints = Omit<Generated, keyof Readings> & {
  [Name in keyof Readings]: OverrideResultType<Generated[Name], Readings[Name]>;
};

/** Makes an endpoint send and read its call as the server does. */
function publicRead([name, tag]: [name: string, tag: Tag]) {
  const { accepts, path, read } = getCall(name as EndpointName);
  const endpoint = {
    query: (arg: unknown) => ({
      url: path(arg),
      validateStatus: (response: Response) => accepts(response.status),
    }),
    transformResponse: (body: unknown, meta: ApiResponse) =>
      read({
        status: meta?.response?.status ?? 200,
        headers: meta?.response?.headers ?? new Headers(),
        body,
      }),
    keepUnusedDataFor: KEPT_SECONDS,
    providesTags: [tag],
  };
  return [name, endpoint] as const;
}

/** The remote's endpoints and their hooks. */
export const publicApi = generatedApi.enhanceEndpoints<Tag, Endpoints>({
  endpoints: Object.fromEntries(Object.entries(TAGS).map(publicRead)),
});

export const {
  useFindClubsQuery,
  useGetReviewQuery,
  useLazySuggestClubsQuery,
  useListClubsPageQuery,
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
export const useGetClubReviewHandlingQuery = refetchedOnFocus(publicApi.useGetClubReviewHandlingQuery);
export const useGetReviewHandlingQuery = refetchedOnFocus(publicApi.useGetReviewHandlingQuery);
export const useGetClubQuery = refetchedOnFocus(publicApi.useGetClubQuery);
export const useGetGroundQuery = refetchedOnFocus(publicApi.useGetGroundQuery);
export const useGetModerationByMonthQuery = refetchedOnFocus(publicApi.useGetModerationByMonthQuery);
export const useGetOpenDataQuery = refetchedOnFocus(publicApi.useGetOpenDataQuery);
export const useGetReviewsByMonthQuery = refetchedOnFocus(publicApi.useGetReviewsByMonthQuery);
export const useGetStatsQuery = refetchedOnFocus(publicApi.useGetStatsQuery);
export const useGetWritingRulesQuery = refetchedOnFocus(publicApi.useGetWritingRulesQuery);
export const useListClubReviewsQuery = refetchedOnFocus(publicApi.useListClubReviewsQuery);
export const useListRecentReviewsQuery = refetchedOnFocus(publicApi.useListRecentReviewsQuery);
