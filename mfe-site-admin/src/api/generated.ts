import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    endClubLogin: build.mutation<EndClubLoginApiResponse, EndClubLoginApiArg>({
      query: (queryArg) => ({
        url: `/admin/club-logins/${queryArg.id}`,
        method: 'DELETE',
        body: queryArg.body,
      }),
    }),
    loginSiteAdmin: build.mutation<LoginSiteAdminApiResponse, LoginSiteAdminApiArg>({
      query: (queryArg) => ({ url: `/admin/login`, method: 'POST', body: queryArg.body }),
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
    getSiteAdminSession: build.query<GetSiteAdminSessionApiResponse, GetSiteAdminSessionApiArg>({
      query: () => ({ url: `/admin/session` }),
    }),
    getAdminStats: build.query<GetAdminStatsApiResponse, GetAdminStatsApiArg>({
      query: () => ({ url: `/admin/stats` }),
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
      query: (queryArg) => ({ url: `/clubs/${queryArg.idOrSlug}` }),
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
export type ListAdminClaimsApiResponse = /** status 200  */ AdminClaim[];
export type ListAdminClaimsApiArg = {
  /** Contained in the name of the club or of the contact, in any case */
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
    /** For an approval of a claim without a chosen club: whether it is for the listed club of that name, or for a new one. Without it, it is for the listed one if there is one. */
    club?: ('listed' | 'new') | null;
    /** Needed for a rejection; the claimant reads it */
    rejectionReason?: string | null;
    status: 'approved' | 'rejected';
  };
};
export type EraseClaimContactApiResponse = unknown;
export type EraseClaimContactApiArg = {
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
export type LoginSiteAdminApiResponse = /** status 200  */ LoginAnswer;
export type LoginSiteAdminApiArg = {
  body: {
    password: string;
  };
};
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
    decision: 'complete' | 'defective' | 'repeat' | 'stands' | 'false-details';
    /** The complainant of a defective notice reads it */
    note?: string | null;
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
    /** The reviews that were read: one that has come in since is not decided about */
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
export type GetSiteAdminSessionApiResponse = /** status 200  */ SessionAnswer;
export type GetSiteAdminSessionApiArg = void;
export type GetAdminStatsApiResponse = /** status 200  */ AdminStats;
export type GetAdminStatsApiArg = void;
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
export type GetClubApiResponse = /** status 200  */ ClubDetail;
export type GetClubApiArg = {
  /** The club's id or slug */
  idOrSlug: string;
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
export type ClubLogin = {
  /** How many clubs they manage with it */
  clubCount: number;
  /** Null when it was encrypted with a DATA_KEY of the past */
  email: string | null;
  id: number;
  name: string;
};
export type AdminClaim = {
  additionalInfo: string | null;
  ageGroups: string;
  clubDescription: string;
  /** Null for a club that is not listed */
  clubId: number | null;
  /** Who manages the club; only of approved claims */
  clubLogins: ClubLogin[];
  clubName: string;
  /** Null when it was erased, or encrypted with a DATA_KEY of the past */
  contactEmail: string | null;
  /** When the contact and all that they wrote were erased: the texts are empty since */
  contactErasedAt: string | null;
  contactName: string;
  contactPhone: string;
  createdAt: string;
  facilities: string;
  id: number;
  /** Whether somebody manages the listed club already */
  isClubManaged: boolean;
  position: string;
  rejectionReason: string | null;
  socialMedia: string | null;
  status: 'pending' | 'approved' | 'rejected';
  trainingDays: string;
  verificationMethod: string;
  websiteUrl: string | null;
};
export type ErrorAnswer = {
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
export type LoginAnswer = {
  /** When the token stops being valid */
  expiresAt: string;
  /** Goes into the header Authorization: Bearer {token} */
  token: string;
};
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
        | 'stands'
        | 'removed-details'
        | 'review-gone'
      )
    | null;
  receivedAt: string | null;
  reference: string;
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'closed';
};
export type AuthorDetailsToCheck = {
  fullName: string;
  mayShare: boolean;
  postalAddress: string;
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
  decisions: ('complete' | 'defective' | 'repeat' | 'stands' | 'false-details')[];
  /** Only while a moderator has to say whether they are obviously false */
  details: AuthorDetailsToCheck | null;
  /** By when the next step is due */
  dueAt: string | null;
  /** How many earlier notices of this complainant ended with a removal */
  earlierRemovals: number;
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
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'closed';
  timeline: NoticeStepTaken[];
  words: NoticeWords;
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
  /** The club's reply, which comes back with the review */
  responseText: string | null;
  reviewText: string;
  valueRating: number;
};
export type ReportVoice = {
  confirmedAt: string;
  number: string;
  reason:
    'child-at-risk' | 'private-person' | 'not-genuine' | 'interest' | 'abusive' | 'off-topic' | 'unlawful';
  /** Anybody, or the club that is reviewed */
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
  /** True while automatic checks hold it back and nobody has approved it */
  isHeld: boolean;
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
  /** What its author wants to say instead; the public reads the old text until somebody decides */
  waitingEdit: ReviewContent | null;
};
export type ReportedReview = {
  clubName: string;
  clubSlug: string;
  decidedAt: string | null;
  decisionWords: string | null;
  /** There are more than the first 50 */
  hasMoreReports: boolean;
  /** A report took the review out of sight */
  hidReview: boolean;
  /** Of the entry, not of the review */
  id: number;
  /** A child may be at risk, somebody says */
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
  /** Null when there is no review any more */
  toStatus: string | null;
};
export type SessionAnswer = {
  expiresAt: string;
  role: 'site-admin' | 'club-admin';
};
export type AdminStats = {
  approved: number;
  awaitingApproval: number;
  /** Held back by automatic checks, and not approved */
  onHold: number;
  /** Appeals against the removal of a review that wait; at most 10,000 are counted */
  openAppeals: number;
  /** Notices of defamation; at most 10,000 are counted */
  openNotices: number;
  /** Reviews that were reported and wait for a decision; at most 10,000 are counted */
  openReports: number;
  /** At most 10,000 are counted */
  pendingClaims: number;
  pendingVerification: number;
  totalClubs: number;
  /** Reviews in every state */
  totalReviews: number;
  /** Reviews whose author has sent an edit that waits; at most 10,000 are counted */
  waitingEdits: number;
};
export type ClubSummary = {
  description: string;
  homeGround: string | null;
  id: number;
  imageUrl: string | null;
  leagues: string[];
  location: string;
  name: string;
  /** Mean of all visible ratings, one decimal; 0 without reviews */
  overallRating: number;
  /** Publicly visible reviews */
  reviewCount: number;
  /** Address of its page, /clubs/{slug} */
  slug: string;
  sport: string;
  website: string | null;
};
export type ClubsPage = {
  clubs: ClubSummary[];
  page: number;
  pageSize: number;
  /** Clubs in all pages */
  total: number;
  /** True when more clubs match than `total` says: only the first thousand can be paged */
  totalIsCapped: boolean;
  totalPages: number;
};
export type AgeGroupStat = {
  /** "U7s" to "U18s" or "prefer not to disclose" */
  ageGroup: string;
  count: number;
};
export type ClubDetail = {
  aboutUs: string | null;
  /** Visible reviews per age group: most first, "prefer not to disclose" last */
  ageGroups: AgeGroupStat[];
  /** "What Parents Say", from the visible reviews */
  aiSummary: string | null;
  clubLogo: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  coachingRating: number;
  /** Mean of the visible reviews, one decimal; 0 without any */
  communicationRating: number;
  description: string;
  facebook: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  facilitiesRating: number;
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
  photos: string[];
  postcode: string | null;
  /** Visible reviews whose overall rating rounds to 1, 2, 3, 4 and 5 stars */
  ratingCounts: number[];
  /** Publicly visible reviews */
  reviewCount: number;
  /** Address of its page, /clubs/{slug} */
  slug: string;
  sport: string;
  teams: string[];
  trainingGroundAddress: string | null;
  trainingSchedule: string | null;
  /** Mean of the visible reviews, one decimal; 0 without any */
  valueRating: number;
  website: string | null;
  xTwitter: string | null;
};
