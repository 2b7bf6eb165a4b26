import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitClaim: build.mutation<SubmitClaimApiResponse, SubmitClaimApiArg>({
      query: (queryArg) => ({ url: `/clubs/claim`, method: 'POST', body: queryArg.body }),
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
    searchClubs: build.query<SearchClubsApiResponse, SearchClubsApiArg>({
      query: (queryArg) => ({
        url: `/clubs/search`,
        params: {
          sport: queryArg.sport,
          location: queryArg.location,
          postcode: queryArg.postcode,
          radiusMiles: queryArg.radiusMiles,
          limit: queryArg.limit,
          page: queryArg.page,
        },
      }),
    }),
    getClub: build.query<GetClubApiResponse, GetClubApiArg>({
      query: (queryArg) => ({ url: `/clubs/${queryArg.idOrSlug}` }),
    }),
    listClubReviews: build.query<ListClubReviewsApiResponse, ListClubReviewsApiArg>({
      query: (queryArg) => ({
        url: `/clubs/${queryArg.id}/reviews`,
        params: {
          ageGroup: queryArg.ageGroup,
          limit: queryArg.limit,
          page: queryArg.page,
        },
      }),
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
    listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
      query: (queryArg) => ({
        url: `/reviews`,
        params: {
          ageGroup: queryArg.ageGroup,
          limit: queryArg.limit,
          page: queryArg.page,
        },
      }),
    }),
    submitReview: build.mutation<SubmitReviewApiResponse, SubmitReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews`, method: 'POST', body: queryArg.body }),
    }),
    listReviewsByAgeGroup: build.query<ListReviewsByAgeGroupApiResponse, ListReviewsByAgeGroupApiArg>({
      query: (queryArg) => ({
        url: `/reviews/age/${queryArg.ageGroup}`,
        params: {
          sortBy: queryArg.sortBy,
          limit: queryArg.limit,
          page: queryArg.page,
        },
      }),
    }),
    listReviewsByCategory: build.query<ListReviewsByCategoryApiResponse, ListReviewsByCategoryApiArg>({
      query: (queryArg) => ({
        url: `/reviews/category/${queryArg.category}`,
        params: {
          minRating: queryArg.minRating,
          sortBy: queryArg.sortBy,
          limit: queryArg.limit,
          page: queryArg.page,
        },
      }),
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
    listRecentReviews: build.query<ListRecentReviewsApiResponse, ListRecentReviewsApiArg>({
      query: (queryArg) => ({
        url: `/reviews/recent`,
        params: {
          limit: queryArg.limit,
        },
      }),
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
    getWritingRules: build.query<GetWritingRulesApiResponse, GetWritingRulesApiArg>({
      query: () => ({ url: `/reviews/writing-rules` }),
    }),
    getReview: build.query<GetReviewApiResponse, GetReviewApiArg>({
      query: (queryArg) => ({ url: `/reviews/${queryArg.id}` }),
    }),
    getStats: build.query<GetStatsApiResponse, GetStatsApiArg>({
      query: () => ({ url: `/stats` }),
    }),
    getAgeGroupStats: build.query<GetAgeGroupStatsApiResponse, GetAgeGroupStatsApiArg>({
      query: () => ({ url: `/stats/age-groups` }),
    }),
    getModerationByMonth: build.query<GetModerationByMonthApiResponse, GetModerationByMonthApiArg>({
      query: () => ({ url: `/stats/moderation-by-month` }),
    }),
    getReviewsByMonth: build.query<GetReviewsByMonthApiResponse, GetReviewsByMonthApiArg>({
      query: () => ({ url: `/stats/reviews-by-month` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SubmitClaimApiResponse = /** status 201  */ SubmittedClaim;
export type SubmitClaimApiArg = {
  body: {
    additionalInfo?: string | null;
    ageGroups: string;
    clubDescription: string;
    /** The club that was chosen from the directory */
    clubId?: number | null;
    /** Of a club that is not listed; needed without clubId */
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
    website?: any;
    websiteUrl?: string | null;
  };
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
export type SearchClubsApiResponse = /** status 200  */ ClubSearchResult[];
export type SearchClubsApiArg = {
  /** Only clubs whose name or sport contains this */
  sport?: string;
  /** Only clubs whose location contains this */
  location?: string;
  /** Only clubs around this postcode or outward code, nearest first */
  postcode?: string;
  /** How far from the postcode */
  radiusMiles?: 1 | 3 | 5;
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
};
export type GetClubApiResponse = /** status 200  */ ClubDetail;
export type GetClubApiArg = {
  /** The club's id or slug */
  idOrSlug: string;
};
export type ListClubReviewsApiResponse = /** status 200  */ Review[];
export type ListClubReviewsApiArg = {
  /** The club's id or slug */
  id: string;
  /** Only reviews from this age group */
  ageGroup?:
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
    | 'prefer not to disclose';
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
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
    website?: any;
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
    website?: any;
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
export type ListReviewsApiResponse = /** status 200  */ Review[];
export type ListReviewsApiArg = {
  /** Only reviews from this age group */
  ageGroup?:
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
    | 'prefer not to disclose';
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
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
    reviewText: string;
    /** How long the form was open, one of many signs of a fake review; never needed */
    secondsToWrite?: number;
    valueRating: number;
    /** A trap for machines: people leave it empty */
    website?: any;
  };
};
export type ListReviewsByAgeGroupApiResponse = /** status 200  */ Review[];
export type ListReviewsByAgeGroupApiArg = {
  /** The age group */
  ageGroup:
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
    | 'prefer not to disclose';
  /** Newest first, or by overall rating */
  sortBy?: 'highest' | 'lowest' | 'recent';
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
};
export type ListReviewsByCategoryApiResponse = /** status 200  */ Review[];
export type ListReviewsByCategoryApiArg = {
  /** What is rated */
  category: 'coaching' | 'communication' | 'facilities' | 'inclusivity' | 'value';
  /** Only reviews that rate the category at least so high */
  minRating?: number;
  /** By the rating of the category, or newest first */
  sortBy?: 'highest' | 'lowest' | 'recent';
  /** How many entries at most */
  limit?: number;
  /** Which run of `limit` entries, from 1 */
  page?: number;
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
export type ListRecentReviewsApiResponse = /** status 200  */ Review[];
export type ListRecentReviewsApiArg = {
  /** How many reviews */
  limit?: number;
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
export type GetWritingRulesApiResponse = /** status 200  */ WritingRules;
export type GetWritingRulesApiArg = void;
export type GetReviewApiResponse = /** status 200  */ Review;
export type GetReviewApiArg = {
  id: number;
};
export type GetStatsApiResponse = /** status 200  */ SiteStats;
export type GetStatsApiArg = void;
export type GetAgeGroupStatsApiResponse = /** status 200  */ AgeGroupStat[];
export type GetAgeGroupStatsApiArg = void;
export type GetModerationByMonthApiResponse = /** status 200  */ ModerationFigures;
export type GetModerationByMonthApiArg = void;
export type GetReviewsByMonthApiResponse = /** status 200  */ ReviewMonth[];
export type GetReviewsByMonthApiArg = void;
export type SubmittedClaim = {
  id: number;
  message: string;
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
export type ClubSearchResult = {
  description: string;
  /** Great-circle miles from the postcode, two decimals; null without a postcode */
  distanceMiles: number | null;
  homeGround: string | null;
  id: number;
  imageUrl: string | null;
  /** Where it is, in degrees; null when not known */
  latitude: number | null;
  leagues: string[];
  location: string;
  longitude: number | null;
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
export type Review = {
  /** "U7s" to "U18s" or "prefer not to disclose" */
  ageGroup: string;
  authorName: string;
  clubId: number;
  clubName: string;
  clubSlug: string;
  coachingRating: number;
  communicationRating: number;
  createdAt: string;
  facilitiesRating: number;
  id: number;
  inclusivityRating: number;
  isApproved: 0 | 1;
  isVerified: 0 | 1;
  /** Mean of the five ratings, one decimal */
  overallRating: string;
  /** The club's reply */
  responseText: string | null;
  reviewText: string;
  valueRating: number;
};
export type SubmittedNotice = {
  /** Where the mail can be read; only while mails are not sent, and never in production */
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
        | 'stands'
        | 'removed-details'
        | 'review-gone'
      )
    | null;
  reference: string;
  /** The review as it reads now; null once it is gone */
  reviewText: string | null;
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'closed';
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
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'closed';
  timeline: NoticeStepTaken[];
  words: NoticeWords;
};
export type SubmittedReport = {
  /** Where the mail can be read; only while mails are not sent, and never in production */
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
  /** Null while it waits; "gone": the review went away before anybody decided */
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
  /** Null while nobody can read it */
  review: ReviewContent | null;
  state: 'unconfirmed' | 'open' | 'decided';
  /** What the reporter said */
  words: string;
};
export type SubmittedReview = {
  id: number;
  /** Where the mail can be read; only while mails are not sent, and never in production */
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
  /** Why it was removed; null where it is not */
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
        | 'stands'
        | 'removed-details'
        | 'review-gone'
      )
    | null;
  receivedAt: string | null;
  reviewId: number;
  state: 'unconfirmed' | 'received' | 'forwarded' | 'answered' | 'closed';
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
  /** Where the mail can be read; only while mails are not sent, and never in production */
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
  /** Until then nobody can review this club with the address */
  blockedUntil: string;
  clubName: string;
};
export type LinkSent = {
  /** Where the mail can be read; only while mails are not sent, and never in production */
  mailbox?: string;
  message: string;
};
export type WritingRules = {
  maxLength: number;
  minLength: number;
  /** Whole words and phrases, in any case, at which the form shows where to turn with a concern about a child */
  safeguardingWords: string[];
};
export type SiteStats = {
  totalClubs: number;
  /** Publicly visible reviews */
  totalReviews: number;
};
export type ModerationMonth = {
  /** Reviews held by automatic checks that moderators decided about */
  heldDecided: number;
  /** The median in hours, in whole days beyond three days; null while there is none */
  hoursToDecideHeld: number | null;
  /** The median in hours, in whole days beyond three days; null while there is none */
  hoursToDecideReport: number | null;
  /** By the clock in London */
  month: string;
  /** Reports that moderators decided about */
  reportsDecided: number;
  /** Reports of reviews that were confirmed */
  reportsReceived: number;
  /** Those of them after which the review was removed */
  reportsUpheld: number;
};
export type ModerationTotals = {
  /** Reviews held by automatic checks that moderators decided about */
  heldDecided: number;
  /** The median in hours, in whole days beyond three days; null while there is none */
  hoursToDecideHeld: number | null;
  /** The median in hours, in whole days beyond three days; null while there is none */
  hoursToDecideReport: number | null;
  /** Reports that moderators decided about */
  reportsDecided: number;
  /** Reports of reviews that were confirmed */
  reportsReceived: number;
  /** Those of them after which the review was removed */
  reportsUpheld: number;
};
export type ModerationFigures = {
  /** The last twelve, oldest first */
  months: ModerationMonth[];
  /** Of all the months together */
  total: ModerationTotals;
};
export type RemovalCount = {
  count: number;
  /** "none-given": the moderator’s client sent no reason */
  reason: RecordedRemovalReason;
};
export type ReviewMonth = {
  /** Reviews whose author confirmed their email address */
  confirmed: number;
  /** Confirmed reviews that an automatic check held for a moderator */
  held: number;
  /** By the clock in London */
  month: string;
  /** Reviews that the public could read for the first time */
  published: number;
  /** `removed` by reason; those that did not occur are left out */
  removals: RemovalCount[];
  /** Confirmed reviews that a moderator took away */
  removed: number;
  /** Removed reviews that a moderator put back */
  restored: number;
  /** Reviews that were sent */
  submitted: number;
};
