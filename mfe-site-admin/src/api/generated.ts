import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAccessRecord: build.query<ListAccessRecordApiResponse, ListAccessRecordApiArg>({
      query: (queryArg) => ({
        url: `/admin/access-record`,
        params: {
          staffId: queryArg.staffId,
          by: queryArg.by,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getOwnAccount: build.query<GetOwnAccountApiResponse, GetOwnAccountApiArg>({
      query: () => ({ url: `/admin/account` }),
    }),
    changeOwnName: build.mutation<ChangeOwnNameApiResponse, ChangeOwnNameApiArg>({
      query: (queryArg) => ({ url: `/admin/account`, method: 'PATCH', body: queryArg.body }),
    }),
    chooseOwnMails: build.mutation<ChooseOwnMailsApiResponse, ChooseOwnMailsApiArg>({
      query: (queryArg) => ({ url: `/admin/account/mails`, method: 'PUT', body: queryArg.body }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({ url: `/admin/account/passkeys`, method: 'POST', body: queryArg.body }),
    }),
    beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
      query: (queryArg) => ({ url: `/admin/account/passkeys/options`, method: 'POST', body: queryArg.body }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/admin/account/passkeys/${queryArg.id}`,
        method: 'DELETE',
        body: queryArg.body,
      }),
    }),
    changeOwnPassword: build.mutation<ChangeOwnPasswordApiResponse, ChangeOwnPasswordApiArg>({
      query: (queryArg) => ({
        url: `/admin/account/password`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    proveOwnPassword: build.mutation<ProveOwnPasswordApiResponse, ProveOwnPasswordApiArg>({
      query: (queryArg) => ({ url: `/admin/account/proof`, method: 'POST', body: queryArg.body }),
    }),
    proveOwnPasskey: build.mutation<ProveOwnPasskeyApiResponse, ProveOwnPasskeyApiArg>({
      query: (queryArg) => ({ url: `/admin/account/proof/passkey`, method: 'POST', body: queryArg.body }),
    }),
    beginOwnPasskeyProof: build.mutation<BeginOwnPasskeyProofApiResponse, BeginOwnPasskeyProofApiArg>({
      query: () => ({ url: `/admin/account/proof/passkey/options`, method: 'POST' }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({ url: `/admin/account/recovery-codes`, method: 'POST', body: queryArg.body }),
    }),
    removeTotp: build.mutation<RemoveTotpApiResponse, RemoveTotpApiArg>({
      query: (queryArg) => ({ url: `/admin/account/totp`, method: 'DELETE', body: queryArg.body }),
    }),
    confirmTotp: build.mutation<ConfirmTotpApiResponse, ConfirmTotpApiArg>({
      query: (queryArg) => ({ url: `/admin/account/totp`, method: 'POST', body: queryArg.body }),
    }),
    beginTotp: build.mutation<BeginTotpApiResponse, BeginTotpApiArg>({
      query: (queryArg) => ({ url: `/admin/account/totp/setup`, method: 'POST', body: queryArg.body }),
    }),
    listAdminClaims: build.query<ListAdminClaimsApiResponse, ListAdminClaimsApiArg>({
      query: (queryArg) => ({
        url: `/admin/claims`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    updateClaim: build.mutation<UpdateClaimApiResponse, UpdateClaimApiArg>({
      query: (queryArg) => ({ url: `/admin/claims/${queryArg.id}`, method: 'PATCH', body: queryArg.body }),
    }),
    eraseClaimContact: build.mutation<EraseClaimContactApiResponse, EraseClaimContactApiArg>({
      query: (queryArg) => ({ url: `/admin/claims/${queryArg.id}/contact`, method: 'DELETE' }),
    }),
    undoClubChange: build.mutation<UndoClubChangeApiResponse, UndoClubChangeApiArg>({
      query: (queryArg) => ({ url: `/admin/club-changes/${queryArg.id}/undo`, method: 'POST' }),
    }),
    listClubImports: build.query<ListClubImportsApiResponse, ListClubImportsApiArg>({
      query: () => ({ url: `/admin/club-imports` }),
    }),
    announceClubFile: build.mutation<AnnounceClubFileApiResponse, AnnounceClubFileApiArg>({
      query: (queryArg) => ({ url: `/admin/club-imports`, method: 'POST', body: queryArg.body }),
    }),
    getClubImport: build.query<GetClubImportApiResponse, GetClubImportApiArg>({
      query: (queryArg) => ({ url: `/admin/club-imports/${queryArg.id}` }),
    }),
    listClubFileColumns: build.query<ListClubFileColumnsApiResponse, ListClubFileColumnsApiArg>({
      query: (queryArg) => ({ url: `/admin/club-imports/${queryArg.id}/columns` }),
    }),
    chooseClubFileColumns: build.mutation<ChooseClubFileColumnsApiResponse, ChooseClubFileColumnsApiArg>({
      query: (queryArg) => ({
        url: `/admin/club-imports/${queryArg.id}/columns`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    sendClubFilePart: build.mutation<SendClubFilePartApiResponse, SendClubFilePartApiArg>({
      query: (queryArg) => ({
        url: `/admin/club-imports/${queryArg.id}/parts`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listClubImportRows: build.query<ListClubImportRowsApiResponse, ListClubImportRowsApiArg>({
      query: (queryArg) => ({
        url: `/admin/club-imports/${queryArg.id}/rows`,
        params: {
          outcome: queryArg.outcome,
        },
      }),
    }),
    startClubImport: build.mutation<StartClubImportApiResponse, StartClubImportApiArg>({
      query: (queryArg) => ({
        url: `/admin/club-imports/${queryArg.id}/start`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    undoClubImport: build.mutation<UndoClubImportApiResponse, UndoClubImportApiArg>({
      query: (queryArg) => ({ url: `/admin/club-imports/${queryArg.id}/undo`, method: 'POST' }),
    }),
    endClubLogin: build.mutation<EndClubLoginApiResponse, EndClubLoginApiArg>({
      query: (queryArg) => ({
        url: `/admin/club-logins/${queryArg.id}`,
        method: 'DELETE',
        body: queryArg.body,
      }),
    }),
    resetClubSecondFactors: build.mutation<ResetClubSecondFactorsApiResponse, ResetClubSecondFactorsApiArg>({
      query: (queryArg) => ({ url: `/admin/club-logins/${queryArg.id}/second-factors`, method: 'DELETE' }),
    }),
    listAdminClubs: build.query<ListAdminClubsApiResponse, ListAdminClubsApiArg>({
      query: (queryArg) => ({
        url: `/admin/clubs`,
        params: {
          q: queryArg.q,
          state: queryArg.state,
          claimed: queryArg.claimed,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    addClub: build.mutation<AddClubApiResponse, AddClubApiArg>({
      query: (queryArg) => ({ url: `/admin/clubs`, method: 'POST', body: queryArg.body }),
    }),
    getAdminClub: build.query<GetAdminClubApiResponse, GetAdminClubApiArg>({
      query: (queryArg) => ({ url: `/admin/clubs/${queryArg.id}` }),
    }),
    editClub: build.mutation<EditClubApiResponse, EditClubApiArg>({
      query: (queryArg) => ({ url: `/admin/clubs/${queryArg.id}`, method: 'PATCH', body: queryArg.body }),
    }),
    closeClub: build.mutation<CloseClubApiResponse, CloseClubApiArg>({
      query: (queryArg) => ({
        url: `/admin/clubs/${queryArg.id}/close`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    hideClub: build.mutation<HideClubApiResponse, HideClubApiArg>({
      query: (queryArg) => ({ url: `/admin/clubs/${queryArg.id}/hide`, method: 'POST', body: queryArg.body }),
    }),
    listClubHistory: build.query<ListClubHistoryApiResponse, ListClubHistoryApiArg>({
      query: (queryArg) => ({
        url: `/admin/clubs/${queryArg.id}/history`,
        params: {
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    mergeClub: build.mutation<MergeClubApiResponse, MergeClubApiArg>({
      query: (queryArg) => ({
        url: `/admin/clubs/${queryArg.id}/merge`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    previewMerge: build.query<PreviewMergeApiResponse, PreviewMergeApiArg>({
      query: (queryArg) => ({
        url: `/admin/clubs/${queryArg.id}/merge-preview`,
        params: {
          into: queryArg.into,
        },
      }),
    }),
    reopenClub: build.mutation<ReopenClubApiResponse, ReopenClubApiArg>({
      query: (queryArg) => ({
        url: `/admin/clubs/${queryArg.id}/reopen`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listSessionsOfClub: build.query<ListSessionsOfClubApiResponse, ListSessionsOfClubApiArg>({
      query: (queryArg) => ({ url: `/admin/clubs/${queryArg.id}/sessions-to-try` }),
    }),
    listClubWarnings: build.query<ListClubWarningsApiResponse, ListClubWarningsApiArg>({
      query: (queryArg) => ({ url: `/admin/clubs/${queryArg.id}/warnings` }),
    }),
    warnOfClub: build.mutation<WarnOfClubApiResponse, WarnOfClubApiArg>({
      query: (queryArg) => ({
        url: `/admin/clubs/${queryArg.id}/warnings`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    endClubWarning: build.mutation<EndClubWarningApiResponse, EndClubWarningApiArg>({
      query: (queryArg) => ({
        url: `/admin/clubs/${queryArg.id}/warnings/end`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listQueueEntries: build.query<ListQueueEntriesApiResponse, ListQueueEntriesApiArg>({
      query: (queryArg) => ({
        url: `/admin/desk`,
        params: {
          kinds: queryArg.kinds,
          assigned: queryArg.assigned,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    assignQueueEntry: build.mutation<AssignQueueEntryApiResponse, AssignQueueEntryApiArg>({
      query: (queryArg) => ({ url: `/admin/desk/assignment`, method: 'POST', body: queryArg.body }),
    }),
    countQueueEntries: build.query<CountQueueEntriesApiResponse, CountQueueEntriesApiArg>({
      query: () => ({ url: `/admin/desk/counts` }),
    }),
    listQueueDecisions: build.query<ListQueueDecisionsApiResponse, ListQueueDecisionsApiArg>({
      query: () => ({ url: `/admin/desk/decisions` }),
    }),
    decideQueueEntries: build.mutation<DecideQueueEntriesApiResponse, DecideQueueEntriesApiArg>({
      query: (queryArg) => ({ url: `/admin/desk/decisions`, method: 'POST', body: queryArg.body }),
    }),
    takeBackQueueDecision: build.mutation<TakeBackQueueDecisionApiResponse, TakeBackQueueDecisionApiArg>({
      query: (queryArg) => ({ url: `/admin/desk/decisions/${queryArg.id}`, method: 'DELETE' }),
    }),
    getQueueFigures: build.query<GetQueueFiguresApiResponse, GetQueueFiguresApiArg>({
      query: () => ({ url: `/admin/desk/figures` }),
    }),
    listQueueFilters: build.query<ListQueueFiltersApiResponse, ListQueueFiltersApiArg>({
      query: () => ({ url: `/admin/desk/filters` }),
    }),
    saveQueueFilter: build.mutation<SaveQueueFilterApiResponse, SaveQueueFilterApiArg>({
      query: (queryArg) => ({ url: `/admin/desk/filters`, method: 'POST', body: queryArg.body }),
    }),
    deleteQueueFilter: build.mutation<DeleteQueueFilterApiResponse, DeleteQueueFilterApiArg>({
      query: (queryArg) => ({ url: `/admin/desk/filters/${queryArg.id}`, method: 'DELETE' }),
    }),
    lookAwayFromQueue: build.mutation<LookAwayFromQueueApiResponse, LookAwayFromQueueApiArg>({
      query: () => ({ url: `/admin/desk/look`, method: 'DELETE' }),
    }),
    lookAtQueueEntry: build.mutation<LookAtQueueEntryApiResponse, LookAtQueueEntryApiArg>({
      query: (queryArg) => ({ url: `/admin/desk/look`, method: 'POST', body: queryArg.body }),
    }),
    listQueueNotes: build.query<ListQueueNotesApiResponse, ListQueueNotesApiArg>({
      query: (queryArg) => ({
        url: `/admin/desk/notes`,
        params: {
          kind: queryArg.kind,
          id: queryArg.id,
        },
      }),
    }),
    addQueueNote: build.mutation<AddQueueNoteApiResponse, AddQueueNoteApiArg>({
      query: (queryArg) => ({ url: `/admin/desk/notes`, method: 'POST', body: queryArg.body }),
    }),
    deleteQueueNote: build.mutation<DeleteQueueNoteApiResponse, DeleteQueueNoteApiArg>({
      query: (queryArg) => ({ url: `/admin/desk/notes/${queryArg.id}`, method: 'DELETE' }),
    }),
    listAdminEnquiries: build.query<ListAdminEnquiriesApiResponse, ListAdminEnquiriesApiArg>({
      query: (queryArg) => ({
        url: `/admin/enquiries`,
        params: {
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decideEnquiry: build.mutation<DecideEnquiryApiResponse, DecideEnquiryApiArg>({
      query: (queryArg) => ({ url: `/admin/enquiries/${queryArg.id}`, method: 'PATCH', body: queryArg.body }),
    }),
    putEnquiryBlock: build.mutation<PutEnquiryBlockApiResponse, PutEnquiryBlockApiArg>({
      query: (queryArg) => ({
        url: `/admin/enquiries/${queryArg.id}/block`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    getFirstDay: build.query<GetFirstDayApiResponse, GetFirstDayApiArg>({
      query: () => ({ url: `/admin/first-day` }),
    }),
    dismissFirstDay: build.mutation<DismissFirstDayApiResponse, DismissFirstDayApiArg>({
      query: (queryArg) => ({ url: `/admin/first-day`, method: 'PUT', body: queryArg.body }),
    }),
    sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>({
      query: () => ({ url: `/admin/first-day/test-mail`, method: 'POST' }),
    }),
    forgotStaffPassword: build.mutation<ForgotStaffPasswordApiResponse, ForgotStaffPasswordApiArg>({
      query: (queryArg) => ({ url: `/admin/forgot-password`, method: 'POST', body: queryArg.body }),
    }),
    acceptStaffInvitation: build.mutation<AcceptStaffInvitationApiResponse, AcceptStaffInvitationApiArg>({
      query: (queryArg) => ({
        url: `/admin/invitation/accept`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    previewStaffInvitation: build.mutation<PreviewStaffInvitationApiResponse, PreviewStaffInvitationApiArg>({
      query: (queryArg) => ({ url: `/admin/invitation/preview`, method: 'POST', body: queryArg.body }),
    }),
    loginSiteAdmin: build.mutation<LoginSiteAdminApiResponse, LoginSiteAdminApiArg>({
      query: (queryArg) => ({
        url: `/admin/login`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    loginStaff: build.mutation<LoginStaffApiResponse, LoginStaffApiArg>({
      query: (queryArg) => ({
        url: `/admin/login/account`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    loginStaffWithCode: build.mutation<LoginStaffWithCodeApiResponse, LoginStaffWithCodeApiArg>({
      query: (queryArg) => ({
        url: `/admin/login/code`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    loginStaffWithPasskey: build.mutation<LoginStaffWithPasskeyApiResponse, LoginStaffWithPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/admin/login/passkey`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    beginStaffPasskeyLogin: build.mutation<BeginStaffPasskeyLoginApiResponse, BeginStaffPasskeyLoginApiArg>({
      query: (queryArg) => ({ url: `/admin/login/passkey/options`, method: 'POST', body: queryArg.body }),
    }),
    logoutSiteAdmin: build.mutation<LogoutSiteAdminApiResponse, LogoutSiteAdminApiArg>({
      query: () => ({ url: `/admin/logout`, method: 'POST' }),
    }),
    listAdminNotices: build.query<ListAdminNoticesApiResponse, ListAdminNoticesApiArg>({
      query: (queryArg) => ({
        url: `/admin/notices`,
        params: {
          status: queryArg.status,
          limit: queryArg.limit,
          page: queryArg.page,
        },
      }),
    }),
    getAdminNotice: build.query<GetAdminNoticeApiResponse, GetAdminNoticeApiArg>({
      query: (queryArg) => ({ url: `/admin/notices/${queryArg.id}` }),
    }),
    decideNotice: build.mutation<DecideNoticeApiResponse, DecideNoticeApiArg>({
      query: (queryArg) => ({
        url: `/admin/notices/${queryArg.id}/decision`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
      query: (queryArg) => ({ url: `/admin/people/erase`, method: 'POST', body: queryArg.body }),
    }),
    exportPerson: build.mutation<ExportPersonApiResponse, ExportPersonApiArg>({
      query: (queryArg) => ({ url: `/admin/people/export`, method: 'POST', body: queryArg.body }),
    }),
    findPerson: build.mutation<FindPersonApiResponse, FindPersonApiArg>({
      query: (queryArg) => ({ url: `/admin/people/find`, method: 'POST', body: queryArg.body }),
    }),
    listAdminPhotos: build.query<ListAdminPhotosApiResponse, ListAdminPhotosApiArg>({
      query: (queryArg) => ({
        url: `/admin/photos`,
        params: {
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decidePhoto: build.mutation<DecidePhotoApiResponse, DecidePhotoApiArg>({
      query: (queryArg) => ({
        url: `/admin/photos/${queryArg.id}/decision`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getReleaseBoard: build.query<GetReleaseBoardApiResponse, GetReleaseBoardApiArg>({
      query: () => ({ url: `/admin/releases` }),
    }),
    abortRelease: build.mutation<AbortReleaseApiResponse, AbortReleaseApiArg>({
      query: (queryArg) => ({
        url: `/admin/releases/${queryArg.remote}/abort`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    killRelease: build.mutation<KillReleaseApiResponse, KillReleaseApiArg>({
      query: (queryArg) => ({
        url: `/admin/releases/${queryArg.remote}/kill`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    promoteRelease: build.mutation<PromoteReleaseApiResponse, PromoteReleaseApiArg>({
      query: (queryArg) => ({
        url: `/admin/releases/${queryArg.remote}/promote`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    reviveRelease: build.mutation<ReviveReleaseApiResponse, ReviveReleaseApiArg>({
      query: (queryArg) => ({
        url: `/admin/releases/${queryArg.remote}/revive`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rollBackRelease: build.mutation<RollBackReleaseApiResponse, RollBackReleaseApiArg>({
      query: (queryArg) => ({
        url: `/admin/releases/${queryArg.remote}/roll-back`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listRemovedReviews: build.query<ListRemovedReviewsApiResponse, ListRemovedReviewsApiArg>({
      query: (queryArg) => ({
        url: `/admin/removed-reviews`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          appeal: queryArg.appeal,
        },
      }),
    }),
    restoreReview: build.mutation<RestoreReviewApiResponse, RestoreReviewApiArg>({
      query: (queryArg) => ({
        url: `/admin/removed-reviews/${queryArg.id}/restore`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    turnDownAppeal: build.mutation<TurnDownAppealApiResponse, TurnDownAppealApiArg>({
      query: (queryArg) => ({
        url: `/admin/removed-reviews/${queryArg.id}/turn-down-appeal`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listReportedReviews: build.query<ListReportedReviewsApiResponse, ListReportedReviewsApiArg>({
      query: (queryArg) => ({
        url: `/admin/reports`,
        params: {
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    decideReportedReview: build.mutation<DecideReportedReviewApiResponse, DecideReportedReviewApiArg>({
      query: (queryArg) => ({
        url: `/admin/reports/${queryArg.id}/decision`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listAdminReviews: build.query<ListAdminReviewsApiResponse, ListAdminReviewsApiArg>({
      query: (queryArg) => ({
        url: `/admin/reviews`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          clubId: queryArg.clubId,
          rating: queryArg.rating,
          held: queryArg.held,
          edit: queryArg.edit,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listReviewCluster: build.query<ListReviewClusterApiResponse, ListReviewClusterApiArg>({
      query: (queryArg) => ({ url: `/admin/reviews/${queryArg.id}/cluster` }),
    }),
    decideReviewCluster: build.mutation<DecideReviewClusterApiResponse, DecideReviewClusterApiArg>({
      query: (queryArg) => ({
        url: `/admin/reviews/${queryArg.id}/cluster/decision`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getReviewHistory: build.query<GetReviewHistoryApiResponse, GetReviewHistoryApiArg>({
      query: (queryArg) => ({ url: `/admin/reviews/${queryArg.id}/history` }),
    }),
    removeReply: build.mutation<RemoveReplyApiResponse, RemoveReplyApiArg>({
      query: (queryArg) => ({
        url: `/admin/reviews/${queryArg.id}/response`,
        method: 'DELETE',
        body: queryArg.body,
      }),
    }),
    removeSampleData: build.mutation<RemoveSampleDataApiResponse, RemoveSampleDataApiArg>({
      query: () => ({ url: `/admin/sample-data`, method: 'DELETE' }),
    }),
    getSampleData: build.query<GetSampleDataApiResponse, GetSampleDataApiArg>({
      query: () => ({ url: `/admin/sample-data` }),
    }),
    getSiteAdminSession: build.query<GetSiteAdminSessionApiResponse, GetSiteAdminSessionApiArg>({
      query: () => ({ url: `/admin/session` }),
    }),
    listSiteAdminSessions: build.query<ListSiteAdminSessionsApiResponse, ListSiteAdminSessionsApiArg>({
      query: () => ({ url: `/admin/sessions` }),
    }),
    takeSessionDown: build.mutation<TakeSessionDownApiResponse, TakeSessionDownApiArg>({
      query: (queryArg) => ({
        url: `/admin/sessions-to-try/${queryArg.id}/take-down`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    endOtherSiteAdminSessions: build.mutation<
      EndOtherSiteAdminSessionsApiResponse,
      EndOtherSiteAdminSessionsApiArg
    >({
      query: () => ({ url: `/admin/sessions/end-others`, method: 'POST' }),
    }),
    endSiteAdminSession: build.mutation<EndSiteAdminSessionApiResponse, EndSiteAdminSessionApiArg>({
      query: (queryArg) => ({ url: `/admin/sessions/${queryArg.id}`, method: 'DELETE' }),
    }),
    setStaffPassword: build.mutation<SetStaffPasswordApiResponse, SetStaffPasswordApiArg>({
      query: (queryArg) => ({
        url: `/admin/set-password`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    getOperatorSettings: build.query<GetOperatorSettingsApiResponse, GetOperatorSettingsApiArg>({
      query: () => ({ url: `/admin/settings` }),
    }),
    changeOperatorSettings: build.mutation<ChangeOperatorSettingsApiResponse, ChangeOperatorSettingsApiArg>({
      query: (queryArg) => ({ url: `/admin/settings`, method: 'PATCH', body: queryArg.body }),
    }),
    getSitePassword: build.query<GetSitePasswordApiResponse, GetSitePasswordApiArg>({
      query: () => ({ url: `/admin/site-password` }),
    }),
    lockSitePassword: build.mutation<LockSitePasswordApiResponse, LockSitePasswordApiArg>({
      query: (queryArg) => ({ url: `/admin/site-password`, method: 'PUT', body: queryArg.body }),
    }),
    listStaff: build.query<ListStaffApiResponse, ListStaffApiArg>({
      query: () => ({ url: `/admin/staff` }),
    }),
    inviteStaff: build.mutation<InviteStaffApiResponse, InviteStaffApiArg>({
      query: (queryArg) => ({ url: `/admin/staff`, method: 'POST', body: queryArg.body }),
    }),
    endStaff: build.mutation<EndStaffApiResponse, EndStaffApiArg>({
      query: (queryArg) => ({ url: `/admin/staff/${queryArg.id}`, method: 'DELETE' }),
    }),
    changeStaffRole: build.mutation<ChangeStaffRoleApiResponse, ChangeStaffRoleApiArg>({
      query: (queryArg) => ({ url: `/admin/staff/${queryArg.id}`, method: 'PATCH', body: queryArg.body }),
    }),
    resendStaffInvitation: build.mutation<ResendStaffInvitationApiResponse, ResendStaffInvitationApiArg>({
      query: (queryArg) => ({ url: `/admin/staff/${queryArg.id}/invitation`, method: 'POST' }),
    }),
    resetStaffSecondFactors: build.mutation<
      ResetStaffSecondFactorsApiResponse,
      ResetStaffSecondFactorsApiArg
    >({
      query: (queryArg) => ({ url: `/admin/staff/${queryArg.id}/second-factors`, method: 'DELETE' }),
    }),
    getAdminStats: build.query<GetAdminStatsApiResponse, GetAdminStatsApiArg>({
      query: () => ({ url: `/admin/stats` }),
    }),
    getSiteStatus: build.query<GetSiteStatusApiResponse, GetSiteStatusApiArg>({
      query: () => ({ url: `/admin/status` }),
    }),
    listAdminSuggestions: build.query<ListAdminSuggestionsApiResponse, ListAdminSuggestionsApiArg>({
      query: (queryArg) => ({
        url: `/admin/suggestions`,
        params: {
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getAdminSuggestion: build.query<GetAdminSuggestionApiResponse, GetAdminSuggestionApiArg>({
      query: (queryArg) => ({ url: `/admin/suggestions/${queryArg.id}` }),
    }),
    decideSuggestion: build.mutation<DecideSuggestionApiResponse, DecideSuggestionApiArg>({
      query: (queryArg) => ({
        url: `/admin/suggestions/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.body,
      }),
    }),
    listSuppressedAddresses: build.query<ListSuppressedAddressesApiResponse, ListSuppressedAddressesApiArg>({
      query: () => ({ url: `/admin/suppressed-addresses` }),
    }),
    releaseSuppressedAddress: build.mutation<
      ReleaseSuppressedAddressApiResponse,
      ReleaseSuppressedAddressApiArg
    >({
      query: (queryArg) => ({ url: `/admin/suppressed-addresses/${queryArg.id}`, method: 'DELETE' }),
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
    getClub: build.query<GetClubApiResponse, GetClubApiArg>({
      query: (queryArg) => ({
        url: `/clubs/${queryArg.idOrSlug}`,
        params: {
          include: queryArg.include,
        },
      }),
    }),
    deleteReview: build.mutation<DeleteReviewApiResponse, DeleteReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/${queryArg.id}`, method: 'DELETE', body: queryArg.body }),
    }),
    approveReview: build.mutation<ApproveReviewApiResponse, ApproveReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/${queryArg.id}/approve`, method: 'POST', body: queryArg.body }),
    }),
    dropReviewEdit: build.mutation<DropReviewEditApiResponse, DropReviewEditApiArg>({
      query: (queryArg) => ({ url: `/reviews/${queryArg.id}/edit`, method: 'DELETE', body: queryArg.body }),
    }),
    approveReviewEdit: build.mutation<ApproveReviewEditApiResponse, ApproveReviewEditApiArg>({
      query: (queryArg) => ({
        url: `/reviews/${queryArg.id}/edit/approve`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListAccessRecordApiResponse = /** status 200  */ AccessEntry[];
export type ListAccessRecordApiArg = {
  /** Only what this member of staff did */
  staffId?: number;
  /** Only what was done with the site password */
  by?: 'site-password';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type GetOwnAccountApiResponse = /** status 200  */ OwnAccount;
export type GetOwnAccountApiArg = void;
export type ChangeOwnNameApiResponse = /** status 200  */ OwnAccount;
export type ChangeOwnNameApiArg = {
  body: {
    name: string;
  };
};
export type ChooseOwnMailsApiResponse = /** status 200  */ OwnAccount;
export type ChooseOwnMailsApiArg = {
  body: {
    safety: boolean;
    summary: boolean;
  };
};
export type AddPasskeyApiResponse = /** status 200  */ NewRecoveryCodes;
export type AddPasskeyApiArg = {
  body: {
    name: string;
    proof: string;
    response: {
      id: string;
      response: {
        [key: string]: unknown;
      };
      [key: string]: unknown;
    };
    ticket: string;
  };
};
export type BeginPasskeyApiResponse = /** status 200  */ PasskeyCreationOptions;
export type BeginPasskeyApiArg = {
  body: {
    proof: string;
  };
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: number;
  body: {
    proof: string;
  };
};
export type ChangeOwnPasswordApiResponse = /** status 200  */ LoginResponse;
export type ChangeOwnPasswordApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    currentPassword: string;
    newPassword: string;
  };
};
export type ProveOwnPasswordApiResponse = /** status 200  */ Proof;
export type ProveOwnPasswordApiArg = {
  body: {
    code?: string;
    password: string;
  };
};
export type ProveOwnPasskeyApiResponse = /** status 200  */ Proof;
export type ProveOwnPasskeyApiArg = {
  body: {
    response: {
      id: string;
      response: {
        [key: string]: unknown;
      };
      [key: string]: unknown;
    };
    ticket: string;
  };
};
export type BeginOwnPasskeyProofApiResponse = /** status 200  */ PasskeyOptions;
export type BeginOwnPasskeyProofApiArg = void;
export type RenewRecoveryCodesApiResponse = /** status 200  */ NewRecoveryCodes;
export type RenewRecoveryCodesApiArg = {
  body: {
    proof: string;
  };
};
export type RemoveTotpApiResponse = unknown;
export type RemoveTotpApiArg = {
  body: {
    proof: string;
  };
};
export type ConfirmTotpApiResponse = /** status 200  */ NewRecoveryCodes;
export type ConfirmTotpApiArg = {
  body: {
    code: string;
    proof: string;
    ticket: string;
  };
};
export type BeginTotpApiResponse = /** status 200  */ TotpSetup;
export type BeginTotpApiArg = {
  body: {
    proof: string;
  };
};
export type ListAdminClaimsApiResponse = /** status 200  */ AdminClaim[];
export type ListAdminClaimsApiArg = {
  /** Contained in the name of the club or of the contact, in any case; or the contact’s whole e-mail address */
  search?: string;
  /** Only claims in this state */
  status?: 'pending' | 'approved' | 'rejected';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type UpdateClaimApiResponse = /** status 200  */ AdminClaim;
export type UpdateClaimApiArg = {
  id: number;
  body: {
    /** For an approval of a claim without a chosen club: new if it is for none of its candidates. Without it and a clubId, it is for the listed club of that name if there is one, else for a new one */
    club?: ('listed' | 'new') | null;
    /** For an approval of a claim without a chosen club: which of its candidates it is for. Needed if the name alone would choose a club with a manager, or one of several */
    clubId?: number | null;
    /** Needed for a rejection; the claimant reads it */
    rejectionReason?: string | null;
    status: 'approved' | 'rejected';
  };
};
export type EraseClaimContactApiResponse = unknown;
export type EraseClaimContactApiArg = {
  id: number;
};
export type UndoClubChangeApiResponse = unknown;
export type UndoClubChangeApiArg = {
  id: number;
};
export type ListClubImportsApiResponse = /** status 200  */ ClubImports;
export type ListClubImportsApiArg = void;
export type AnnounceClubFileApiResponse = /** status 201  */ ClubImportProgress;
export type AnnounceClubFileApiArg = {
  body: {
    fileName: string;
    sizeBytes: number;
  };
};
export type GetClubImportApiResponse = /** status 200  */ ClubImportProgress;
export type GetClubImportApiArg = {
  id: number;
};
export type ListClubFileColumnsApiResponse = /** status 200  */ ClubFileColumnPreview[];
export type ListClubFileColumnsApiArg = {
  id: number;
};
export type ChooseClubFileColumnsApiResponse = /** status 200  */ ClubImportProgress;
export type ChooseClubFileColumnsApiArg = {
  id: number;
  body: {
    columns: (
      | (
          | 'external_id'
          | 'name'
          | 'place'
          | 'postcode'
          | 'sport'
          | 'leagues'
          | 'home_ground'
          | 'website'
          | 'description'
          | 'logo_url'
          | 'teams'
          | 'cost'
          | 'welfare_officer'
          | 'accreditation'
          | 'sibling_discount'
          | 'first_aider'
          | 'founded'
          | 'surfaces'
          | 'ground_access'
          | 'sources'
        )
      | null
    )[];
  };
};
export type SendClubFilePartApiResponse = /** status 200  */ ClubImportProgress;
export type SendClubFilePartApiArg = {
  id: number;
  body: {
    data: string;
    offset: number;
  };
};
export type ListClubImportRowsApiResponse = /** status 200  */ ClubImportReport[];
export type ListClubImportRowsApiArg = {
  id: number;
  /** Only rows of this outcome */
  outcome?: 'new' | 'changed' | 'unchanged' | 'doubtful' | 'broken';
};
export type StartClubImportApiResponse = /** status 200  */ ClubImportProgress;
export type StartClubImportApiArg = {
  id: number;
  body: {
    addsDoubtful?: boolean;
    /** Under which licence it may be used */
    licence?: string | null;
    /** Also replaces what the club, staff or a visitor gave */
    overwrites?: boolean;
    /** What the file is called, for the clubs’ pages */
    source?: string | null;
  };
};
export type UndoClubImportApiResponse = /** status 200  */ ClubImportProgress;
export type UndoClubImportApiArg = {
  id: number;
};
export type EndClubLoginApiResponse = unknown;
export type EndClubLoginApiArg = {
  id: number;
  body: {
    /** The one club that the person stops managing; the login ends with their last club, and at once when none is named */
    clubId?: number | null;
    /** Kept in the audit log, and read by whom it concerns in an email */
    reason: string;
  };
};
export type ResetClubSecondFactorsApiResponse = unknown;
export type ResetClubSecondFactorsApiArg = {
  id: number;
};
export type ListAdminClubsApiResponse = /** status 200  */ AdminClubRow[];
export type ListAdminClubsApiArg = {
  /** Only clubs whose name or place contains this, or whose postcode begins with it */
  q?: string;
  /** Only clubs in this state */
  state?: 'listed' | 'closed' | 'hidden' | 'merged';
  /** Only clubs that someone manages, or that no one does */
  claimed?: 'yes' | 'no';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type AddClubApiResponse = /** status 201  */ AdminClub;
export type AddClubApiArg = {
  body: {
    accreditation?: ('accredited' | '1-star' | '2-star' | '3-star') | null;
    description?: string | null;
    firstAider?: boolean | null;
    founded?: number | null;
    groundAccess?: (
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
    groundSurfaces?: ('grass' | '3g' | 'astro' | 'hard-court' | 'indoor')[];
    homeGround?: string | null;
    /** A picture or crest, over https */
    imageUrl?: string | null;
    /** It’s a different club from the listed ones with the same name */
    isNamesake?: boolean;
    leagues?: string[];
    /** The town that people know it by; empty: the nearest one to the postcode */
    location?: string | null;
    name: string;
    /** Says where the club is on the map */
    postcode?: string | null;
    /** Kept in the history */
    reason?: string | null;
    siblingDiscount?: string | null;
    sport?: string;
    /** The visitor’s suggestion that this follows: the source of what changes */
    suggestionId?: number;
    website?: string | null;
  };
};
export type GetAdminClubApiResponse = /** status 200  */ AdminClub;
export type GetAdminClubApiArg = {
  id: number;
};
export type EditClubApiResponse = /** status 200  */ AdminClub;
export type EditClubApiArg = {
  id: number;
  body: {
    accreditation?: ('accredited' | '1-star' | '2-star' | '3-star') | null;
    description?: string | null;
    firstAider?: boolean | null;
    founded?: number | null;
    groundAccess?: (
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
    groundSurfaces?: ('grass' | '3g' | 'astro' | 'hard-court' | 'indoor')[];
    homeGround?: string | null;
    /** A picture or crest, over https */
    imageUrl?: string | null;
    leagues?: string[];
    /** The town that people know it by; empty: the nearest one to the postcode */
    location?: string | null;
    name?: string;
    /** Says where the club is on the map */
    postcode?: string | null;
    /** Kept in the history */
    reason?: string | null;
    siblingDiscount?: string | null;
    sport?: string;
    /** The visitor’s suggestion that this follows: the source of what changes */
    suggestionId?: number;
    website?: string | null;
  };
};
export type CloseClubApiResponse = /** status 200  */ AdminClub;
export type CloseClubApiArg = {
  id: number;
  body: {
    /** Kept in the history */
    reason: string;
    /** The club that its players have gone to */
    successorId?: number | null;
  };
};
export type HideClubApiResponse = /** status 200  */ AdminClub;
export type HideClubApiArg = {
  id: number;
  body: {
    /** Kept in the history */
    reason: string;
  };
};
export type ListClubHistoryApiResponse = /** status 200  */ ClubChangeEntry[];
export type ListClubHistoryApiArg = {
  id: number;
  /** How many entries at most */
  limit?: number;
  /** Only entries with a lower id, from the Link header */
  before?: number;
};
export type MergeClubApiResponse = /** status 200 The club that stays */ AdminClub;
export type MergeClubApiArg = {
  id: number;
  body: {
    /** The id of the club that stays */
    into: number;
    /** Kept in the history of both */
    reason: string;
  };
};
export type PreviewMergeApiResponse = /** status 200  */ MergePreview;
export type PreviewMergeApiArg = {
  id: number;
  /** The id of the club that stays */
  into?: number;
};
export type ReopenClubApiResponse = /** status 200  */ AdminClub;
export type ReopenClubApiArg = {
  id: number;
  body: {
    /** Kept in the history */
    reason: string;
  };
};
export type ListSessionsOfClubApiResponse = /** status 200  */ SessionToTry[];
export type ListSessionsOfClubApiArg = {
  id: number;
};
export type ListClubWarningsApiResponse = /** status 200  */ ClubWarningRecord[];
export type ListClubWarningsApiArg = {
  id: number;
};
export type WarnOfClubApiResponse = unknown;
export type WarnOfClubApiArg = {
  id: number;
  body: {
    /** The last day that it’s shown, like "2027-03-31" */
    endsOn: string;
    reason: 'own-reviews' | 'rewards' | 'pressure';
    /** What happened, for everyone to read */
    text: string;
  };
};
export type EndClubWarningApiResponse = unknown;
export type EndClubWarningApiArg = {
  id: number;
  body: {
    /** Kept in the audit log, and read by whom it concerns in an email */
    reason: string;
  };
};
export type ListQueueEntriesApiResponse = /** status 200  */ QueueEntry[];
export type ListQueueEntriesApiArg = {
  /** Only these kinds, with commas between them */
  kinds?: string;
  /** Only what the caller has taken on */
  assigned?: 'me';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type AssignQueueEntryApiResponse = unknown;
export type AssignQueueEntryApiArg = {
  body: {
    id: number;
    isMine: boolean;
    kind:
      | 'report'
      | 'held'
      | 'review'
      | 'edit'
      | 'appeal'
      | 'notice'
      | 'claim'
      | 'suggestion'
      | 'photo'
      | 'enquiry'
      | 'change'
      | 'warning';
  };
};
export type CountQueueEntriesApiResponse = /** status 200  */ QueueCounts;
export type CountQueueEntriesApiArg = void;
export type ListQueueDecisionsApiResponse = /** status 200  */ WaitingDecision[];
export type ListQueueDecisionsApiArg = void;
export type DecideQueueEntriesApiResponse = /** status 200  */ DecisionsResponse;
export type DecideQueueEntriesApiArg = {
  body: {
    decisions: {
      /** Of a removed question: whether its sender can’t ask clubs any more */
      blocksAddress?: boolean;
      /** Of an accepted claim without a chosen club: new if it is for no listed one */
      club?: 'listed' | 'new';
      /** Of an accepted claim without a chosen club: which of its candidates it is for */
      clubId?: number;
      id: number;
      kind:
        | 'report'
        | 'held'
        | 'review'
        | 'edit'
        | 'appeal'
        | 'notice'
        | 'claim'
        | 'suggestion'
        | 'photo'
        | 'enquiry'
        | 'change'
        | 'warning';
      /** Of a notice: its next step, which has to fit the verdict. Its note is the reason */
      noticeDecision?:
        'complete' | 'unreachable' | 'defective' | 'repeat' | 'stands' | 'false-details' | 'stay' | 'remove';
      reason?: string;
      /** Needed to remove a review */
      reasonCode?:
        | 'fake'
        | 'conflict'
        | 'abuse'
        | 'personal-data'
        | 'safeguarding'
        | 'off-topic'
        | 'advertising'
        | 'unlawful';
      /** Of a review or an edit: the text that was read */
      reviewText?: string;
      verdict: 'accept' | 'refuse';
    }[];
  };
};
export type TakeBackQueueDecisionApiResponse = unknown;
export type TakeBackQueueDecisionApiArg = {
  id: number;
};
export type GetQueueFiguresApiResponse = /** status 200  */ QueueFigures;
export type GetQueueFiguresApiArg = void;
export type ListQueueFiltersApiResponse = /** status 200  */ SavedFilter[];
export type ListQueueFiltersApiArg = void;
export type SaveQueueFilterApiResponse = /** status 201  */ SavedFilter;
export type SaveQueueFilterApiArg = {
  body: {
    isMine: boolean;
    /** Empty for all */
    kinds: (
      | 'report'
      | 'held'
      | 'review'
      | 'edit'
      | 'appeal'
      | 'notice'
      | 'claim'
      | 'suggestion'
      | 'photo'
      | 'enquiry'
      | 'change'
      | 'warning'
    )[];
    name: string;
  };
};
export type DeleteQueueFilterApiResponse = unknown;
export type DeleteQueueFilterApiArg = {
  id: number;
};
export type LookAwayFromQueueApiResponse = unknown;
export type LookAwayFromQueueApiArg = void;
export type LookAtQueueEntryApiResponse = unknown;
export type LookAtQueueEntryApiArg = {
  body: {
    id: number;
    kind:
      | 'report'
      | 'held'
      | 'review'
      | 'edit'
      | 'appeal'
      | 'notice'
      | 'claim'
      | 'suggestion'
      | 'photo'
      | 'enquiry'
      | 'change'
      | 'warning';
  };
};
export type ListQueueNotesApiResponse = /** status 200  */ QueueNoteEntry[];
export type ListQueueNotesApiArg = {
  /** The kind of the entry */
  kind?:
    | 'report'
    | 'held'
    | 'review'
    | 'edit'
    | 'appeal'
    | 'notice'
    | 'claim'
    | 'suggestion'
    | 'photo'
    | 'enquiry'
    | 'change'
    | 'warning';
  /** Its id */
  id?: number;
};
export type AddQueueNoteApiResponse = /** status 201  */ QueueNoteEntry;
export type AddQueueNoteApiArg = {
  body: {
    id: number;
    kind:
      | 'report'
      | 'held'
      | 'review'
      | 'edit'
      | 'appeal'
      | 'notice'
      | 'claim'
      | 'suggestion'
      | 'photo'
      | 'enquiry'
      | 'change'
      | 'warning';
    text: string;
  };
};
export type DeleteQueueNoteApiResponse = unknown;
export type DeleteQueueNoteApiArg = {
  id: number;
};
export type ListAdminEnquiriesApiResponse = /** status 200  */ AdminEnquiry[];
export type ListAdminEnquiriesApiArg = {
  /** Only questions in this state */
  state?: 'unconfirmed' | 'held' | 'waiting' | 'answered' | 'closed' | 'reported' | 'removed';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type DecideEnquiryApiResponse = /** status 200  */ AdminEnquiry;
export type DecideEnquiryApiArg = {
  id: number;
  body: {
    /** Whether a removal also stops further questions from the address */
    blocksAddress?: boolean;
    /** "keep" passes a held question on and dismisses a report */
    decision: 'keep' | 'remove';
    /** Needed to remove it; the parent reads it in an email */
    reason?: string | null;
  };
};
export type PutEnquiryBlockApiResponse = /** status 200  */ AdminEnquiry;
export type PutEnquiryBlockApiArg = {
  id: number;
  body: {
    isBlocked: boolean;
  };
};
export type GetFirstDayApiResponse = /** status 200  */ FirstDay;
export type GetFirstDayApiArg = void;
export type DismissFirstDayApiResponse = /** status 200  */ FirstDay;
export type DismissFirstDayApiArg = {
  body: {
    isDismissed: boolean;
  };
};
export type SendTestMailApiResponse = unknown;
export type SendTestMailApiArg = void;
export type ForgotStaffPasswordApiResponse = /** status 202  */ ResetRequested;
export type ForgotStaffPasswordApiArg = {
  body: {
    email: string;
  };
};
export type AcceptStaffInvitationApiResponse = /** status 200  */ StaffLoginResponse;
export type AcceptStaffInvitationApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    name: string;
    password: string;
    token: string;
  };
};
export type PreviewStaffInvitationApiResponse = /** status 200  */ InvitationPreview;
export type PreviewStaffInvitationApiArg = {
  body: {
    token: string;
  };
};
export type LoginSiteAdminApiResponse = /** status 200  */ LoginResponse;
export type LoginSiteAdminApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    password: string;
  };
};
export type LoginStaffApiResponse = /** status 200  */ StaffLoginResponse;
export type LoginStaffApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    email: string;
    password: string;
  };
};
export type LoginStaffWithCodeApiResponse = /** status 200  */ LoginResponse;
export type LoginStaffWithCodeApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    code: string;
    ticket: string;
  };
};
export type LoginStaffWithPasskeyApiResponse = /** status 200  */ LoginResponse;
export type LoginStaffWithPasskeyApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    response: {
      id: string;
      response: {
        [key: string]: unknown;
      };
      [key: string]: unknown;
    };
    ticket: string;
  };
};
export type BeginStaffPasskeyLoginApiResponse = /** status 200  */ PasskeyOptions;
export type BeginStaffPasskeyLoginApiArg = {
  body: {
    ticket?: string;
  };
};
export type LogoutSiteAdminApiResponse = unknown;
export type LogoutSiteAdminApiArg = void;
export type ListAdminNoticesApiResponse = /** status 200  */ AdminNoticeEntry[];
export type ListAdminNoticesApiArg = {
  /** Open ones by their next deadline, closed ones newest first */
  status?: 'open' | 'closed';
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
};
export type GetAdminNoticeApiResponse = /** status 200  */ AdminNotice;
export type GetAdminNoticeApiArg = {
  id: number;
};
export type DecideNoticeApiResponse = /** status 200  */ AdminNotice;
export type DecideNoticeApiArg = {
  id: number;
  body: {
    decision:
      'complete' | 'unreachable' | 'defective' | 'repeat' | 'stands' | 'false-details' | 'stay' | 'remove';
    /** The complainant of a defective notice reads it */
    note?: string | null;
  };
};
export type ErasePersonApiResponse = /** status 200  */ ErasedPerson;
export type ErasePersonApiArg = {
  body: {
    /** The address again, as someone has typed it */
    confirmation: string;
    email: string;
    /** Names the request, in the access record too; without the address */
    reference: string;
  };
};
export type ExportPersonApiResponse = /** status 200  */ PersonCopy;
export type ExportPersonApiArg = {
  body: {
    email: string;
    /** Names the request, in the access record too; without the address */
    reference: string;
  };
};
export type FindPersonApiResponse = /** status 200  */ FoundPerson;
export type FindPersonApiArg = {
  body: {
    email: string;
    /** Names the request, in the access record too; without the address */
    reference: string;
  };
};
export type ListAdminPhotosApiResponse = /** status 200  */ AdminPhoto[];
export type ListAdminPhotosApiArg = {
  /** Only pictures in this state */
  state?: 'fetching' | 'unfetched' | 'held' | 'public' | 'refused' | 'taken-down';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type DecidePhotoApiResponse = /** status 200  */ AdminPhoto;
export type DecidePhotoApiArg = {
  id: number;
  body: {
    decision: 'approve' | 'refuse' | 'take-down';
    /** Needed to refuse a picture or to take it down; mailed to the club’s managers */
    reason?: string | null;
  };
};
export type GetReleaseBoardApiResponse = /** status 200  */ ReleaseBoard;
export type GetReleaseBoardApiArg = void;
export type AbortReleaseApiResponse = unknown;
export type AbortReleaseApiArg = {
  remote: string;
  body: {
    reason?: string;
    /** The canary’s, or the active one to go back from: 409 if it isn’t any more */
    version: string;
  };
};
export type KillReleaseApiResponse = unknown;
export type KillReleaseApiArg = {
  remote: string;
  body: {
    reason?: string;
    /** The canary’s, or the active one to go back from: 409 if it isn’t any more */
    version: string;
  };
};
export type PromoteReleaseApiResponse = unknown;
export type PromoteReleaseApiArg = {
  remote: string;
  body: {
    reason?: string;
    /** The canary’s, or the active one to go back from: 409 if it isn’t any more */
    version: string;
  };
};
export type ReviveReleaseApiResponse = unknown;
export type ReviveReleaseApiArg = {
  remote: string;
  body: {
    reason?: string;
    /** The canary’s, or the active one to go back from: 409 if it isn’t any more */
    version: string;
  };
};
export type RollBackReleaseApiResponse = unknown;
export type RollBackReleaseApiArg = {
  remote: string;
  body: {
    reason?: string;
    /** The canary’s, or the active one to go back from: 409 if it isn’t any more */
    version: string;
  };
};
export type ListRemovedReviewsApiResponse = /** status 200  */ RemovedReview[];
export type ListRemovedReviewsApiArg = {
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
  /** Only those with an appeal that waits, longest wait first */
  appeal?: 'open';
};
export type RestoreReviewApiResponse = unknown;
export type RestoreReviewApiArg = {
  id: number;
  body: {
    /** Kept in the audit log, and read by whom it concerns in an email */
    reason: string;
  };
};
export type TurnDownAppealApiResponse = unknown;
export type TurnDownAppealApiArg = {
  id: number;
  body: {
    /** Kept in the audit log, and read by whom it concerns in an email */
    reason: string;
  };
};
export type ListReportedReviewsApiResponse = /** status 200  */ ReportedReview[];
export type ListReportedReviewsApiArg = {
  /** Those that wait, safety first and oldest first; or the others, newest first */
  state?: 'open' | 'decided';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type DecideReportedReviewApiResponse = /** status 200  */ ReportedReview;
export type DecideReportedReviewApiArg = {
  id: number;
  body: {
    decision: 'remove' | 'stand';
    /** Needed to remove the review: one of the public list */
    reasonCode?:
      | 'fake'
      | 'conflict'
      | 'abuse'
      | 'personal-data'
      | 'safeguarding'
      | 'off-topic'
      | 'advertising'
      | 'unlawful';
    /** Needed to let a review stand. Read by those who reported, and by the author of a review that is removed */
    words?: string | null;
  };
};
export type ListAdminReviewsApiResponse = /** status 200  */ AdminReview[];
export type ListAdminReviewsApiArg = {
  /** Contained in the club's name, the author's name or the text, in any case */
  search?: string;
  /** Only reviews in this state */
  status?: 'pending-verification' | 'awaiting-approval' | 'approved';
  /** Only reviews of this club */
  clubId?: number;
  /** Only reviews whose overall rating rounds to this many stars */
  rating?: number;
  /** Only reviews that automatic checks hold back, or only the others */
  held?: 'true' | 'false';
  /** Only reviews whose author has sent an edit that waits */
  edit?: 'waiting';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type ListReviewClusterApiResponse = /** status 200  */ AdminReview[];
export type ListReviewClusterApiArg = {
  id: number;
};
export type DecideReviewClusterApiResponse = /** status 200  */ ClusterDecision;
export type DecideReviewClusterApiArg = {
  id: number;
  body: {
    decision: 'approve' | 'delete';
    /** Kept in the history of the review, and read by its author in an email */
    reason?: string;
    /** One of the public list of reasons */
    reasonCode?:
      | 'fake'
      | 'conflict'
      | 'abuse'
      | 'personal-data'
      | 'safeguarding'
      | 'off-topic'
      | 'advertising'
      | 'unlawful';
    /** The reviews that were read: one that has come in since isn’t decided about */
    reviewIds: number[];
  };
};
export type GetReviewHistoryApiResponse = /** status 200  */ HistoryEntry[];
export type GetReviewHistoryApiArg = {
  id: number;
};
export type RemoveReplyApiResponse = unknown;
export type RemoveReplyApiArg = {
  id: number;
  body: {
    /** Kept in the audit log, and read by whom it concerns in an email */
    reason: string;
  };
};
export type RemoveSampleDataApiResponse = unknown;
export type RemoveSampleDataApiArg = void;
export type GetSampleDataApiResponse = /** status 200  */ SampleDataStatus;
export type GetSampleDataApiArg = void;
export type GetSiteAdminSessionApiResponse = /** status 200  */ StaffSessionResponse;
export type GetSiteAdminSessionApiArg = void;
export type ListSiteAdminSessionsApiResponse = /** status 200  */ OwnSession[];
export type ListSiteAdminSessionsApiArg = void;
export type TakeSessionDownApiResponse = unknown;
export type TakeSessionDownApiArg = {
  id: number;
  body: {
    /** Kept in the audit log, and read by whom it concerns in an email */
    reason: string;
  };
};
export type EndOtherSiteAdminSessionsApiResponse = unknown;
export type EndOtherSiteAdminSessionsApiArg = void;
export type EndSiteAdminSessionApiResponse = unknown;
export type EndSiteAdminSessionApiArg = {
  id: number;
};
export type SetStaffPasswordApiResponse = /** status 200  */ StaffLoginResponse;
export type SetStaffPasswordApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    password: string;
    token: string;
  };
};
export type GetOperatorSettingsApiResponse = /** status 200  */ OperatorSettingsState;
export type GetOperatorSettingsApiArg = void;
export type ChangeOperatorSettingsApiResponse = /** status 200  */ OperatorSettingsState;
export type ChangeOperatorSettingsApiArg = {
  body: {
    brandAccent?: string;
    brandColour?: string;
    brandLogo?: string;
    brandName?: string;
    icoRegistration?: string;
    operatorAddress?: string;
    operatorForm?: string;
    operatorName?: string;
    regionName?: string;
    replyTimeClaims?: string;
    replyTimeEnquiries?: string;
    replyTimeLongest?: string;
    replyTimeTechnical?: string;
    socialLinks?: string;
    supportEmail?: string;
  };
};
export type GetSitePasswordApiResponse = /** status 200  */ SitePasswordState;
export type GetSitePasswordApiArg = void;
export type LockSitePasswordApiResponse = /** status 200  */ SitePasswordState;
export type LockSitePasswordApiArg = {
  body: {
    isLocked: boolean;
  };
};
export type ListStaffApiResponse = /** status 200  */ StaffMemberEntry[];
export type ListStaffApiArg = void;
export type InviteStaffApiResponse = /** status 201  */ StaffMemberEntry;
export type InviteStaffApiArg = {
  body: {
    email: string;
    role: 'reader' | 'moderator' | 'owner';
  };
};
export type EndStaffApiResponse = unknown;
export type EndStaffApiArg = {
  id: number;
};
export type ChangeStaffRoleApiResponse = /** status 200  */ StaffMemberEntry;
export type ChangeStaffRoleApiArg = {
  id: number;
  body: {
    role: 'reader' | 'moderator' | 'owner';
  };
};
export type ResendStaffInvitationApiResponse = /** status 200  */ StaffMemberEntry;
export type ResendStaffInvitationApiArg = {
  id: number;
};
export type ResetStaffSecondFactorsApiResponse = unknown;
export type ResetStaffSecondFactorsApiArg = {
  id: number;
};
export type GetAdminStatsApiResponse = /** status 200  */ AdminStats;
export type GetAdminStatsApiArg = void;
export type GetSiteStatusApiResponse = /** status 200  */ StatusEntry[];
export type GetSiteStatusApiArg = void;
export type ListAdminSuggestionsApiResponse = /** status 200  */ AdminSuggestion[];
export type ListAdminSuggestionsApiArg = {
  /** Only suggestions in this state */
  state?: 'open' | 'accepted' | 'declined';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type GetAdminSuggestionApiResponse = /** status 200  */ AdminSuggestion;
export type GetAdminSuggestionApiArg = {
  id: number;
};
export type DecideSuggestionApiResponse = /** status 200  */ AdminSuggestion;
export type DecideSuggestionApiArg = {
  id: number;
  body: {
    /** Needed to decline; someone who left an address reads it */
    answer?: string | null;
    /** The club that a missing one has become, or was all along; needed to accept it */
    clubId?: number | null;
    state: 'accepted' | 'declined';
  };
};
export type ListSuppressedAddressesApiResponse = /** status 200  */ SuppressedAddressRow[];
export type ListSuppressedAddressesApiArg = void;
export type ReleaseSuppressedAddressApiResponse = unknown;
export type ReleaseSuppressedAddressApiArg = {
  id: number;
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
export type GetClubApiResponse = /** status 200  */ ClubPageResponse;
export type GetClubApiArg = {
  /** The club's id or slug */
  idOrSlug: string;
  /** Adds what the club’s page says beside its facts */
  include?: 'page';
};
export type DeleteReviewApiResponse = unknown;
export type DeleteReviewApiArg = {
  id: number;
  body: {
    /** Kept in the history of the review, and read by its author in an email */
    reason?: string;
    /** One of the public list of reasons */
    reasonCode?:
      | 'fake'
      | 'conflict'
      | 'abuse'
      | 'personal-data'
      | 'safeguarding'
      | 'off-topic'
      | 'advertising'
      | 'unlawful';
  };
};
export type ApproveReviewApiResponse = /** status 200  */ AdminReview;
export type ApproveReviewApiArg = {
  id: number;
  body: {
    /** Kept in the history of the review */
    reason?: string;
    /** The text that was read; 409 if its author has changed it since */
    reviewText?: string;
  };
};
export type DropReviewEditApiResponse = unknown;
export type DropReviewEditApiArg = {
  id: number;
  body: {
    /** Kept in the audit log, and read by whom it concerns in an email */
    reason: string;
  };
};
export type ApproveReviewEditApiResponse = /** status 200  */ AdminReview;
export type ApproveReviewEditApiArg = {
  id: number;
  body: {
    /** Kept in the history of the review */
    reason?: string;
    /** The text that was read; 409 if its author has changed it since */
    reviewText?: string;
  };
};
export type AccessAction =
  | 'addresses-read'
  | 'addresses-exported'
  | 'address-released'
  | 'person-found'
  | 'person-exported'
  | 'person-erased';
export type AccessEntry = {
  action: AccessAction;
  createdAt: string;
  id: number;
  /** By the name that they had then; "Site password" where no one’s login was used */
  staffName: string;
  /** The call with its filters; of a data request, its reference */
  subject: string;
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
export type OwnMailChoice = {
  /** At once, when a child may be at risk */
  safety: boolean;
  /** Once a day, about everything that waits */
  summary: boolean;
};
export type OwnPasskey = {
  createdAt: string;
  id: number;
  lastUsedAt: string | null;
  name: string;
};
export type OwnAccount = {
  /** False where the site has no host name, as browsers need for passkeys */
  arePasskeysPossible: boolean;
  email: string | null;
  /** Whether an authenticator app is set up */
  hasTotp: boolean;
  /** Whether the login must have a second factor */
  isSecondFactorRequired: boolean;
  mails: OwnMailChoice;
  name: string;
  passkeys: OwnPasskey[];
  /** How many recovery codes are unused */
  recoveryCodesLeft: number;
  role: 'reader' | 'moderator' | 'owner';
};
export type NewRecoveryCodes = {
  /** Empty where codes that the person has already stay good */
  recoveryCodes: string[];
};
export type PasskeyCreationOptions = {
  /** Handed to the browser as it is (WebAuthn, options as JSON) */
  options: {
    [key: string]: unknown;
  };
  /** Sent back with the answer */
  ticket: string;
};
export type LoginResponse = {
  /** When the token stops being valid */
  expiresAt: string;
  /** Goes into the header Authorization: Bearer {token}. Left out where a cookie was asked for, with X-Session: cookie */
  token?: string;
};
export type Proof = {
  expiresAt: string;
  /** Goes with changes of the second factors, for a few minutes */
  proof: string;
};
export type PasskeyOptions = {
  /** Handed to the browser as it is (WebAuthn, options as JSON) */
  options: {
    [key: string]: unknown;
  };
  /** Sent back with the answer */
  ticket: string;
};
export type TotpSetup = {
  /** In base32, to be typed */
  secret: string;
  /** Sent back with the first code */
  ticket: string;
  /** The same as an otpauth: address, to be shown as a QR code */
  uri: string;
};
export type ClubLogin = {
  /** How many clubs they manage with it */
  clubCount: number;
  /** Null when it was encrypted with a DATA_KEY of the past */
  email: string | null;
  /** Whether they log in with more than a password */
  hasSecondFactor: boolean;
  id: number;
  name: string;
};
export type ClaimCandidate = {
  /** From the postcode in the claim; null if that or the club’s place isn’t known */
  distanceMiles: number | null;
  id: number;
  location: string;
  /** Who manages it */
  managers: ClubLogin[];
  name: string;
  postcode: string | null;
  /** Only a listed one can be chosen */
  state: 'listed' | 'closed' | 'hidden' | 'merged';
  website: string | null;
};
export type AdminClaim = {
  additionalInfo: string | null;
  ageGroups: string;
  /** Clubs with the same or nearly the same name, those nearby first; only of a pending claim without a chosen club */
  candidates: ClaimCandidate[];
  clubDescription: string;
  /** Null for a club that isn’t listed */
  clubId: number | null;
  /** Who manages the club; only of approved claims */
  clubLogins: ClubLogin[];
  clubName: string;
  /** The website on the listed club’s page */
  clubWebsite: string | null;
  /** Null when it was erased, or encrypted with a DATA_KEY of the past */
  contactEmail: string | null;
  /** When the contact and all that they wrote were erased: the texts are empty since */
  contactErasedAt: string | null;
  contactName: string;
  contactPhone: string;
  createdAt: string;
  facilities: string;
  id: number;
  /** Whether someone manages the listed club already */
  isClubManaged: boolean;
  position: string;
  rejectionReason: string | null;
  socialMedia: string | null;
  status: 'pending' | 'approved' | 'rejected';
  trainingDays: string;
  verificationMethod: string;
  websiteUrl: string | null;
};
export type PastClubImport = {
  /** Whether it’s the newest that isn’t undone */
  canBeUndone: boolean;
  fileName: string;
  finishedAt: string | null;
  id: number;
  startedAt: string;
  /** The name of the member of staff; null: by command */
  startedBy: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
};
export type ClubImportCounts = {
  broken: number;
  changed: number;
  doubtful: number;
  new: number;
  unchanged: number;
};
export type ClubImportProgress = {
  counts: ClubImportCounts | null;
  fileName: string;
  id: number;
  /** Why it failed */
  problem: string | null;
  /** Of the step at hand, in per cent */
  progress: number;
  step: 'uploading' | 'checking' | 'checked' | 'importing' | 'imported' | 'undoing' | 'undone' | 'failed';
};
export type ClubImports = {
  imports: PastClubImport[];
  working: ClubImportProgress | null;
};
export type ClubFileColumnPreview = {
  /** What it’s taken for; null: it’s left out */
  column:
    | (
        | 'external_id'
        | 'name'
        | 'place'
        | 'postcode'
        | 'sport'
        | 'leagues'
        | 'home_ground'
        | 'website'
        | 'description'
        | 'logo_url'
        | 'teams'
        | 'cost'
        | 'welfare_officer'
        | 'accreditation'
        | 'sibling_discount'
        | 'first_aider'
        | 'founded'
        | 'surfaces'
        | 'ground_access'
        | 'sources'
      )
    | null;
  examples: string[];
  heading: string;
};
export type ClubImportReport = {
  detail: string;
  externalId: string;
  /** Of the file, from 1 */
  line: number;
  name: string;
  outcome: 'new' | 'changed' | 'unchanged' | 'doubtful' | 'broken';
};
export type AdminClubRow = {
  id: number;
  /** Whether someone manages it */
  isClaimed: boolean;
  location: string;
  name: string;
  postcode: string | null;
  /** Reviews that the public sees */
  reviewCount: number;
  slug: string;
  state: 'listed' | 'closed' | 'hidden' | 'merged';
};
export type RelatedClub = {
  id: number;
  name: string;
  slug: string;
};
export type ClubCounts = {
  /** Withdrawn and removed reviews that can be put back */
  archivedReviews: number;
  claims: number;
  /** Reviews in every state, save the archived ones */
  reviews: number;
  /** Claims that no one has decided yet */
  waitingClaims: number;
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
export type FactSourceDto = {
  facts: string[];
  kind: 'club' | 'staff' | 'parent' | 'import' | 'unknown';
  /** Under which licence it may be used */
  licence: string | null;
  /** What an imported file is called */
  name: string | null;
  /** When; for an unknown source, before when */
  on: string;
};
export type AdminClub = {
  /** Clubs that have become part of it */
  absorbed: RelatedClub[];
  accreditation: ('accredited' | '1-star' | '2-star' | '3-star') | null;
  counts: ClubCounts;
  county: string | null;
  description: string;
  /** By which files of clubs know it */
  externalIds: string[];
  firstAider: boolean | null;
  /** Addresses that it had before, which lead to it for ever */
  formerSlugs: string[];
  founded: number | null;
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
  /** Reviews by invitation and others, compared; null with fewer than five of either */
  invitedReviews: InvitedReviews | null;
  /** Whether someone manages it */
  isClaimed: boolean;
  latitude: number | null;
  leagues: string[];
  location: string;
  /** Who manages it */
  logins: ClubLogin[];
  longitude: number | null;
  name: string;
  postcode: string | null;
  /** Reviews that the public sees */
  reviewCount: number;
  siblingDiscount: string | null;
  slug: string;
  /** Where its facts come from, the newest source first */
  sources: FactSourceDto[];
  sport: string;
  state: 'listed' | 'closed' | 'hidden' | 'merged';
  stateSince: string | null;
  /** The club that it was merged into, or that its players went to when it closed */
  successor: RelatedClub | null;
  website: string | null;
};
export type ChangedField = {
  after: string | null;
  /** Several values one a line */
  before: string | null;
  name: string;
};
export type ClubChangeEntry = {
  action:
    | 'added'
    | 'imported'
    | 'edited'
    | 'profile-edited'
    | 'hidden'
    | 'closed'
    | 'reopened'
    | 'merged'
    | 'absorbed'
    | 'unmerged'
    | 'undone';
  /** Who did it */
  actor: 'reviewer' | 'site-admin' | 'club-admin' | 'system';
  /** Whether it is of a kind that can be undone, and hasn’t been */
  canBeUndone: boolean;
  club: RelatedClub;
  createdAt: string;
  fields: ChangedField[];
  id: number;
  /** A change by the club’s people that no moderator has looked at */
  isUnseen: boolean;
  /** The other club of a merge, or a successor */
  otherClub: RelatedClub | null;
  reason: string | null;
  /** The name of the moderator who did it, if known */
  staffName: string | null;
  undoneAt: string | null;
};
export type MovingCounts = {
  /** Withdrawn and removed reviews that can be put back */
  archivedReviews: number;
  claims: number;
  /** Pairs of reviews by one address in one season: the newer one stays, the other is taken down */
  doubles: number;
  /** People who manage it */
  logins: number;
  reviews: number;
};
export type MergePreview = {
  /** The club that goes */
  club: AdminClubRow;
  /** The club that stays */
  into: AdminClubRow;
  moving: MovingCounts;
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
export type WarningAppealState = 'open' | 'granted' | 'refused';
export type WarningAppeal = {
  /** What the club was told */
  answer: string | null;
  state: WarningAppealState;
  text: string;
};
export type ClubWarningReason = 'own-reviews' | 'rewards' | 'pressure';
export type ClubWarningRecord = {
  appeal: WarningAppeal | null;
  /** When it came off the page */
  endedAt: string | null;
  /** The last day that it’s shown */
  endsOn: string;
  id: number;
  /** Whether the club’s page shows it */
  isShown: boolean;
  reason: ClubWarningReason;
  since: string;
  /** What happened, in our words */
  text: string;
};
export type QueuePerson = {
  /** Whether it is the caller */
  isMe: boolean;
  name: string;
};
export type EnquiryState =
  'unconfirmed' | 'held' | 'waiting' | 'answered' | 'closed' | 'reported' | 'removed';
export type AdminEnquiry = {
  ageGroup: string | null;
  /** What the club answered */
  answer: string | null;
  clubName: string;
  clubSlug: string;
  createdAt: string;
  decidedAt: string | null;
  /** Who decided */
  decidedBy: string | null;
  decisionReason: string | null;
  /** False once the parent’s data is erased: no one is mailed, nothing can be blocked */
  hasAddress: boolean;
  id: number;
  /** Whether the parent’s address is blocked from asking clubs */
  isBlocked: boolean;
  message: string;
  /** Null: the checks held it */
  reportReason: ('child-at-risk' | 'abusive' | 'spam' | 'other') | null;
  /** What the club says about its report */
  reportWords: string | null;
  reportedAt: string | null;
  state: EnquiryState;
};
export type QueueKind =
  | 'report'
  | 'held'
  | 'review'
  | 'edit'
  | 'appeal'
  | 'notice'
  | 'claim'
  | 'suggestion'
  | 'photo'
  | 'enquiry'
  | 'change'
  | 'warning';
export type AdminNoticeEntry = {
  closedAt: string | null;
  clubName: string;
  dueAt: string | null;
  id: number;
  outcome:
    | (
        | 'sent'
        | 'defective'
        | 'forwarded'
        | 'removed-unreachable'
        | 'removed-repeat'
        | 'removed-agreed'
        | 'kept'
        | 'removed-silence'
        | 'silent'
        | 'removed-unanswered'
        | 'stays'
        | 'stands'
        | 'removed-details'
        | 'review-gone'
      )
    | null;
  receivedAt: string | null;
  reference: string;
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'silent' | 'closed';
};
export type PhotoClub = {
  id: number;
  name: string;
  slug: string;
};
export type PhotoKind = 'logo' | 'photo';
export type PhotoState = 'fetching' | 'unfetched' | 'held' | 'public' | 'refused' | 'taken-down';
export type AdminPhoto = {
  club: PhotoClub;
  createdAt: string;
  decidedAt: string | null;
  /** Who decided */
  decidedBy: string | null;
  description: string;
  /** Whether its sender says that parents or carers agree */
  hasConsent: boolean;
  height: number;
  id: number;
  /** Names its files; null while there are none */
  key: string | null;
  kind: PhotoKind;
  reason: string | null;
  /** Whether children can be recognised; null: no one was asked */
  showsChildren: boolean | null;
  /** Where it was fetched from */
  sourceUrl: string | null;
  state: PhotoState;
  /** Goes behind the addresses of its files while it isn’t public */
  suffix: string;
  /** Of the largest file, in pixels */
  width: number;
};
export type Appeal = {
  /** What the moderator said */
  answer: string | null;
  createdAt: string;
  decidedAt: string | null;
  /** Null while it waits for a moderator, as is all that follows */
  outcome: ('restored' | 'turned-down') | null;
  /** What the author says */
  text: string;
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
export type RemovedReview = {
  /** "U7s" to "U18s" or "prefer not to disclose" */
  ageGroup: string;
  appeal: Appeal | null;
  clubId: number;
  clubName: string;
  clubSlug: string;
  coachingRating: number;
  communicationRating: number;
  createdAt: string;
  /** When it is erased for good; null while an appeal is open */
  erasedAt: string | null;
  facilitiesRating: number;
  id: number;
  inclusivityRating: number;
  /** Mean of the five ratings, one decimal */
  overallRating: string;
  /** What was said about the removal */
  reason: string | null;
  reasonCode: RecordedRemovalReason;
  removedAt: string;
  removedBy: 'reviewer' | 'site-admin' | 'club-admin' | 'system';
  /** Which member of staff; null where it was no one on the staff, or the name isn’t known */
  removedByName: string | null;
  /** The club's reply */
  responseText: string | null;
  reviewText: string;
  valueRating: number;
};
export type ReportVoice = {
  confirmedAt: string;
  number: string;
  reason:
    'child-at-risk' | 'private-person' | 'not-genuine' | 'interest' | 'abusive' | 'off-topic' | 'unlawful';
  /** Anyone, or the club that is reviewed */
  source: 'public' | 'club';
  /** Empty a year after the decision */
  words: string;
};
export type ReviewCluster = {
  /** Within how many hours they came in */
  hours: number;
  /** What they have in common */
  sharing: 'text' | 'browser' | 'network';
  /** How many reviews there are, this one included */
  size: number;
};
export type ReviewContent = {
  /** "U7s" to "U18s" or "prefer not to disclose" */
  ageGroup: string;
  coachingRating: number;
  communicationRating: number;
  createdAt: string;
  facilitiesRating: number;
  inclusivityRating: number;
  /** Mean of the five ratings, one decimal */
  overallRating: string;
  reviewText: string;
  valueRating: number;
};
export type AdminReview = {
  /** "U7s" to "U18s" or "prefer not to disclose" */
  ageGroup: string;
  approvedAt: string | null;
  /** Null when it was encrypted with a DATA_KEY of the past */
  authorEmail: string | null;
  authorName: string;
  clubId: number;
  /** Where the club is: "Headingley, Leeds" */
  clubLocation: string;
  clubName: string;
  clubSlug: string;
  /** The reviews that seem to come from the same hand, in lists and while this one is held back */
  cluster: ReviewCluster | null;
  coachingRating: number;
  communicationRating: number;
  createdAt: string;
  facilitiesRating: number;
  /** What the automatic checks found, also once it is approved */
  holdReasons: string[];
  id: number;
  inclusivityRating: number;
  isApproved: 0 | 1;
  /** True while automatic checks hold it back and no one has approved it */
  isHeld: boolean;
  /** 1: it was written with a one-time invitation by the club */
  isInvited: 0 | 1;
  isVerified: 0 | 1;
  /** Mean of the five ratings, one decimal */
  overallRating: string;
  /** The club's reply */
  responseText: string | null;
  reviewText: string;
  /** Signs of a fake review; one alone proves nothing */
  signals: string[];
  status: 'pending-verification' | 'awaiting-approval' | 'approved';
  valueRating: number;
  verifiedAt: string | null;
  /** What its author wants to say instead; the public reads the old text until someone decides */
  waitingEdit: ReviewContent | null;
};
export type ReportedReview = {
  clubName: string;
  clubSlug: string;
  decidedAt: string | null;
  /** Which member of staff decided; null where no one on the staff did, or the name isn’t known */
  decidedByName: string | null;
  decisionWords: string | null;
  /** There are more than the first 50 */
  hasMoreReports: boolean;
  /** A report took the review out of sight */
  hidReview: boolean;
  /** Why a safety report didn’t hide the review */
  hideRefusal:
    | (
        | 'club-people'
        | 'unknown-sender'
        | 'kept-before'
        | 'club-limit'
        | 'mailbox-limit'
        | 'domain-limit'
        | 'browser-limit'
        | 'network-limit'
        | 'site-limit'
      )
    | null;
  /** Of the entry, not of the review */
  id: number;
  /** A child may be at risk, someone says */
  isSafety: boolean;
  openedAt: string;
  outcome: ('removed' | 'stands' | 'gone') | null;
  removalReason:
    | (
        | 'fake'
        | 'conflict'
        | 'abuse'
        | 'personal-data'
        | 'safeguarding'
        | 'off-topic'
        | 'advertising'
        | 'unlawful'
        | 'none-given'
      )
    | null;
  /** The first 50, oldest first */
  reports: ReportVoice[];
  /** Null once it is gone */
  review: AdminReview | null;
  reviewId: number;
  state: 'open' | 'decided';
};
export type SuggestedClub = {
  id: number;
  location: string;
  name: string;
  postcode: string | null;
  slug: string;
  state: 'listed' | 'closed' | 'hidden' | 'merged';
};
export type AdminSuggestion = {
  answer: string | null;
  /** The club to correct, or what a missing one has become */
  club: SuggestedClub | null;
  clubName: string;
  createdAt: string;
  decidedAt: string | null;
  /** Who decided */
  decidedBy: string | null;
  id: number;
  kind: 'missing' | 'correction';
  /** Clubs of nearly the same name as an open suggestion of a missing one; nearby ones first */
  lookalikes: SuggestedClub[];
  /** The other entry of a club listed twice */
  otherClub: SuggestedClub | null;
  place: string | null;
  postcode: string | null;
  /** Of a correction */
  problem: ('closed' | 'double' | 'moved' | 'details' | 'other') | null;
  sport: string | null;
  state: 'open' | 'accepted' | 'declined';
  /** Whether someone hears of the decision by email */
  wantsAnswer: boolean;
  websiteUrl: string | null;
  words: string;
};
export type AppealedWarning = {
  appeal: WarningAppeal | null;
  clubName: string;
  clubSlug: string;
  /** When it came off the page */
  endedAt: string | null;
  /** The last day that it’s shown */
  endsOn: string;
  id: number;
  /** Whether the club’s page shows it */
  isShown: boolean;
  reason: ClubWarningReason;
  since: string;
  /** What happened, in our words */
  text: string;
};
export type QueueEntry = {
  /** Who has taken it on */
  assignee: QueuePerson | null;
  /** What a club’s people changed */
  change: ClubChangeEntry | null;
  claim: AdminClaim | null;
  /** By when the law wants a step */
  dueAt: string | null;
  /** A question to a club */
  enquiry: AdminEnquiry | null;
  /** Of the review, report, claim, notice, suggestion, picture, question or change; unique within its kind */
  id: number;
  /** A child may be at risk, someone says */
  isUrgent: boolean;
  kind: QueueKind;
  /** Who else has it open */
  lookers: string[];
  /** How many notes the staff have written on it */
  notes: number;
  notice: AdminNoticeEntry | null;
  /** A picture that a club has sent */
  photo: AdminPhoto | null;
  /** Of an appeal */
  removed: RemovedReview | null;
  report: ReportedReview | null;
  /** Of kinds held, review and edit */
  review: AdminReview | null;
  suggestion: AdminSuggestion | null;
  waitingSince: string;
  warning: AppealedWarning | null;
};
export type QueueKindCount = {
  /** There are more than are counted */
  hasMore: boolean;
  kind: QueueKind;
  waiting: number;
};
export type QueueCounts = {
  /** Every kind */
  kinds: QueueKindCount[];
  /** What the caller has taken on */
  mine: number;
};
export type QueueVerdict = 'accept' | 'refuse';
export type WaitingDecision = {
  /** When it is carried out */
  dueAt: string | null;
  entryId: number;
  id: number;
  kind: QueueKind;
  /** Why it couldn’t be carried out */
  problem: string | null;
  verdict: QueueVerdict;
};
export type RefusedDecision = {
  entryId: number;
  kind: QueueKind;
  message: string;
};
export type DecisionsResponse = {
  refused: RefusedDecision[];
  taken: WaitingDecision[];
};
export type QueueWaitingKind = {
  count: number;
  /** There are more than are counted */
  hasMore: boolean;
  kind: QueueKind;
  /** Since when the oldest one waits */
  oldestSince: string;
};
export type QueueWaiting = {
  /** Only kinds of which something waits */
  kinds: QueueWaitingKind[];
  /** Half of what waits has waited at least since then; null when nothing waits */
  medianSince: string | null;
};
export type QueueWeekKind = {
  arrived: number;
  decided: number;
  kind: QueueKind;
};
export type QueueRemovals = {
  count: number;
  /** A public reason, or none-given */
  reasonCode: string;
};
export type QueueWeekFigures = {
  /** Only kinds of which there was something */
  kinds: QueueWeekKind[];
  /** The longest any of them took, in hours */
  longestHours: number | null;
  /** How long half of the decisions took at most, in hours; null when there were none */
  medianHours: number | null;
  /** Those of them that were removed, by reason */
  removals: QueueRemovals[];
  /** Reviews that moderators published, let stand or removed */
  reviewsDecided: number;
  /** The date of its Monday, by the clock in London */
  week: string;
};
export type QueueFigures = {
  waiting: QueueWaiting;
  /** The last twelve weeks, oldest first; the last one is still going on */
  weeks: QueueWeekFigures[];
};
export type SavedFilter = {
  id: number;
  /** Only what the caller has taken on */
  isMine: boolean;
  /** Empty for all */
  kinds: QueueKind[];
  name: string;
};
export type QueueNoteEntry = {
  createdAt: string;
  id: number;
  text: string;
  writer: QueuePerson;
};
export type FirstDayStep = {
  isDone: boolean;
  step:
    'invite' | 'site-password' | 'test-mail' | 'postcodes' | 'operator' | 'clubs' | 'backup' | 'sample-data';
};
export type FirstDay = {
  /** Whether an owner has put it away */
  isDismissed: boolean;
  steps: FirstDayStep[];
};
export type ResetRequested = {
  /** Where the mail can be read; only while mails aren’t sent, and never in production */
  mailbox?: string;
  message: string;
};
export type SecondStep = {
  expiresAt: string;
  /** What the person has set up */
  methods: ('totp' | 'passkey' | 'recovery-code')[];
  /** Shown with the second factor; good for one login and a few minutes */
  ticket: string;
};
export type StaffLoginResponse = {
  /** Null once logged in */
  secondStep: SecondStep | null;
  /** Null while a second factor is needed */
  session: LoginResponse | null;
};
export type InvitationPreview = {
  email: string | null;
  role: 'reader' | 'moderator' | 'owner';
};
export type AuthorDetailsToCheck = {
  fullName: string;
  mayShare: boolean;
  postalAddress: string;
};
export type AdminNoticeStep = {
  at: string;
  /** By when it had to be taken */
  dueAt: string | null;
  /** What the moderator wrote about it */
  note: string | null;
  /** Which member of staff took it; null where no one on the staff did, or the name isn’t known */
  staffName: string | null;
  step:
    | 'sent'
    | 'defective'
    | 'forwarded'
    | 'removed-unreachable'
    | 'removed-repeat'
    | 'removed-agreed'
    | 'kept'
    | 'removed-silence'
    | 'silent'
    | 'removed-unanswered'
    | 'stays'
    | 'stands'
    | 'removed-details'
    | 'review-gone';
};
export type NoticeWords = {
  defamatory: string;
  email: string | null;
  inaccuracies: string;
  meaning: string;
  name: string | null;
  statement: string;
};
export type AdminNotice = {
  /** Whether the author can be written to; if not, the review has to go */
  canReachAuthor: boolean;
  clubName: string;
  clubSlug: string;
  /** What can be decided now */
  decisions: (
    'complete' | 'unreachable' | 'defective' | 'repeat' | 'stands' | 'false-details' | 'stay' | 'remove'
  )[];
  /** Only while a moderator has to say whether they are obviously false */
  details: AuthorDetailsToCheck | null;
  /** By when the next step is due */
  dueAt: string | null;
  /** How many earlier notices of this complainant ended with a removal */
  earlierRemovals: number;
  /** Why its author’s silence didn’t remove the review, and a moderator decides */
  hideRefusal:
    | (
        | 'club-people'
        | 'unknown-sender'
        | 'kept-before'
        | 'club-limit'
        | 'mailbox-limit'
        | 'domain-limit'
        | 'browser-limit'
        | 'network-limit'
        | 'site-limit'
      )
    | null;
  id: number;
  /** The step that closed it */
  outcome:
    | (
        | 'sent'
        | 'defective'
        | 'forwarded'
        | 'removed-unreachable'
        | 'removed-repeat'
        | 'removed-agreed'
        | 'kept'
        | 'removed-silence'
        | 'silent'
        | 'removed-unanswered'
        | 'stays'
        | 'stands'
        | 'removed-details'
        | 'review-gone'
      )
    | null;
  reference: string;
  /** The complainant says that the same was removed on two earlier notices */
  removedTwice: boolean;
  reviewId: number;
  /** The review as it read when the notice was written */
  reviewText: string;
  /** The review as it reads now; null once it is gone */
  reviewTextNow: string | null;
  shareEmail: boolean;
  shareName: boolean;
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'silent' | 'closed';
  timeline: AdminNoticeStep[];
  words: NoticeWords;
};
export type ErasureFate = 'deleted' | 'emptied' | 'kept';
export type PersonEntry = {
  at: string;
  clubId: number | null;
  /** What an erasure makes of it */
  fate: ErasureFate;
  /** Why, or what is left; empty where the fate says it all */
  fateReason: string;
  /** Unique within its kind */
  id: number;
  /** Where it is in its life, in words */
  state: string;
  title: string;
};
export type FateCounts = {
  deleted: number;
  emptied: number;
  kept: number;
};
export type PersonalDataKind =
  | 'review'
  | 'season-place'
  | 'report'
  | 'notice'
  | 'author-answer'
  | 'suggestion'
  | 'enquiry'
  | 'enquiry-block'
  | 'saved-search'
  | 'invitation'
  | 'invitation-refusal'
  | 'claim'
  | 'club-login'
  | 'club-contact'
  | 'staff'
  | 'mail'
  | 'suppressed-address';
export type PersonPart = {
  count: number;
  /** The first fifty */
  entries: PersonEntry[];
  fates: FateCounts;
  kind: PersonalDataKind;
};
export type ErasedPerson = {
  deleted: number;
  emptied: number;
  /** What is kept of them still */
  left: PersonPart[];
};
export type CopiedEntry = {
  /** All that is kept, by name */
  content: {
    [key: string]: unknown;
  };
  keptSince: string;
  kind: PersonalDataKind;
  state: string;
};
export type PersonCopy = {
  emailAddress: string;
  entries: CopiedEntry[];
  exportedAt: string;
};
export type EarlierRequest = {
  action: AccessAction;
  createdAt: string;
  reference: string;
  /** Which member of staff */
  staffName: string;
};
export type FoundPerson = {
  /** The newest ten */
  earlier: EarlierRequest[];
  /** Only kinds of which there is something */
  parts: PersonPart[];
  /** Why they can’t be erased; null: they can */
  refusal: string | null;
};
export type ReleaseChange = {
  action: string | null;
  at: string | null;
  /** Null for changes of before they were noted */
  by: string | null;
  from: string | null;
  reason: string | null;
  remote: string | null;
  revision: number;
  /** Tenths of a percent, of a canary */
  share: number | null;
  to: string | null;
};
export type RunningCanary = {
  /** Tenths of a percent of all visitors */
  share: number;
  since: string;
  /** What its loads say so far */
  verdict: 'too-few' | 'good' | 'bad';
  version: string;
};
export type LoadError = 'http' | 'timeout' | 'integrity' | 'execution' | 'share' | 'chunk' | 'render';
export type VersionErrors = {
  count: number;
  errorClass: LoadError;
};
export type VersionLoads = {
  /** Layout shift, which has no unit */
  cls: number | null;
  /** Why they failed, the commonest reason first */
  errors: VersionErrors[];
  /** Those that ended with another version, or with none */
  failures: number;
  /** Response to a press, in milliseconds */
  inp: number | null;
  /** Largest paint, in milliseconds; null if it wasn’t measured */
  lcp: number | null;
  total: number;
  version: string;
};
export type LiveRelease = {
  active: string;
  canary: RunningCanary | null;
  /** The version before, which stands in when that one fails */
  fallback: string | null;
  /** Visitors see a card instead */
  isKilled: boolean;
  /** Since the canary began, else of the last day */
  loads: VersionLoads[];
  /** Its name in the registry */
  remote: string;
};
export type ReleaseBoard = {
  /** Whether bad canaries are ended without anyone asking */
  abortsCanaries: boolean;
  /** The last 50, newest first */
  history: ReleaseChange[];
  releases: LiveRelease[];
  /** Whether the api sees the release store; without it there’s nothing to show */
  state: 'ready' | 'empty' | 'unreadable';
};
export type SkippedReview = {
  id: number;
  reason: string;
};
export type ClusterDecision = {
  /** The reviews that were approved or deleted */
  decided: number[];
  skipped: SkippedReview[];
};
export type HistoryEntry = {
  /** What was done */
  action: string;
  /** Who did it */
  actor: 'reviewer' | 'site-admin' | 'club-admin' | 'system';
  createdAt: string;
  /** Null when there was no review before */
  fromStatus: string | null;
  id: number;
  reason: string | null;
  /** Of a removal: one of the public list of reasons, or "none-given"; null for every other change */
  reasonCode: string | null;
  /** Which member of staff, by the name they had then; null for everyone else, and for older entries */
  staffName: string | null;
  /** Null when there’s no review any more */
  toStatus: string | null;
};
export type SampleDataStatus = {
  /** Invented clubs that are there */
  clubs: number;
  state: 'none' | 'loaded' | 'removing' | 'removed';
};
export type SessionStaff = {
  /** Whether they log in with a login of their own, not with the site password */
  hasAccount: boolean;
  /** Null for the site password */
  id: number | null;
  name: string;
  /** True until they have set up the second factor that their role asks for */
  needsSecondFactor: boolean;
  role: 'reader' | 'moderator' | 'owner';
};
export type StaffSessionResponse = {
  expiresAt: string;
  role: 'site-admin' | 'club-admin';
  staff: SessionStaff;
};
export type OwnSession = {
  /** The browser and system it was opened with */
  browser: string;
  createdAt: string;
  id: number;
  /** Whether it is the session of this call */
  isCurrent: boolean;
  /** To within a few minutes */
  lastSeenAt: string;
};
export type OperatorSettingChange = {
  createdAt: string;
  id: number;
  /** The setting, and its values before and after */
  reason: string;
  staffName: string | null;
};
export type OperatorSettingState = {
  name:
    | 'operatorName'
    | 'operatorForm'
    | 'operatorAddress'
    | 'supportEmail'
    | 'icoRegistration'
    | 'brandName'
    | 'regionName'
    | 'socialLinks'
    | 'replyTimeClaims'
    | 'replyTimeLongest'
    | 'replyTimeEnquiries'
    | 'replyTimeTechnical'
    | 'brandLogo'
    | 'brandColour'
    | 'brandAccent';
  /** What the environment sets can’t be changed here */
  source: 'environment' | 'saved' | 'default';
  /** Empty if the operator hasn’t said */
  value: string;
};
export type OperatorSettingsState = {
  /** The newest ten, newest first */
  changes: OperatorSettingChange[];
  settings: OperatorSettingState[];
};
export type SitePasswordState = {
  isLocked: boolean;
  /** Whether the caller may lock it: an owner who logs in with a login of their own */
  mayLock: boolean;
};
export type StaffMemberEntry = {
  /** Null once their access has ended */
  email: string | null;
  endedAt: string | null;
  hasSecondFactor: boolean;
  id: number;
  /** Until when the invitation works; null once it is accepted */
  invitedUntil: string | null;
  lastLoginAt: string | null;
  /** Null until the invitation is accepted */
  name: string | null;
  role: 'reader' | 'moderator' | 'owner';
  state: 'invited' | 'active' | 'ended';
};
export type AdminStats = {
  approved: number;
  awaitingApproval: number;
  /** Held back by automatic checks, and not approved */
  onHold: number;
  /** Appeals against the removal of a review that wait */
  openAppeals: number;
  /** Notices of defamation */
  openNotices: number;
  /** Reviews that were reported and wait for a decision */
  openReports: number;
  /** Suggestions for the directory */
  openSuggestions: number;
  pendingClaims: number;
  pendingVerification: number;
  totalClubs: number;
  /** Reviews in every state */
  totalReviews: number;
  /** Reviews whose author has sent an edit that waits */
  waitingEdits: number;
};
export type StatusEntry = {
  /** What to do about it */
  advice: string | null;
  name: string;
  state: 'ok' | 'warning' | 'problem';
  text: string;
};
export type SuppressedAddressRow = {
  /** Null if it can’t be read */
  email: string | null;
  endsAt: string;
  id: number;
  since: string;
  /** What the server said, such as 5.1.1 */
  status: string;
};
export type FoundCost = {
  /** Whether a child can try it free; missing if the club doesn’t say */
  freeTrial?: boolean;
  /** 0 is free */
  pence: number;
  per: 'session' | 'week' | 'month' | 'term' | 'season' | 'year';
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
export const {
  useListAccessRecordQuery,
  useGetOwnAccountQuery,
  useChangeOwnNameMutation,
  useChooseOwnMailsMutation,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  useChangeOwnPasswordMutation,
  useProveOwnPasswordMutation,
  useProveOwnPasskeyMutation,
  useBeginOwnPasskeyProofMutation,
  useRenewRecoveryCodesMutation,
  useRemoveTotpMutation,
  useConfirmTotpMutation,
  useBeginTotpMutation,
  useListAdminClaimsQuery,
  useUpdateClaimMutation,
  useEraseClaimContactMutation,
  useUndoClubChangeMutation,
  useListClubImportsQuery,
  useAnnounceClubFileMutation,
  useGetClubImportQuery,
  useListClubFileColumnsQuery,
  useChooseClubFileColumnsMutation,
  useSendClubFilePartMutation,
  useListClubImportRowsQuery,
  useStartClubImportMutation,
  useUndoClubImportMutation,
  useEndClubLoginMutation,
  useResetClubSecondFactorsMutation,
  useListAdminClubsQuery,
  useAddClubMutation,
  useGetAdminClubQuery,
  useEditClubMutation,
  useCloseClubMutation,
  useHideClubMutation,
  useListClubHistoryQuery,
  useMergeClubMutation,
  usePreviewMergeQuery,
  useReopenClubMutation,
  useListSessionsOfClubQuery,
  useListClubWarningsQuery,
  useWarnOfClubMutation,
  useEndClubWarningMutation,
  useListQueueEntriesQuery,
  useAssignQueueEntryMutation,
  useCountQueueEntriesQuery,
  useListQueueDecisionsQuery,
  useDecideQueueEntriesMutation,
  useTakeBackQueueDecisionMutation,
  useGetQueueFiguresQuery,
  useListQueueFiltersQuery,
  useSaveQueueFilterMutation,
  useDeleteQueueFilterMutation,
  useLookAwayFromQueueMutation,
  useLookAtQueueEntryMutation,
  useListQueueNotesQuery,
  useAddQueueNoteMutation,
  useDeleteQueueNoteMutation,
  useListAdminEnquiriesQuery,
  useDecideEnquiryMutation,
  usePutEnquiryBlockMutation,
  useGetFirstDayQuery,
  useDismissFirstDayMutation,
  useSendTestMailMutation,
  useForgotStaffPasswordMutation,
  useAcceptStaffInvitationMutation,
  usePreviewStaffInvitationMutation,
  useLoginSiteAdminMutation,
  useLoginStaffMutation,
  useLoginStaffWithCodeMutation,
  useLoginStaffWithPasskeyMutation,
  useBeginStaffPasskeyLoginMutation,
  useLogoutSiteAdminMutation,
  useListAdminNoticesQuery,
  useGetAdminNoticeQuery,
  useDecideNoticeMutation,
  useErasePersonMutation,
  useExportPersonMutation,
  useFindPersonMutation,
  useListAdminPhotosQuery,
  useDecidePhotoMutation,
  useGetReleaseBoardQuery,
  useAbortReleaseMutation,
  useKillReleaseMutation,
  usePromoteReleaseMutation,
  useReviveReleaseMutation,
  useRollBackReleaseMutation,
  useListRemovedReviewsQuery,
  useRestoreReviewMutation,
  useTurnDownAppealMutation,
  useListReportedReviewsQuery,
  useDecideReportedReviewMutation,
  useListAdminReviewsQuery,
  useListReviewClusterQuery,
  useDecideReviewClusterMutation,
  useGetReviewHistoryQuery,
  useRemoveReplyMutation,
  useRemoveSampleDataMutation,
  useGetSampleDataQuery,
  useGetSiteAdminSessionQuery,
  useListSiteAdminSessionsQuery,
  useTakeSessionDownMutation,
  useEndOtherSiteAdminSessionsMutation,
  useEndSiteAdminSessionMutation,
  useSetStaffPasswordMutation,
  useGetOperatorSettingsQuery,
  useChangeOperatorSettingsMutation,
  useGetSitePasswordQuery,
  useLockSitePasswordMutation,
  useListStaffQuery,
  useInviteStaffMutation,
  useEndStaffMutation,
  useChangeStaffRoleMutation,
  useResendStaffInvitationMutation,
  useResetStaffSecondFactorsMutation,
  useGetAdminStatsQuery,
  useGetSiteStatusQuery,
  useListAdminSuggestionsQuery,
  useGetAdminSuggestionQuery,
  useDecideSuggestionMutation,
  useListSuppressedAddressesQuery,
  useReleaseSuppressedAddressMutation,
  useListClubsPageQuery,
  useGetClubQuery,
  useDeleteReviewMutation,
  useApproveReviewMutation,
  useDropReviewEditMutation,
  useApproveReviewEditMutation,
} = injectedRtkApi;
