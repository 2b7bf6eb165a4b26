import { withNamedClub } from '@club-reviews/shared-ui/formatting';
import { announcesContentChange, readListPart } from '@club-reviews/shared-ui/platform';
import type { ApiResponse, ListPart } from '@club-reviews/shared-ui/platform';
import { generatedApi } from './generated';
import type {
  AccessEntry,
  AccessRecordArg,
  AdminClaim,
  AdminClubRow,
  AdminClubsArg,
  AdminEnquiriesArg,
  AdminEnquiry,
  AdminReview,
  AdminPhoto,
  AdminSuggestion,
  ClaimsArg,
  QueueArg,
  QueueEntry,
  RemovedReview,
  ReportedReview,
  RemovedReviewsArg,
  ReviewsArg,
  PhotosArg,
  SuggestionsArg,
} from './types';

/** Everything that can change what's waiting in the queue. */
export const WAITING = [
  'Queue',
  'Moderation',
  'Claims',
  'Notices',
  'Suggestions',
  'Photos',
  'Enquiries',
  'Directory',
] as const;

/** How many entries a page of a list has. */
export const PAGE_SIZE = 25;

/** A list from a cursor on; null starts with the newest entry. */
export interface From<Filters> {
  filters: Filters;
  cursor: string | null;
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
      // Another moderator may have just decided, so the list is out of date in that case too.
      restoreReview: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      turnDownAppeal: { invalidatesTags: ['Moderation'] },
      // Removing a reply that's already gone fails, so the list is out of date in that case too.
      decideReportedReview: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      removeReply: { invalidatesTags: ['Moderation'], onQueryStarted: announcesContentChange },
      // Deciding on a claim just decided by someone else fails, so the list is out of date in that case too.
      updateClaim: { invalidatesTags: ['Claims', 'Moderation'], onQueryStarted: announcesContentChange },
      // A refusal means that someone else has decided, so the queue is out of date in that case too.
      decideQueueEntries: { invalidatesTags: ['Queue'] },
      takeBackQueueDecision: { invalidatesTags: ['Queue'] },
      assignQueueEntry: { invalidatesTags: ['Queue'] },
      getQueueFigures: { providesTags: [...WAITING] },
      countQueueEntries: { providesTags: [...WAITING] },
      listQueueNotes: { providesTags: ['Queue'] },
      addQueueNote: { invalidatesTags: ['Queue'] },
      // A note that no longer exists can't be deleted, so the list is out of date in that case too.
      deleteQueueNote: { invalidatesTags: ['Queue'] },
      listQueueFilters: { providesTags: ['QueueFilters'] },
      saveQueueFilter: { invalidatesTags: ['QueueFilters'] },
      deleteQueueFilter: { invalidatesTags: ['QueueFilters'] },
      listAdminNotices: { providesTags: ['Notices'] },
      getAdminNotice: { providesTags: ['Notices'] },
      // Deciding on a notice that has moved on fails, so the case is out of date then too.
      decideNotice: { invalidatesTags: ['Notices', 'Moderation'], onQueryStarted: announcesContentChange },
      listStaff: { providesTags: ['Staff'] },
      inviteStaff: { invalidatesTags: ['Staff'] },
      // Someone else may have just changed the person, so the list is out of date in that case too.
      resendStaffInvitation: { invalidatesTags: ['Staff'] },
      changeStaffRole: { invalidatesTags: ['Staff', 'Session'] },
      endStaff: { invalidatesTags: ['Staff'] },
      resetStaffSecondFactors: { invalidatesTags: ['Staff'] },
      getSitePassword: { providesTags: ['Staff'] },
      lockSitePassword: { invalidatesTags: ['Staff'] },
      getOperatorSettings: { providesTags: ['Settings'] },
      changeOperatorSettings: { invalidatesTags: ['Settings'], onQueryStarted: announcesContentChange },
      getSiteAdminSession: { providesTags: ['Session'] },
      getOwnAccount: { providesTags: ['Account'] },
      changeOwnName: { invalidatesTags: ['Account', 'Session'] },
      chooseOwnMails: { invalidatesTags: ['Account'] },
      confirmTotp: { invalidatesTags: ['Account', 'Session'] },
      removeTotp: { invalidatesTags: ['Account', 'Session'] },
      addPasskey: { invalidatesTags: ['Account', 'Session'] },
      removePasskey: { invalidatesTags: ['Account', 'Session'] },
      renewRecoveryCodes: { invalidatesTags: ['Account'] },
      listSiteAdminSessions: { providesTags: ['Sessions'] },
      endSiteAdminSession: { invalidatesTags: ['Sessions'] },
      endOtherSiteAdminSessions: { invalidatesTags: ['Sessions'] },
      getAdminClub: { providesTags: ['Directory'] },
      listClubHistory: { providesTags: ['Directory'] },
      listSessionsOfClub: { providesTags: ['Directory'] },
      // A colleague or the club may have been quicker, so the list is out of date in that case too.
      takeSessionDown: { invalidatesTags: ['Directory'], onQueryStarted: announcesContentChange },
      listClubWarnings: { providesTags: ['Directory'] },
      // An owner may have just done the same: the list is out of date in that case too.
      warnOfClub: { invalidatesTags: ['Directory'], onQueryStarted: announcesContentChange },
      endClubWarning: { invalidatesTags: ['Directory'], onQueryStarted: announcesContentChange },
      addClub: { invalidatesTags: ['Directory'], onQueryStarted: announcesContentChange },
      editClub: { invalidatesTags: ['Directory'], onQueryStarted: announcesContentChange },
      hideClub: { invalidatesTags: ['Directory', 'Moderation'], onQueryStarted: announcesContentChange },
      closeClub: { invalidatesTags: ['Directory'], onQueryStarted: announcesContentChange },
      reopenClub: { invalidatesTags: ['Directory', 'Moderation'], onQueryStarted: announcesContentChange },
      mergeClub: {
        invalidatesTags: ['Directory', 'Moderation', 'Claims'],
        onQueryStarted: announcesContentChange,
      },
      // A change that has since been changed again can't be undone, so the history is out of date in that case too.
      undoClubChange: {
        invalidatesTags: ['Directory', 'Moderation', 'Claims'],
        onQueryStarted: announcesContentChange,
      },
      getAdminSuggestion: { providesTags: ['Suggestions', 'Directory'] },
      // Deciding on something just decided by someone else fails, so the list is out of date in that case too.
      decidePhoto: { invalidatesTags: ['Photos', 'Queue'] },
      decideSuggestion: { invalidatesTags: ['Suggestions', 'Moderation', 'Queue'] },
      putEnquiryBlock: { invalidatesTags: ['Enquiries'] },
      getSiteStatus: { providesTags: ['Status'] },
      listSuppressedAddresses: { providesTags: ['Status'] },
      // A colleague may have been quicker: the list is out of date in that case too.
      releaseSuppressedAddress: { invalidatesTags: ['Status'] },
      getFirstDay: { providesTags: ['Status', 'Staff', 'ClubImports', 'Directory'] },
      dismissFirstDay: { invalidatesTags: ['Status'] },
      sendTestMail: { invalidatesTags: ['Status'] },
      getSampleData: { providesTags: ['Status'] },
      // Someone else may have begun: the page is out of date in that case too.
      removeSampleData: { invalidatesTags: ['Status'], onQueryStarted: announcesContentChange },
      getReleaseBoard: { providesTags: ['Releases'] },
      // Something just decided by someone else is refused, so the page is out of date in that case too.
      promoteRelease: { invalidatesTags: ['Releases'] },
      abortRelease: { invalidatesTags: ['Releases'] },
      rollBackRelease: { invalidatesTags: ['Releases'] },
      killRelease: { invalidatesTags: ['Releases'] },
      reviveRelease: { invalidatesTags: ['Releases'] },
      endClubLogin: { invalidatesTags: ['Claims', 'Directory'] },
      resetClubSecondFactors: { invalidatesTags: ['Claims', 'Directory'] },
      listClubImports: { providesTags: ['ClubImports'] },
      getClubImport: { providesTags: ['ClubImports'] },
      chooseClubFileColumns: { invalidatesTags: ['ClubImports'] },
      startClubImport: { invalidatesTags: ['ClubImports'] },
      undoClubImport: { invalidatesTags: ['ClubImports'] },
      eraseClaimContact: { invalidatesTags: ['Claims'] },
      // Anything may have been erased, of any kind.
      erasePerson: {
        invalidatesTags: ['Moderation', 'Claims', 'Queue', 'Directory', 'Notices', 'Staff'],
        onQueryStarted: announcesContentChange,
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => {
      /** A list whose next part starts at the cursor that came with the last part. */
      const list = <Entry, Filters extends object>(
        url: string,
        tags: readonly (typeof WAITING)[number][] = [],
        shown: (entry: Entry) => Entry = (entry) => entry,
      ) =>
        build.infiniteQuery<ListPart<Entry>, From<Filters>, string | undefined>({
          query: ({ queryArg: { filters, cursor }, pageParam }) => ({
            url,
            params: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? cursor ?? undefined },
          }),
          transformResponse: (entries: Entry[], meta: ApiResponse) => readListPart(entries.map(shown), meta),
          infiniteQueryOptions: {
            initialPageParam: undefined,
            getNextPageParam: ({ next }) => next ?? undefined,
          },
          providesTags: tags,
        });
      return {
        readQueue: build.query<ListPart<QueueEntry>, QueueArg>({
          query: (params) => ({ url: '/admin/desk', params: { ...params, limit: PAGE_SIZE } }),
          transformResponse: readListPart<QueueEntry>,
          providesTags: [...WAITING],
        }),
        readReviews: list<AdminReview, ReviewsArg>('/admin/reviews', ['Moderation'], withNamedClub),
        readRemovedReviews: list<RemovedReview, RemovedReviewsArg>('/admin/removed-reviews', ['Moderation']),
        readReports: list<ReportedReview, { state: 'open' | 'decided' }>('/admin/reports', ['Moderation']),
        readClubs: list<AdminClubRow, AdminClubsArg>('/admin/clubs', ['Directory']),
        readAccessRecord: list<AccessEntry, AccessRecordArg>('/admin/access-record'),
        readClaims: list<AdminClaim, ClaimsArg>('/admin/claims', ['Claims']),
        readPhotos: list<AdminPhoto, PhotosArg>('/admin/photos', ['Photos']),
        readEnquiries: list<AdminEnquiry, AdminEnquiriesArg>('/admin/enquiries', ['Enquiries']),
        readSuggestions: list<AdminSuggestion, SuggestionsArg>('/admin/suggestions', [
          'Suggestions',
          'Directory',
        ]),
      };
    },
  });

export * from './generated';
export const {
  useLazyListAdminClubsQuery,
  useLazyListClubsPageQuery,
  useLazyListQueueDecisionsQuery,
  useReadAccessRecordInfiniteQuery,
  useReadClaimsInfiniteQuery,
  useReadClubsInfiniteQuery,
  useReadQueueQuery,
  useReadEnquiriesInfiniteQuery,
  useReadPhotosInfiniteQuery,
  useReadRemovedReviewsInfiniteQuery,
  useReadReportsInfiniteQuery,
  useReadReviewsInfiniteQuery,
  useReadSuggestionsInfiniteQuery,
} = siteAdminApi;
