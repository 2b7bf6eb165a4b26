import type { ApiAnswer, DefinitionsFromApi, OverrideResultType } from '@club-reviews/shared-ui/platform';
import { generatedApi } from './generated';
import type { ReadingCall } from './reading-call';
import {
  ageGroupStatsCall,
  clubCall,
  clubReviewsCall,
  clubsPageCall,
  recentReviewsCall,
  searchClubsCall,
  statsCall,
} from './reading-calls';
import type { ClubDetail, ClubReviews, SearchOutcome } from './types';

/** How long directory pages are kept after their last reader left. */
const DIRECTORY_KEPT_SECONDS = 10 * 60;

/** How a directory page is read: fresh for five minutes. */
export const DIRECTORY_READING = { refetchOnMountOrArgChange: 5 * 60 } as const;

type Generated = DefinitionsFromApi<typeof generatedApi>;

type Tag = 'Clubs' | 'Reviews' | 'Stats';

/** What holds reviews, or averages and counts of them. */
export const REVIEW_TAGS: Tag[] = ['Clubs', 'Reviews', 'Stats'];

/** The generated endpoints, with the results that their reading calls yield where these are not the bare answer. */
type Endpoints = Omit<Generated, 'searchClubs' | 'getClub' | 'listClubReviews'> & {
  searchClubs: OverrideResultType<Generated['searchClubs'], SearchOutcome>;
  getClub: OverrideResultType<Generated['getClub'], ClubDetail | null>;
  listClubReviews: OverrideResultType<Generated['listClubReviews'], ClubReviews>;
};

/** Makes an endpoint ask and read as its {@link ReadingCall} says. */
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
  };
}

/** The remote's endpoints and their hooks. */
export const publicApi = generatedApi.enhanceEndpoints<Tag, Endpoints>({
  endpoints: {
    listClubsPage: {
      ...through(clubsPageCall),
      keepUnusedDataFor: DIRECTORY_KEPT_SECONDS,
      providesTags: ['Clubs'],
    },
    searchClubs: { ...through(searchClubsCall), providesTags: ['Clubs'] },
    getClub: { ...through(clubCall), providesTags: ['Clubs'] },
    listClubReviews: { ...through(clubReviewsCall), providesTags: ['Reviews'] },
    listRecentReviews: { ...through(recentReviewsCall), providesTags: ['Reviews'] },
    getStats: { ...through(statsCall), providesTags: ['Stats'] },
    getAgeGroupStats: { ...through(ageGroupStatsCall), providesTags: ['Stats'] },
    submitReview: { invalidatesTags: REVIEW_TAGS },
    verifyReview: { invalidatesTags: REVIEW_TAGS },
  },
});

export const {
  useListClubsPageQuery,
  useResendVerificationMutation,
  useSubmitClaimMutation,
  useSubmitReviewMutation,
  useVerifyReviewMutation,
} = publicApi;

type QueryHook = (arg: never, options?: object) => unknown;

/** The hook, made to ask again when the visitor returns to the window. */
function refetchedOnFocus<Hook extends QueryHook>(useQuery: Hook): Hook {
  return ((arg, options) => useQuery(arg, { refetchOnFocus: true, ...options })) as Hook;
}

export const useGetAgeGroupStatsQuery = refetchedOnFocus(publicApi.useGetAgeGroupStatsQuery);
export const useGetClubQuery = refetchedOnFocus(publicApi.useGetClubQuery);
export const useGetStatsQuery = refetchedOnFocus(publicApi.useGetStatsQuery);
export const useGetWritingRulesQuery = refetchedOnFocus(publicApi.useGetWritingRulesQuery);
export const useListClubReviewsQuery = refetchedOnFocus(publicApi.useListClubReviewsQuery);
export const useListRecentReviewsQuery = refetchedOnFocus(publicApi.useListRecentReviewsQuery);
export const useSearchClubsQuery = refetchedOnFocus(publicApi.useSearchClubsQuery);
