import { announcesContentChange, isApiError } from '@club-reviews/shared-ui/platform';
import { generatedPersonalApi } from './generated-personal';
import type { EnquiryProgress, MyReview, ReportStatus, SavedSearchProgress } from './types';

interface MyReviewChange {
  dispatch: (action: ReturnType<typeof generatedPersonalApi.util.updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: MyReview }>;
}

/** An author's change to their own review: its page shows the response, and all others refetch. */
const changingMyReview = {
  onQueryStarted: (
    { body: { token } }: { body: { token: string } },
    { dispatch, queryFulfilled }: MyReviewChange,
  ) => {
    announcesContentChange(undefined, { queryFulfilled });
    const show = ({ data }: { data: MyReview }) =>
      dispatch(generatedPersonalApi.util.updateQueryData('getMyReview', { body: { token } }, () => data));
    // The screen says why a change failed.
    queryFulfilled.then(show, () => undefined);
  },
  // Somebody else was quicker: a moderator, or the author on another device.
  invalidatesTags: (_review: unknown, error: unknown): 'MyReview'[] =>
    isApiError(error) && error.status === 409 ? ['MyReview'] : [],
};

/** The endpoints of pages for one visitor, only in the code of those pages. */
const personalApi = generatedPersonalApi.enhanceEndpoints({
  endpoints: {
    submitReview: { onQueryStarted: announcesContentChange },
    verifyReview: { onQueryStarted: announcesContentChange },
    getMyReview: { providesTags: ['MyReview'] },
    editMyReview: changingMyReview,
    withdrawMyReview: changingMyReview,
    restoreMyReview: changingMyReview,
    appealMyRemoval: changingMyReview,
    eraseMyData: { onQueryStarted: announcesContentChange },
    getMyNotice: { providesTags: ['MyNotice'] },
    sendMyNotice: { invalidatesTags: ['MyNotice'] },
    getNoticeForAuthor: { providesTags: ['MyNotice'] },
    // If the deadline passed first, the page has to show that as well.
    answerNotice: { invalidatesTags: ['MyNotice'], onQueryStarted: announcesContentChange },
    confirmEnquiry: {
      onQueryStarted: ({ body: { token } }, { dispatch, queryFulfilled }) => {
        const show = ({ data }: { data: EnquiryProgress }) =>
          dispatch(
            generatedPersonalApi.util.updateQueryData('getMyEnquiry', { body: { token } }, () => data),
          );
        // The screen says why it failed.
        queryFulfilled.then(show, () => undefined);
      },
    },
    confirmSavedSearch: {
      onQueryStarted: ({ body: { token } }, { dispatch, queryFulfilled }) => {
        const show = ({ data }: { data: SavedSearchProgress }) =>
          dispatch(
            generatedPersonalApi.util.updateQueryData('getMySavedSearch', { body: { token } }, () => data),
          );
        // The screen says why it failed.
        queryFulfilled.then(show, () => undefined);
      },
    },
    confirmReport: {
      onQueryStarted: ({ body: { token } }, { dispatch, queryFulfilled }) => {
        // A safety report takes the review out of the public lists.
        announcesContentChange(undefined, { queryFulfilled });
        const show = ({ data }: { data: ReportStatus }) =>
          dispatch(generatedPersonalApi.util.updateQueryData('getMyReport', { body: { token } }, () => data));
        // The screen says why it failed.
        queryFulfilled.then(show, () => undefined);
      },
    },
  },
});

export const {
  useAnswerNoticeMutation,
  useAppealMyRemovalMutation,
  useConfirmEnquiryMutation,
  useConfirmReportMutation,
  useConfirmSavedSearchMutation,
  useCorrectAddressMutation,
  useEditMyReviewMutation,
  useEndSavedSearchMutation,
  useEraseMyDataMutation,
  useExportMyDataMutation,
  useGetMyEnquiryQuery,
  useGetMyNoticeQuery,
  useGetMyReportQuery,
  useGetMyReviewQuery,
  useGetMySavedSearchQuery,
  useGetNoticeForAuthorQuery,
  useGetWelfareContactMutation,
  usePreviewReviewQuery,
  useRejectReviewMutation,
  useResendLinkMutation,
  useResendVerificationMutation,
  useRestoreMyReviewMutation,
  useSaveSearchMutation,
  useSendMyLinksMutation,
  useSendMyNoticeMutation,
  useSubmitClaimMutation,
  useSubmitEnquiryMutation,
  useSubmitNoticeMutation,
  useSubmitReportMutation,
  useSubmitReviewMutation,
  useSubmitSuggestionMutation,
  useVerifyReviewMutation,
  useWithdrawMyReviewMutation,
} = personalApi;
