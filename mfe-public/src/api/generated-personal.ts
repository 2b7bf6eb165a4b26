import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitClaim: build.mutation<SubmitClaimApiResponse, SubmitClaimApiArg>({
      query: (queryArg) => ({ url: `/clubs/claim`, method: 'POST', body: queryArg.body }),
    }),
    submitEnquiry: build.mutation<SubmitEnquiryApiResponse, SubmitEnquiryApiArg>({
      query: (queryArg) => ({
        url: `/clubs/${queryArg.idOrSlug}/enquiries`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listFactSources: build.query<ListFactSourcesApiResponse, ListFactSourcesApiArg>({
      query: (queryArg) => ({ url: `/clubs/${queryArg.idOrSlug}/sources` }),
    }),
    getWelfareContact: build.mutation<GetWelfareContactApiResponse, GetWelfareContactApiArg>({
      query: (queryArg) => ({ url: `/clubs/${queryArg.idOrSlug}/welfare-contact`, method: 'POST' }),
    }),
    confirmEnquiry: build.mutation<ConfirmEnquiryApiResponse, ConfirmEnquiryApiArg>({
      query: (queryArg) => ({ url: `/enquiries/confirm`, method: 'POST', body: queryArg.body }),
    }),
    getMyEnquiry: build.query<GetMyEnquiryApiResponse, GetMyEnquiryApiArg>({
      query: (queryArg) => ({ url: `/enquiries/mine`, method: 'POST', body: queryArg.body }),
    }),
    checkInvitation: build.query<CheckInvitationApiResponse, CheckInvitationApiArg>({
      query: (queryArg) => ({ url: `/invitations/check`, method: 'POST', body: queryArg.body }),
    }),
    refuseInvitations: build.mutation<RefuseInvitationsApiResponse, RefuseInvitationsApiArg>({
      query: (queryArg) => ({ url: `/invitations/refuse`, method: 'POST', body: queryArg.body }),
    }),
    submitNotice: build.mutation<SubmitNoticeApiResponse, SubmitNoticeApiArg>({
      query: (queryArg) => ({ url: `/notices`, method: 'POST', body: queryArg.body }),
    }),
    getNoticeForAuthor: build.query<GetNoticeForAuthorApiResponse, GetNoticeForAuthorApiArg>({
      query: (queryArg) => ({ url: `/notices/author`, method: 'POST', body: queryArg.body }),
    }),
    answerNotice: build.mutation<AnswerNoticeApiResponse, AnswerNoticeApiArg>({
      query: (queryArg) => ({ url: `/notices/author/answer`, method: 'POST', body: queryArg.body }),
    }),
    getMyNotice: build.query<GetMyNoticeApiResponse, GetMyNoticeApiArg>({
      query: (queryArg) => ({ url: `/notices/mine`, method: 'POST', body: queryArg.body }),
    }),
    sendMyNotice: build.mutation<SendMyNoticeApiResponse, SendMyNoticeApiArg>({
      query: (queryArg) => ({ url: `/notices/mine/send`, method: 'POST', body: queryArg.body }),
    }),
    submitReport: build.mutation<SubmitReportApiResponse, SubmitReportApiArg>({
      query: (queryArg) => ({ url: `/reports`, method: 'POST', body: queryArg.body }),
    }),
    confirmReport: build.mutation<ConfirmReportApiResponse, ConfirmReportApiArg>({
      query: (queryArg) => ({ url: `/reports/confirm`, method: 'POST', body: queryArg.body }),
    }),
    getMyReport: build.query<GetMyReportApiResponse, GetMyReportApiArg>({
      query: (queryArg) => ({ url: `/reports/mine`, method: 'POST', body: queryArg.body }),
    }),
    submitReview: build.mutation<SubmitReviewApiResponse, SubmitReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews`, method: 'POST', body: queryArg.body }),
    }),
    correctAddress: build.mutation<CorrectAddressApiResponse, CorrectAddressApiArg>({
      query: (queryArg) => ({ url: `/reviews/correct-address`, method: 'POST', body: queryArg.body }),
    }),
    getMyReview: build.query<GetMyReviewApiResponse, GetMyReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/mine`, method: 'POST', body: queryArg.body }),
    }),
    appealMyRemoval: build.mutation<AppealMyRemovalApiResponse, AppealMyRemovalApiArg>({
      query: (queryArg) => ({ url: `/reviews/mine/appeal`, method: 'POST', body: queryArg.body }),
    }),
    editMyReview: build.mutation<EditMyReviewApiResponse, EditMyReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/mine/edit`, method: 'POST', body: queryArg.body }),
    }),
    eraseMyData: build.mutation<EraseMyDataApiResponse, EraseMyDataApiArg>({
      query: (queryArg) => ({ url: `/reviews/mine/erase`, method: 'POST', body: queryArg.body }),
    }),
    exportMyData: build.mutation<ExportMyDataApiResponse, ExportMyDataApiArg>({
      query: (queryArg) => ({ url: `/reviews/mine/export`, method: 'POST', body: queryArg.body }),
    }),
    sendMyLinks: build.mutation<SendMyLinksApiResponse, SendMyLinksApiArg>({
      query: (queryArg) => ({ url: `/reviews/mine/links`, method: 'POST', body: queryArg.body }),
    }),
    restoreMyReview: build.mutation<RestoreMyReviewApiResponse, RestoreMyReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/mine/restore`, method: 'POST', body: queryArg.body }),
    }),
    withdrawMyReview: build.mutation<WithdrawMyReviewApiResponse, WithdrawMyReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/mine/withdraw`, method: 'POST', body: queryArg.body }),
    }),
    resendLink: build.mutation<ResendLinkApiResponse, ResendLinkApiArg>({
      query: (queryArg) => ({ url: `/reviews/resend`, method: 'POST', body: queryArg.body }),
    }),
    verifyReview: build.mutation<VerifyReviewApiResponse, VerifyReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/verify`, method: 'POST', body: queryArg.body }),
    }),
    previewReview: build.query<PreviewReviewApiResponse, PreviewReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/verify/preview`, method: 'POST', body: queryArg.body }),
    }),
    rejectReview: build.mutation<RejectReviewApiResponse, RejectReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/verify/reject`, method: 'POST', body: queryArg.body }),
    }),
    resendVerification: build.mutation<ResendVerificationApiResponse, ResendVerificationApiArg>({
      query: (queryArg) => ({ url: `/reviews/verify/resend`, method: 'POST', body: queryArg.body }),
    }),
    saveSearch: build.mutation<SaveSearchApiResponse, SaveSearchApiArg>({
      query: (queryArg) => ({ url: `/saved-searches`, method: 'POST', body: queryArg.body }),
    }),
    confirmSavedSearch: build.mutation<ConfirmSavedSearchApiResponse, ConfirmSavedSearchApiArg>({
      query: (queryArg) => ({ url: `/saved-searches/confirm`, method: 'POST', body: queryArg.body }),
    }),
    endSavedSearch: build.mutation<EndSavedSearchApiResponse, EndSavedSearchApiArg>({
      query: (queryArg) => ({ url: `/saved-searches/end`, method: 'POST', body: queryArg.body }),
    }),
    getMySavedSearch: build.query<GetMySavedSearchApiResponse, GetMySavedSearchApiArg>({
      query: (queryArg) => ({ url: `/saved-searches/mine`, method: 'POST', body: queryArg.body }),
    }),
    submitSuggestion: build.mutation<SubmitSuggestionApiResponse, SubmitSuggestionApiArg>({
      query: (queryArg) => ({ url: `/suggestions`, method: 'POST', body: queryArg.body }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedPersonalApi };
export type SubmitClaimApiResponse = /** status 201  */ SubmittedClaim;
export type SubmitClaimApiArg = {
  body: {
    additionalInfo?: string | null;
    ageGroups: string;
    clubDescription: string;
    /** The club that was chosen from the directory */
    clubId?: number | null;
    /** Of a club that isn’t listed; needed without clubId */
    clubName?: string | null;
    contactEmail: string;
    contactName: string;
    contactPhone: string;
    facilities: string;
    position: 'owner' | 'manager' | 'head-coach' | 'committee-member' | 'secretary' | 'chairman' | 'other';
    socialMedia?: string | null;
    trainingDays: string;
    verificationMethod:
      'website-admin' | 'social-media' | 'email-domain' | 'documentation' | 'league-contact';
    /** A trap for machines: people leave it empty */
    website?: string;
    websiteUrl?: string | null;
  };
};
export type SubmitEnquiryApiResponse = /** status 202  */ SubmittedEnquiry;
export type SubmitEnquiryApiArg = {
  /** The club's id or slug */
  idOrSlug: string;
  body: {
    /** Of the team that it’s about */
    ageGroup?:
      | (
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
          | 'all ages'
        )
      | null;
    /** Gets the link that sends the question on, and the answer */
    email: string;
    message: string;
    /** A trap for machines: people leave it empty */
    website?: string;
  };
};
export type ListFactSourcesApiResponse = /** status 200  */ FactSourceDto[];
export type ListFactSourcesApiArg = {
  /** The club's id or slug */
  idOrSlug: string;
};
export type GetWelfareContactApiResponse = /** status 200  */ WelfareOfficerDto;
export type GetWelfareContactApiArg = {
  /** The club's id or slug */
  idOrSlug: string;
};
export type ConfirmEnquiryApiResponse = /** status 200  */ EnquiryProgress;
export type ConfirmEnquiryApiArg = {
  body: {
    token: string;
  };
};
export type GetMyEnquiryApiResponse = /** status 200  */ EnquiryProgress;
export type GetMyEnquiryApiArg = {
  body: {
    token: string;
  };
};
export type CheckInvitationApiResponse = /** status 200  */ CheckedInvitation;
export type CheckInvitationApiArg = {
  body: {
    clubId: number;
    /** The code of the club’s invitation; one that’s used or unknown makes no difference */
    invitation: string;
  };
};
export type RefuseInvitationsApiResponse = unknown;
export type RefuseInvitationsApiArg = {
  body: {
    token: string;
  };
};
export type SubmitNoticeApiResponse = /** status 202  */ SubmittedNotice;
export type SubmitNoticeApiArg = {
  body: {
    cannotIdentify: true;
    defamatory: string;
    email: string;
    inaccuracies: string;
    meaning: string;
    name: string;
    /** Whether the same statement by the same author was removed on two earlier notices of the complainant */
    removedTwice?: boolean;
    reviewId: number;
    shareEmail: boolean;
    shareName: boolean;
    statement: string;
    /** A trap for machines: people leave it empty */
    website?: string;
  };
};
export type GetNoticeForAuthorApiResponse = /** status 200  */ NoticeForAuthor;
export type GetNoticeForAuthorApiArg = {
  body: {
    token: string;
  };
};
export type AnswerNoticeApiResponse = /** status 200  */ NoticeForAuthor;
export type AnswerNoticeApiArg = {
  body: {
    answer: 'remove' | 'keep';
    fullName?: string | null;
    mayShare?: boolean | null;
    postalAddress?: string | null;
    token: string;
  };
};
export type GetMyNoticeApiResponse = /** status 200  */ MyNotice;
export type GetMyNoticeApiArg = {
  body: {
    token: string;
  };
};
export type SendMyNoticeApiResponse = /** status 200  */ MyNotice;
export type SendMyNoticeApiArg = {
  body: {
    token: string;
  };
};
export type SubmitReportApiResponse = /** status 202  */ SubmittedReport;
export type SubmitReportApiArg = {
  body: {
    email: string;
    reason:
      'child-at-risk' | 'private-person' | 'not-genuine' | 'interest' | 'abusive' | 'off-topic' | 'unlawful';
    reviewId: number;
    /** A trap for machines: people leave it empty */
    website?: string;
    words: string;
  };
};
export type ConfirmReportApiResponse = /** status 200  */ ReportStatus;
export type ConfirmReportApiArg = {
  body: {
    token: string;
  };
};
export type GetMyReportApiResponse = /** status 200  */ ReportStatus;
export type GetMyReportApiArg = {
  body: {
    token: string;
  };
};
export type SubmitReviewApiResponse = /** status 201  */ SubmittedReview;
export type SubmitReviewApiArg = {
  body: {
    /** "U7s" to "U18s" or "prefer not to disclose" */
    ageGroup: string;
    authorEmail: string;
    clubId: number;
    coachingRating: number;
    communicationRating: number;
    facilitiesRating: number;
    inclusivityRating: number;
    /** The code of the club’s invitation; one that’s used or unknown makes no difference */
    invitation?: string;
    reviewText: string;
    /** How long the form was open, one of many signs of a fake review; never needed */
    secondsToWrite?: number;
    valueRating: number;
    /** A trap for machines: people leave it empty */
    website?: string;
  };
};
export type CorrectAddressApiResponse = /** status 202  */ LinkSent;
export type CorrectAddressApiArg = {
  body: {
    authorEmail: string;
    /** What the submission answered */
    receipt: string;
  };
};
export type GetMyReviewApiResponse = /** status 200  */ MyReview;
export type GetMyReviewApiArg = {
  body: {
    token: string;
  };
};
export type AppealMyRemovalApiResponse = /** status 200  */ MyReview;
export type AppealMyRemovalApiArg = {
  body: {
    text: string;
    token: string;
  };
};
export type EditMyReviewApiResponse = /** status 200  */ MyReview;
export type EditMyReviewApiArg = {
  body: {
    /** "U7s" to "U18s" or "prefer not to disclose" */
    ageGroup: string;
    coachingRating: number;
    communicationRating: number;
    facilitiesRating: number;
    inclusivityRating: number;
    reviewText: string;
    token: string;
    valueRating: number;
  };
};
export type EraseMyDataApiResponse = /** status 200  */ ErasedData;
export type EraseMyDataApiArg = {
  body: {
    token: string;
  };
};
export type ExportMyDataApiResponse = /** status 200  */ MyData;
export type ExportMyDataApiArg = {
  body: {
    token: string;
  };
};
export type SendMyLinksApiResponse = /** status 202  */ LinksSent;
export type SendMyLinksApiArg = {
  body: {
    email: string;
  };
};
export type RestoreMyReviewApiResponse = /** status 200  */ MyReview;
export type RestoreMyReviewApiArg = {
  body: {
    token: string;
  };
};
export type WithdrawMyReviewApiResponse = /** status 200  */ MyReview;
export type WithdrawMyReviewApiArg = {
  body: {
    token: string;
  };
};
export type ResendLinkApiResponse = /** status 202  */ LinkSent;
export type ResendLinkApiArg = {
  body: {
    /** What the submission answered */
    receipt: string;
  };
};
export type VerifyReviewApiResponse = /** status 200  */ VerifiedReview;
export type VerifyReviewApiArg = {
  body: {
    token: string;
  };
};
export type PreviewReviewApiResponse = /** status 200  */ ReviewPreview;
export type PreviewReviewApiArg = {
  body: {
    token: string;
  };
};
export type RejectReviewApiResponse = /** status 200  */ RejectedReview;
export type RejectReviewApiArg = {
  body: {
    token: string;
  };
};
export type ResendVerificationApiResponse = /** status 202  */ LinkSent;
export type ResendVerificationApiArg = {
  body: {
    token: string;
  };
};
export type SaveSearchApiResponse = /** status 202  */ SubmittedSavedSearch;
export type SaveSearchApiArg = {
  body: {
    /** Clubs with places in a team of this age group */
    age?:
      | (
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
          | 'all ages'
        )
      | null;
    /** Clubs with places in a team that trains on one of these days */
    days?: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
    /** Gets the link that confirms the search, and the mails about clubs */
    email: string;
    /** A postcode, the first half of one, or a town of the directory */
    place: string;
    /** Miles around the place */
    radius: 1 | 3 | 5 | 10 | 20 | 50;
    /** Clubs with places in teams of all of these kinds */
    teams?: ('boys' | 'girls' | 'mixed' | 'disability')[];
    /** A trap for machines: people leave it empty */
    website?: string;
  };
};
export type ConfirmSavedSearchApiResponse = /** status 200  */ SavedSearchProgress;
export type ConfirmSavedSearchApiArg = {
  body: {
    token: string;
  };
};
export type EndSavedSearchApiResponse = unknown;
export type EndSavedSearchApiArg = {
  body: {
    token: string;
  };
};
export type GetMySavedSearchApiResponse = /** status 200  */ SavedSearchProgress;
export type GetMySavedSearchApiArg = {
  body: {
    token: string;
  };
};
export type SubmitSuggestionApiResponse = /** status 202  */ SubmittedSuggestion;
export type SubmitSuggestionApiArg = {
  body: {
    /** The club to correct; a correction needs it */
    clubId?: number | null;
    /** Of a missing club, which needs it */
    clubName?: string | null;
    /** Gets one email with the outcome */
    email?: string | null;
    kind: 'missing' | 'correction';
    /** The other entry of a club that is listed twice */
    otherClubId?: number | null;
    /** Of a missing club, which needs it */
    place?: string | null;
    /** Of a missing club */
    postcode?: string | null;
    /** What is wrong with it; a correction needs it */
    problem?: ('closed' | 'double' | 'moved' | 'details' | 'other') | null;
    /** Of a missing club */
    sport?: string | null;
    /** A trap for machines: people leave it empty */
    website?: string;
    /** Of a missing club */
    websiteUrl?: string | null;
    /** A correction needs at least 10 characters */
    words?: string | null;
  };
};
export type SubmittedClaim = {
  id: number;
  message: string;
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
export type SubmittedEnquiry = {
  /** Where the mail can be read; only while mails aren’t sent, and never in production */
  mailbox?: string;
  message: string;
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
export type WelfareOfficerDto = {
  email: string | null;
  name: string;
  phone: string | null;
};
export type EnquiryStatus = 'unconfirmed' | 'held' | 'sent' | 'answered' | 'removed';
export type EnquiryProgress = {
  ageGroup: string | null;
  clubName: string;
  clubSlug: string;
  message: string;
  /** "held": a moderator reads it before the club does */
  status: EnquiryStatus;
};
export type CheckedInvitation = {
  isOpen: boolean;
};
export type SubmittedNotice = {
  /** Where the mail can be read; only while mails aren’t sent, and never in production */
  mailbox?: string;
  message: string;
};
export type NoticeWords = {
  defamatory: string;
  email: string | null;
  inaccuracies: string;
  meaning: string;
  name: string | null;
  statement: string;
};
export type NoticeForAuthor = {
  clubName: string;
  clubSlug: string;
  /** By when the next step is due */
  dueAt: string | null;
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
  /** The review as it reads now; null once it is gone */
  reviewText: string | null;
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'silent' | 'closed';
  words: NoticeWords;
};
export type NoticeStepTaken = {
  at: string;
  /** By when it had to be taken */
  dueAt: string | null;
  /** What the moderator wrote about it */
  note: string | null;
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
export type MyNotice = {
  clubName: string;
  clubSlug: string;
  /** By when the next step is due */
  dueAt: string | null;
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
  /** The review as it read when the notice was written */
  reviewText: string;
  shareEmail: boolean;
  shareName: boolean;
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'silent' | 'closed';
  timeline: NoticeStepTaken[];
  words: NoticeWords;
};
export type SubmittedReport = {
  /** Where the mail can be read; only while mails aren’t sent, and never in production */
  mailbox?: string;
  message: string;
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
export type ReportStatus = {
  clubName: string;
  clubSlug: string;
  confirmedAt: string | null;
  decidedAt: string | null;
  /** What the moderator says about the decision */
  decisionWords: string | null;
  /** Null until it’s confirmed */
  number: string | null;
  /** Null while it waits; "gone": the review went away before anyone decided */
  outcome: ('removed' | 'stands' | 'gone') | null;
  reason:
    'child-at-risk' | 'private-person' | 'not-genuine' | 'interest' | 'abusive' | 'off-topic' | 'unlawful';
  /** Why the review was removed, one of the public list */
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
  /** Null while no one can read it */
  review: ReviewContent | null;
  state: 'unconfirmed' | 'open' | 'decided';
  /** What the reporter said */
  words: string;
};
export type SubmittedReview = {
  /** Where the mail can be read; only while mails aren’t sent, and never in production */
  mailbox?: string;
  message: string;
  /** For a day, with it the link can be sent again, or to another address, while the review waits for it */
  receipt: string;
};
export type LinkSent = {
  /** Where the mail can be read; only while mails aren’t sent, and never in production */
  mailbox?: string;
  message: string;
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
export type MyReview = {
  /** The appeal against the removal, also once the review was restored because of it */
  appeal: Appeal | null;
  clubName: string;
  clubSlug: string;
  /** When a withdrawn or removed review is erased for good; null while an appeal is open */
  erasedAt: string | null;
  id: number;
  /** What the moderator said about the removal */
  removalReason: string | null;
  /** Why it was removed; null where it isn’t */
  removalReasonCode: RecordedRemovalReason | null;
  /** The club's reply */
  responseText: string | null;
  review: ReviewContent;
  state: 'published' | 'waiting' | 'withdrawn' | 'removed';
  /** An edit that a moderator reads first; until then the public sees `review` */
  waitingEdit: ReviewContent | null;
};
export type ErasedData = {
  /** How many reviews there were */
  reviews: number;
};
export type MyDataNoticeDetails = {
  fullName: string;
  mayShare: boolean;
  postalAddress: string;
};
export type MyDataNotice = {
  details: MyDataNoticeDetails | null;
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
  reviewId: number;
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'silent' | 'closed';
};
export type MyDataReview = {
  /** "U7s" to "U18s" or "prefer not to disclose" */
  ageGroup: string;
  appeal: Appeal | null;
  clubName: string;
  coachingRating: number;
  communicationRating: number;
  createdAt: string;
  facilitiesRating: number;
  id: number;
  inclusivityRating: number;
  /** Mean of the five ratings, one decimal */
  overallRating: string;
  responseText: string | null;
  reviewText: string;
  /** Year in which the season began */
  season: number;
  state: 'published' | 'waiting' | 'withdrawn' | 'removed' | 'unconfirmed';
  valueRating: number;
  verifiedAt: string | null;
};
export type MyData = {
  /** Null once it was wiped */
  emailAddress: string | null;
  exportedAt: string;
  /** Notices of complaint about the reviews */
  notices: MyDataNotice[];
  reviews: MyDataReview[];
};
export type LinksSent = {
  /** Where the mail can be read; only while mails aren’t sent, and never in production */
  mailbox?: string;
  message: string;
};
export type VerifiedReview = {
  clubName: string;
  clubSlug: string;
  /** True while a person has to look at the review before it is shown */
  isHeld: boolean;
  status: 'verified' | 'already-verified';
};
export type ReviewPreview = {
  clubName: string;
  clubSlug: string;
  /** True where a person has to look at the review before it is shown */
  isHeld: boolean;
  /** The author's review of this club and season that publishing would replace */
  replaces: ReviewContent | null;
  review: ReviewContent;
  status: 'unconfirmed' | 'already-verified';
};
export type RejectedReview = {
  clubName: string;
};
export type SubmittedSavedSearch = {
  /** Where the mail can be read; only while mails aren’t sent, and never in production */
  mailbox?: string;
  message: string;
};
export type SavedSearchStatus = 'unconfirmed' | 'active';
export type SavedSearchProgress = {
  age:
    | (
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
        | 'all ages'
      )
    | null;
  days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
  /** When it’s deleted, with the address: if no one confirms it, or at its end */
  endsAt: string;
  place: string;
  /** Miles */
  radius: 1 | 3 | 5 | 10 | 20 | 50;
  status: SavedSearchStatus;
  teams: ('boys' | 'girls' | 'mixed' | 'disability')[];
};
export type SubmittedSuggestion = {
  message: string;
};
