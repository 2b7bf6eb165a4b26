import { withNamedClub } from '@club-reviews/shared-ui/formatting';
import { announcesContentChange, readListPart } from '@club-reviews/shared-ui/platform';
import type { ApiAnswer, ListPart } from '@club-reviews/shared-ui/platform';
import { generatedApi } from './generated';
import type {
  AdminClaim,
  AdminReview,
  ClaimsArg,
  RemovedReview,
  ReportedReview,
  RemovedReviewsArg,
  ReviewsArg,
} from './types';

/** How many entries a moderator sees at once. */
export const PAGE_SIZE = 25;

/** A list from one cursor on; null begins with the newest entry. */
export interface From<Filters> {
  filters: Filters;
  cursor: string | null;
}

/** The next part of a list begins at the cursor that the last part named. */
function partsFrom<Entry>() {
  return {
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: ListPart<Entry>) => next ?? undefined,
  };
}

/**
 * The remote's endpoints. The lists are infinite queries: each call searches a limited number of rows, so a page of
 * results may need several.
 */
export const siteAdminApi = generatedApi
  .enhanceEndpoints({
    endpoints: {
      getAdminStats: { providesTags: ['Moderation'] },
      listReviewCluster: { providesTags: ['Moderation'] },
      decideReviewCluster: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      getReviewHistory: { providesTags: ['Moderation'] },
      approveReview: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      deleteReview: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      approveReviewEdit: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      dropReviewEdit: { invalidatesTags: ['Moderation'] },
      // Another moderator may have decided just now: the list is out of date then too.
      restoreReview: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      turnDownAppeal: { invalidatesTags: ['Moderation'] },
      // Removing a reply that has already gone fails: the list is out of date then too.
      decideReportedReview: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      removeReply: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      // Deciding a claim that somebody else has just decided fails: the list is out of date then too.
      updateClaim: { invalidatesTags: ['Claims', 'Moderation'], onQueryStarted: announcesContentChange },
      listAdminNotices: { providesTags: ['Notices'] },
      getAdminNotice: { providesTags: ['Notices'] },
      // Deciding a notice that has moved on fails: the case is out of date then too.
      decideNotice: { invalidatesTags: ['Notices', 'Moderation'], onQueryStarted: announcesContentChange },
      endClubLogin: { invalidatesTags: ['Claims'] },
      eraseClaimContact: { invalidatesTags: ['Claims'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readReviews: build.infiniteQuery<ListPart<AdminReview>, From<ReviewsArg>, string | undefined>({
        query: ({ queryArg: { filters, cursor }, pageParam }) => ({
          url: '/admin/reviews',
          params: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? cursor ?? undefined },
        }),
        transformResponse: (reviews: AdminReview[], meta: ApiAnswer) =>
          readListPart(reviews.map(withNamedClub), meta),
        infiniteQueryOptions: partsFrom<AdminReview>(),
        providesTags: ['Moderation'],
      }),
      readRemovedReviews: build.infiniteQuery<
        ListPart<RemovedReview>,
        From<RemovedReviewsArg>,
        string | undefined
      >({
        query: ({ queryArg: { filters, cursor }, pageParam }) => ({
          url: '/admin/removed-reviews',
          params: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? cursor ?? undefined },
        }),
        transformResponse: readListPart<RemovedReview>,
        infiniteQueryOptions: partsFrom<RemovedReview>(),
        providesTags: ['Moderation'],
      }),
      readReports: build.infiniteQuery<
        ListPart<ReportedReview>,
        From<{ state: 'open' | 'decided' }>,
        string | undefined
      >({
        query: ({ queryArg: { filters, cursor }, pageParam }) => ({
          url: '/admin/reports',
          params: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? cursor ?? undefined },
        }),
        transformResponse: readListPart<ReportedReview>,
        infiniteQueryOptions: partsFrom<ReportedReview>(),
        providesTags: ['Moderation'],
      }),
      readClaims: build.infiniteQuery<ListPart<AdminClaim>, From<ClaimsArg>, string | undefined>({
        query: ({ queryArg: { filters, cursor }, pageParam }) => ({
          url: '/admin/claims',
          params: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? cursor ?? undefined },
        }),
        transformResponse: readListPart<AdminClaim>,
        infiniteQueryOptions: partsFrom<AdminClaim>(),
        providesTags: ['Claims'],
      }),
    }),
  });

export const {
  useApproveReviewEditMutation,
  useApproveReviewMutation,
  useDecideNoticeMutation,
  useDecideReportedReviewMutation,
  useDecideReviewClusterMutation,
  useDeleteReviewMutation,
  useDropReviewEditMutation,
  useEndClubLoginMutation,
  useEraseClaimContactMutation,
  useGetAdminNoticeQuery,
  useGetAdminStatsQuery,
  useGetClubQuery,
  useGetReviewHistoryQuery,
  useGetSiteAdminSessionQuery,
  useLazyListClubsPageQuery,
  useListAdminNoticesQuery,
  useListReviewClusterQuery,
  useLoginSiteAdminMutation,
  useReadClaimsInfiniteQuery,
  useReadRemovedReviewsInfiniteQuery,
  useReadReportsInfiniteQuery,
  useReadReviewsInfiniteQuery,
  useRemoveReplyMutation,
  useRestoreReviewMutation,
  useTurnDownAppealMutation,
  useUpdateClaimMutation,
} = siteAdminApi;
