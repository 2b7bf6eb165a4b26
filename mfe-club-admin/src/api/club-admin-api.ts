import { announcesContentChange, readListPart } from '@club-reviews/shared-ui/platform';
import type { ListPart } from '@club-reviews/shared-ui/platform';
import { generatedApi } from './generated';
import type { ClubReview, ReviewsArg } from './types';

/** How many reviews a representative sees at once. */
const PAGE_SIZE = 20;

/** A list from one cursor on; null begins with the newest entry. */
interface From {
  filters: ReviewsArg;
  cursor: string | null;
}

/**
 * The remote's endpoints. The list of reviews is an infinite query: with filters, each call searches a limited number of
 * rows, so a page may need several.
 */
export const clubAdminApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      getClubDashboard: { providesTags: ['Club', 'Reviews'] },
      getClubInsights: { providesTags: ['Reviews'] },
      updateOwnClub: { invalidatesTags: ['Club'], onQueryStarted: announcesContentChange },
      listClubAdminSessions: { providesTags: ['Sessions'] },
      endClubAdminSession: { invalidatesTags: ['Sessions'] },
      endOtherClubAdminSessions: { invalidatesTags: ['Sessions'] },
      listClubReports: { providesTags: ['Reports'] },
      // A refusal says that there is a report that this page doesn't know of.
      reportOwnReview: { invalidatesTags: ['Reports'] },
      respondToReview: { invalidatesTags: ['Reviews'], onQueryStarted: announcesContentChange },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readReviews: build.infiniteQuery<ListPart<ClubReview>, From, string | undefined>({
        query: ({ queryArg: { filters, cursor }, pageParam }) => ({
          url: '/club-admin/reviews',
          params: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? cursor ?? undefined },
        }),
        transformResponse: readListPart<ClubReview>,
        infiniteQueryOptions: {
          initialPageParam: undefined as string | undefined,
          getNextPageParam: ({ next }) => next ?? undefined,
        },
        providesTags: ['Reviews'],
      }),
    }),
  });

export const {
  useChangeClubAdminPasswordMutation,
  useEndClubAdminSessionMutation,
  useEndOtherClubAdminSessionsMutation,
  useForgotClubAdminPasswordMutation,
  useGetClubAdminSessionQuery,
  useGetClubDashboardQuery,
  useGetClubInsightsQuery,
  useListClubAdminSessionsQuery,
  useListClubReportsQuery,
  useLoginClubAdminMutation,
  useLogoutClubAdminMutation,
  useReadReviewsInfiniteQuery,
  useReportOwnReviewMutation,
  useRespondToReviewMutation,
  useSetClubAdminPasswordMutation,
  useUpdateOwnClubMutation,
} = clubAdminApi;
