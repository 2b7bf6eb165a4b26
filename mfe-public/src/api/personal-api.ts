import { announcesContentChange, isApiError } from '@club-reviews/shared-ui/platform';
import { generatedPersonalApi } from './generated-personal';

type ReadCall = 'getMyReview' | 'getMyEnquiry' | 'getMySavedSearch' | 'getMyReport';

interface ByToken {
  body: { token: string };
}

interface Change {
  dispatch: (action: ReturnType<typeof generatedPersonalApi.util.updateQueryData>) => unknown;
  queryFulfilled: Promise<{ data: unknown }>;
}

/** `onQueryStarted` of a change to what a mailed link opens: the link's page shows the response. */
const showsIn =
  (read: ReadCall) =>
  ({ body: { token } }: ByToken, { dispatch, queryFulfilled }: Change) => {
    const show = ({ data }: { data: unknown }) =>
      // The change responds with what the call reads, whichever it is.
      dispatch(generatedPersonalApi.util.updateQueryData(read, { body: { token } }, () => data as never));
    // The screen says why a change failed.
    queryFulfilled.then(show, () => undefined);
  };

/** The same for a change that the public pages may show too: they refetch. */
const showsEverywhere = (read: ReadCall) => (arg: ByToken, call: Change) => {
  announcesContentChange(arg, call);
  showsIn(read)(arg, call);
};

/** An author's change to their own review. */
const changingMyReview = {
  onQueryStarted: showsEverywhere('getMyReview'),
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
    confirmEnquiry: { onQueryStarted: showsIn('getMyEnquiry') },
    confirmSavedSearch: { onQueryStarted: showsIn('getMySavedSearch') },
    // A safety report takes the review out of the public lists.
    confirmReport: { onQueryStarted: showsEverywhere('getMyReport') },
  },
});

export const {
  useCheckInvitationQuery,
  useRefuseInvitationsMutation,
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
  useListFactSourcesQuery,
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
