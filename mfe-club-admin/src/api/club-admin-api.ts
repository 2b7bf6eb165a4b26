import { announcesContentChange, readListPart } from '@club-reviews/shared-ui/platform';
import type { ListPart } from '@club-reviews/shared-ui/platform';
import { changesPhotoAtOnce } from './change-photo-at-once';
import { fetchWithProgress } from './fetch-with-progress';
import { generatedApi } from './generated';
import type { AddOwnPhotoApiArg, AddOwnPhotoApiResponse } from './generated';
import type { ClubEnquiry, ClubReview, EnquiriesArg, ReviewsArg } from './types';

/** How many reviews or questions a page of the list has: few, as each is long on a phone. */
const PAGE_SIZE = 10;

/** The list from a cursor on; null starts with the newest entry. */
interface From {
  filters: ReviewsArg;
  cursor: string | null;
}

/** A picture to send; `onProgress` gets the share sent so far, from 0 to 1. */
interface NewPicture extends AddOwnPhotoApiArg {
  onProgress: (sent: number) => void;
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
      getClubFigures: { providesTags: ['Reviews'] },
      listOwnPhotos: { providesTags: ['Photos'] },
      changeOwnPhoto: { invalidatesTags: ['Photos', 'Club'], onQueryStarted: changesPhotoAtOnce },
      deleteOwnPhoto: { invalidatesTags: ['Photos', 'Club'], onQueryStarted: announcesContentChange },
      updateOwnClub: { invalidatesTags: ['Club', 'Photos'], onQueryStarted: announcesContentChange },
      listClubAdminSessions: { providesTags: ['Sessions'] },
      endClubAdminSession: { invalidatesTags: ['Sessions'] },
      endOtherClubAdminSessions: { invalidatesTags: ['Sessions'] },
      getSecondFactorsForClub: { providesTags: ['Account'] },
      confirmTotpForClub: { invalidatesTags: ['Account'] },
      removeTotpForClub: { invalidatesTags: ['Account'] },
      addPasskeyForClub: { invalidatesTags: ['Account'] },
      removePasskeyForClub: { invalidatesTags: ['Account'] },
      renewRecoveryCodesForClub: { invalidatesTags: ['Account'] },
      listClubReports: { providesTags: ['Reports'] },
      // A refusal means that there's a report that this page doesn't know of.
      reportOwnReview: { invalidatesTags: ['Reports'] },
      countWaitingEnquiries: { providesTags: ['Enquiries'] },
      // A refusal means that a colleague or a moderator was quicker.
      answerEnquiry: { invalidatesTags: ['Enquiries'] },
      closeEnquiry: { invalidatesTags: ['Enquiries'] },
      reportEnquiry: { invalidatesTags: ['Enquiries'] },
      listSessionsToTry: { providesTags: ['SessionsToTry'] },
      addSessionToTry: { invalidatesTags: ['SessionsToTry'], onQueryStarted: announcesContentChange },
      // A refusal means that a colleague was quicker.
      changeSessionToTry: { invalidatesTags: ['SessionsToTry'], onQueryStarted: announcesContentChange },
      deleteSessionToTry: { invalidatesTags: ['SessionsToTry'], onQueryStarted: announcesContentChange },
      getOwnWarning: { providesTags: ['Warning'] },
      // A refusal means that a colleague was quicker.
      appealAgainstWarning: { invalidatesTags: ['Warning'] },
      getInvitationFigures: { providesTags: ['Invitations'] },
      mailInvitations: { invalidatesTags: ['Invitations'] },
      makeInvitationCards: { invalidatesTags: ['Invitations'] },
      listReplyTemplates: { providesTags: ['Templates'] },
      saveReplyTemplates: { invalidatesTags: ['Templates'] },
      respondToReview: { invalidatesTags: ['Reviews'], onQueryStarted: announcesContentChange },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The api's call for a new picture, with upload progress. */
      sendPicture: build.mutation<AddOwnPhotoApiResponse, NewPicture>({
        query: ({ body, onProgress, ...params }) => ({
          url: '/club-admin/photos',
          method: 'POST',
          ...{ body, params, fetchFn: fetchWithProgress(onProgress) },
        }),
        invalidatesTags: ['Photos', 'Club'],
      }),
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
      readEnquiries: build.infiniteQuery<ListPart<ClubEnquiry>, EnquiriesArg, string | undefined>({
        query: ({ queryArg, pageParam }) => ({
          url: '/club-admin/enquiries',
          params: { ...queryArg, limit: PAGE_SIZE, cursor: pageParam },
        }),
        transformResponse: readListPart<ClubEnquiry>,
        infiniteQueryOptions: {
          initialPageParam: undefined as string | undefined,
          getNextPageParam: ({ next }) => next ?? undefined,
        },
        providesTags: ['Enquiries'],
      }),
    }),
  });

export * from './generated';
export const {
  useLazyListGroundsQuery,
  useReadEnquiriesInfiniteQuery,
  useReadReviewsInfiniteQuery,
  useSendPictureMutation,
} = clubAdminApi;
