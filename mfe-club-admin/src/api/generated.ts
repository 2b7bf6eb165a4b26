import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactorsForClub: build.query<GetSecondFactorsForClubApiResponse, GetSecondFactorsForClubApiArg>({
      query: () => ({ url: `/club-admin/account` }),
    }),
    addPasskeyForClub: build.mutation<AddPasskeyForClubApiResponse, AddPasskeyForClubApiArg>({
      query: (queryArg) => ({ url: `/club-admin/account/passkeys`, method: 'POST', body: queryArg.body }),
    }),
    beginPasskeyForClub: build.mutation<BeginPasskeyForClubApiResponse, BeginPasskeyForClubApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/account/passkeys/options`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    removePasskeyForClub: build.mutation<RemovePasskeyForClubApiResponse, RemovePasskeyForClubApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/account/passkeys/${queryArg.id}`,
        method: 'DELETE',
        body: queryArg.body,
      }),
    }),
    proveOwnPasswordForClub: build.mutation<
      ProveOwnPasswordForClubApiResponse,
      ProveOwnPasswordForClubApiArg
    >({
      query: (queryArg) => ({ url: `/club-admin/account/proof`, method: 'POST', body: queryArg.body }),
    }),
    proveOwnPasskeyForClub: build.mutation<ProveOwnPasskeyForClubApiResponse, ProveOwnPasskeyForClubApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/account/proof/passkey`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    beginOwnPasskeyProofForClub: build.mutation<
      BeginOwnPasskeyProofForClubApiResponse,
      BeginOwnPasskeyProofForClubApiArg
    >({
      query: () => ({ url: `/club-admin/account/proof/passkey/options`, method: 'POST' }),
    }),
    renewRecoveryCodesForClub: build.mutation<
      RenewRecoveryCodesForClubApiResponse,
      RenewRecoveryCodesForClubApiArg
    >({
      query: (queryArg) => ({
        url: `/club-admin/account/recovery-codes`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    removeTotpForClub: build.mutation<RemoveTotpForClubApiResponse, RemoveTotpForClubApiArg>({
      query: (queryArg) => ({ url: `/club-admin/account/totp`, method: 'DELETE', body: queryArg.body }),
    }),
    confirmTotpForClub: build.mutation<ConfirmTotpForClubApiResponse, ConfirmTotpForClubApiArg>({
      query: (queryArg) => ({ url: `/club-admin/account/totp`, method: 'POST', body: queryArg.body }),
    }),
    beginTotpForClub: build.mutation<BeginTotpForClubApiResponse, BeginTotpForClubApiArg>({
      query: (queryArg) => ({ url: `/club-admin/account/totp/setup`, method: 'POST', body: queryArg.body }),
    }),
    changeClubAdminPassword: build.mutation<
      ChangeClubAdminPasswordApiResponse,
      ChangeClubAdminPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/club-admin/change-password`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    updateOwnClub: build.mutation<UpdateOwnClubApiResponse, UpdateOwnClubApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/club`,
        method: 'PATCH',
        body: queryArg.body,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    getClubDashboard: build.query<GetClubDashboardApiResponse, GetClubDashboardApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/dashboard`,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    listClubEnquiries: build.query<ListClubEnquiriesApiResponse, ListClubEnquiriesApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/enquiries`,
        params: {
          clubId: queryArg.clubId,
          list: queryArg.list,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    countWaitingEnquiries: build.query<CountWaitingEnquiriesApiResponse, CountWaitingEnquiriesApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/enquiries/waiting`,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    answerEnquiry: build.mutation<AnswerEnquiryApiResponse, AnswerEnquiryApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/enquiries/${queryArg.enquiryId}/answer`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    closeEnquiry: build.mutation<CloseEnquiryApiResponse, CloseEnquiryApiArg>({
      query: (queryArg) => ({ url: `/club-admin/enquiries/${queryArg.enquiryId}/close`, method: 'POST' }),
    }),
    reportEnquiry: build.mutation<ReportEnquiryApiResponse, ReportEnquiryApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/enquiries/${queryArg.enquiryId}/report`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getClubFigures: build.query<GetClubFiguresApiResponse, GetClubFiguresApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/figures`,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    forgotClubAdminPassword: build.mutation<
      ForgotClubAdminPasswordApiResponse,
      ForgotClubAdminPasswordApiArg
    >({
      query: (queryArg) => ({ url: `/club-admin/forgot-password`, method: 'POST', body: queryArg.body }),
    }),
    listGrounds: build.query<ListGroundsApiResponse, ListGroundsApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/grounds`,
        params: {
          clubId: queryArg.clubId,
          q: queryArg.q,
        },
      }),
    }),
    getClubInsights: build.query<GetClubInsightsApiResponse, GetClubInsightsApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/insights`,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    getInvitationFigures: build.query<GetInvitationFiguresApiResponse, GetInvitationFiguresApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/invitations`,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    makeInvitationCards: build.mutation<MakeInvitationCardsApiResponse, MakeInvitationCardsApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/invitations/cards`,
        method: 'POST',
        body: queryArg.body,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    mailInvitations: build.mutation<MailInvitationsApiResponse, MailInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/invitations/mails`,
        method: 'POST',
        body: queryArg.body,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    loginClubAdmin: build.mutation<LoginClubAdminApiResponse, LoginClubAdminApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/login`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    loginClubAdminWithCode: build.mutation<LoginClubAdminWithCodeApiResponse, LoginClubAdminWithCodeApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/login/code`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    loginClubAdminWithPasskey: build.mutation<
      LoginClubAdminWithPasskeyApiResponse,
      LoginClubAdminWithPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/club-admin/login/passkey`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    beginClubAdminPasskeyLogin: build.mutation<
      BeginClubAdminPasskeyLoginApiResponse,
      BeginClubAdminPasskeyLoginApiArg
    >({
      query: (queryArg) => ({
        url: `/club-admin/login/passkey/options`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    logoutClubAdmin: build.mutation<LogoutClubAdminApiResponse, LogoutClubAdminApiArg>({
      query: () => ({ url: `/club-admin/logout`, method: 'POST' }),
    }),
    listOwnPhotos: build.query<ListOwnPhotosApiResponse, ListOwnPhotosApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/photos`,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    addOwnPhoto: build.mutation<AddOwnPhotoApiResponse, AddOwnPhotoApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/photos`,
        method: 'POST',
        body: queryArg.body,
        params: {
          clubId: queryArg.clubId,
          kind: queryArg.kind,
          description: queryArg.description,
          showsChildren: queryArg.showsChildren,
          hasConsent: queryArg.hasConsent,
          replaces: queryArg.replaces,
        },
      }),
    }),
    deleteOwnPhoto: build.mutation<DeleteOwnPhotoApiResponse, DeleteOwnPhotoApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/photos/${queryArg.id}`,
        method: 'DELETE',
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    changeOwnPhoto: build.mutation<ChangeOwnPhotoApiResponse, ChangeOwnPhotoApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/photos/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.body,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    listReplyTemplates: build.query<ListReplyTemplatesApiResponse, ListReplyTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/reply-templates`,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    saveReplyTemplates: build.mutation<SaveReplyTemplatesApiResponse, SaveReplyTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/reply-templates`,
        method: 'PUT',
        body: queryArg.body,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    listClubReports: build.query<ListClubReportsApiResponse, ListClubReportsApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/reports`,
        params: {
          clubId: queryArg.clubId,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listOwnReviews: build.query<ListOwnReviewsApiResponse, ListOwnReviewsApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/reviews`,
        params: {
          rating: queryArg.rating,
          ageGroup: queryArg.ageGroup,
          unanswered: queryArg.unanswered,
          clubId: queryArg.clubId,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    reportOwnReview: build.mutation<ReportOwnReviewApiResponse, ReportOwnReviewApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/reviews/${queryArg.reviewId}/report`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    respondToReview: build.mutation<RespondToReviewApiResponse, RespondToReviewApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/reviews/${queryArg.reviewId}/respond`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getClubAdminSession: build.query<GetClubAdminSessionApiResponse, GetClubAdminSessionApiArg>({
      query: () => ({ url: `/club-admin/session` }),
    }),
    listClubAdminSessions: build.query<ListClubAdminSessionsApiResponse, ListClubAdminSessionsApiArg>({
      query: () => ({ url: `/club-admin/sessions` }),
    }),
    listSessionsToTry: build.query<ListSessionsToTryApiResponse, ListSessionsToTryApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/sessions-to-try`,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    addSessionToTry: build.mutation<AddSessionToTryApiResponse, AddSessionToTryApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/sessions-to-try`,
        method: 'POST',
        body: queryArg.body,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    deleteSessionToTry: build.mutation<DeleteSessionToTryApiResponse, DeleteSessionToTryApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/sessions-to-try/${queryArg.id}`,
        method: 'DELETE',
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    changeSessionToTry: build.mutation<ChangeSessionToTryApiResponse, ChangeSessionToTryApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/sessions-to-try/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.body,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    endOtherClubAdminSessions: build.mutation<
      EndOtherClubAdminSessionsApiResponse,
      EndOtherClubAdminSessionsApiArg
    >({
      query: () => ({ url: `/club-admin/sessions/end-others`, method: 'POST' }),
    }),
    endClubAdminSession: build.mutation<EndClubAdminSessionApiResponse, EndClubAdminSessionApiArg>({
      query: (queryArg) => ({ url: `/club-admin/sessions/${queryArg.id}`, method: 'DELETE' }),
    }),
    setClubAdminPassword: build.mutation<SetClubAdminPasswordApiResponse, SetClubAdminPasswordApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/set-password`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'X-Session': queryArg['X-Session'],
        },
      }),
    }),
    getOwnWarning: build.query<GetOwnWarningApiResponse, GetOwnWarningApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/warning`,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
    appealAgainstWarning: build.mutation<AppealAgainstWarningApiResponse, AppealAgainstWarningApiArg>({
      query: (queryArg) => ({
        url: `/club-admin/warning/appeal`,
        method: 'POST',
        body: queryArg.body,
        params: {
          clubId: queryArg.clubId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetSecondFactorsForClubApiResponse = /** status 200  */ SecondFactorState;
export type GetSecondFactorsForClubApiArg = void;
export type AddPasskeyForClubApiResponse = /** status 200  */ NewRecoveryCodes;
export type AddPasskeyForClubApiArg = {
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
export type BeginPasskeyForClubApiResponse = /** status 200  */ PasskeyCreationOptions;
export type BeginPasskeyForClubApiArg = {
  body: {
    proof: string;
  };
};
export type RemovePasskeyForClubApiResponse = unknown;
export type RemovePasskeyForClubApiArg = {
  id: number;
  body: {
    proof: string;
  };
};
export type ProveOwnPasswordForClubApiResponse = /** status 200  */ Proof;
export type ProveOwnPasswordForClubApiArg = {
  body: {
    code?: string;
    password: string;
  };
};
export type ProveOwnPasskeyForClubApiResponse = /** status 200  */ Proof;
export type ProveOwnPasskeyForClubApiArg = {
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
export type BeginOwnPasskeyProofForClubApiResponse = /** status 200  */ PasskeyOptions;
export type BeginOwnPasskeyProofForClubApiArg = void;
export type RenewRecoveryCodesForClubApiResponse = /** status 200  */ NewRecoveryCodes;
export type RenewRecoveryCodesForClubApiArg = {
  body: {
    proof: string;
  };
};
export type RemoveTotpForClubApiResponse = unknown;
export type RemoveTotpForClubApiArg = {
  body: {
    proof: string;
  };
};
export type ConfirmTotpForClubApiResponse = /** status 200  */ NewRecoveryCodes;
export type ConfirmTotpForClubApiArg = {
  body: {
    code: string;
    proof: string;
    ticket: string;
  };
};
export type BeginTotpForClubApiResponse = /** status 200  */ TotpSetup;
export type BeginTotpForClubApiArg = {
  body: {
    proof: string;
  };
};
export type ChangeClubAdminPasswordApiResponse = /** status 200  */ ClubAdminLoginResponse;
export type ChangeClubAdminPasswordApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    currentPassword: string;
    newPassword: string;
  };
};
export type UpdateOwnClubApiResponse = /** status 200  */ OwnClub;
export type UpdateOwnClubApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  body: {
    aboutUs?: string | null;
    accreditation?: ('accredited' | '1-star' | '2-star' | '3-star') | null;
    clubLogo?: string | null;
    contactEmail?: string | null;
    cost?: {
      freeTrial?: boolean | null;
      note?: string | null;
      pence: number;
      per: 'session' | 'week' | 'month' | 'term' | 'season' | 'year';
    } | null;
    description?: string | null;
    facebook?: string | null;
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
    /** A listed ground’s number in Active Places */
    groundId?: number | null;
    groundSurfaces?: ('grass' | '3g' | 'astro' | 'hard-court' | 'indoor')[];
    homeGround?: string | null;
    instagram?: string | null;
    membershipFees?: string | null;
    /** Of more than 3 the first are kept */
    photos?: string[];
    siblingDiscount?: string | null;
    teamDetails?: {
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
      freePlaces?: number | null;
      name?: string | null;
      places?: ('yes' | 'waiting-list' | 'no') | null;
      training?: {
        day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
        end?: string | null;
        start?: string | null;
      }[];
    }[];
    teams?: string[];
    trainingGroundAddress?: string | null;
    trainingSchedule?: string | null;
    website?: string | null;
    welfareOfficer?: {
      email?: string | null;
      name: string;
      phone?: string | null;
    } | null;
    xTwitter?: string | null;
  };
};
export type GetClubDashboardApiResponse = /** status 200  */ Dashboard;
export type GetClubDashboardApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type ListClubEnquiriesApiResponse = /** status 200  */ ClubEnquiry[];
export type ListClubEnquiriesApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  /** Those that wait for the club, or the others */
  list?: 'waiting' | 'done';
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type CountWaitingEnquiriesApiResponse = /** status 200  */ WaitingEnquiries;
export type CountWaitingEnquiriesApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type AnswerEnquiryApiResponse = /** status 200  */ ClubEnquiry;
export type AnswerEnquiryApiArg = {
  enquiryId: number;
  body: {
    answer: string;
  };
};
export type CloseEnquiryApiResponse = /** status 200  */ ClubEnquiry;
export type CloseEnquiryApiArg = {
  enquiryId: number;
};
export type ReportEnquiryApiResponse = /** status 200  */ ClubEnquiry;
export type ReportEnquiryApiArg = {
  enquiryId: number;
  body: {
    reason: 'child-at-risk' | 'abusive' | 'spam' | 'other';
    words: string;
  };
};
export type GetClubFiguresApiResponse = /** status 200  */ ClubFigures;
export type GetClubFiguresApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type ForgotClubAdminPasswordApiResponse = /** status 202  */ ResetRequested;
export type ForgotClubAdminPasswordApiArg = {
  body: {
    email: string;
  };
};
export type ListGroundsApiResponse = /** status 200  */ NamedGround[];
export type ListGroundsApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  /** What words of its name, town or postcode begin with */
  q?: string;
};
export type GetClubInsightsApiResponse = /** status 200  */ ClubInsights;
export type GetClubInsightsApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type GetInvitationFiguresApiResponse = /** status 200  */ InvitationFigures;
export type GetInvitationFiguresApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type MakeInvitationCardsApiResponse = /** status 201  */ InvitationCards;
export type MakeInvitationCardsApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  body: {
    count: 8 | 16 | 24 | 32 | 40;
    days?: 7 | 14 | 30 | 60 | 90;
  };
};
export type MailInvitationsApiResponse = /** status 202  */ MailedInvitations;
export type MailInvitationsApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  body: {
    /** Email addresses separated by commas, semicolons, spaces or lines, with or without names */
    addresses: string;
  };
};
export type LoginClubAdminApiResponse =
  /** status 200  */ ClubAdminLoginResponse | /** status 202  */ ClubAdminSecondStep;
export type LoginClubAdminApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    email: string;
    password: string;
  };
};
export type LoginClubAdminWithCodeApiResponse = /** status 200  */ ClubAdminLoginResponse;
export type LoginClubAdminWithCodeApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    code: string;
    ticket: string;
  };
};
export type LoginClubAdminWithPasskeyApiResponse = /** status 200  */ ClubAdminLoginResponse;
export type LoginClubAdminWithPasskeyApiArg = {
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
export type BeginClubAdminPasskeyLoginApiResponse = /** status 200  */ PasskeyOptions;
export type BeginClubAdminPasskeyLoginApiArg = {
  body: {
    ticket?: string;
  };
};
export type LogoutClubAdminApiResponse = unknown;
export type LogoutClubAdminApiArg = void;
export type ListOwnPhotosApiResponse = /** status 200  */ OwnPhoto[];
export type ListOwnPhotosApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type AddOwnPhotoApiResponse = /** status 201  */ OwnPhoto;
export type AddOwnPhotoApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  /** What the picture is for */
  kind?: 'logo' | 'photo';
  /** What it shows, for people who can’t see it; needed for a photo */
  description?: string;
  /** Whether children can be recognised; needed for a photo */
  showsChildren?: 'true' | 'false';
  /** Whether parents or carers have agreed */
  hasConsent?: 'true' | 'false';
  /** The photo whose place it takes */
  replaces?: number;
  body: Blob;
};
export type DeleteOwnPhotoApiResponse = unknown;
export type DeleteOwnPhotoApiArg = {
  id: number;
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type ChangeOwnPhotoApiResponse = /** status 200  */ OwnPhoto;
export type ChangeOwnPhotoApiArg = {
  id: number;
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  body: {
    description?: string | null;
    /** Its place among the club’s photos, from 0 */
    position?: number;
  };
};
export type ListReplyTemplatesApiResponse = /** status 200  */ ClubReplyTemplates;
export type ListReplyTemplatesApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type SaveReplyTemplatesApiResponse = /** status 200  */ ClubReplyTemplates;
export type SaveReplyTemplatesApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  body: {
    templates: {
      name: string;
      text: string;
    }[];
    version: string;
  };
};
export type ListClubReportsApiResponse = /** status 200  */ ClubReport[];
export type ListClubReportsApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type ListOwnReviewsApiResponse = /** status 200  */ ClubReview[];
export type ListOwnReviewsApiArg = {
  /** Only reviews whose overall rating rounds to this many stars */
  rating?: number;
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
  /** Only reviews without a reply, or only those with one */
  unanswered?: 'true' | 'false';
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  /** How many entries at most */
  limit?: number;
  /** Where the run before ended, from its Link header */
  cursor?: string;
};
export type ReportOwnReviewApiResponse = /** status 201  */ ClubReport;
export type ReportOwnReviewApiArg = {
  reviewId: number;
  body: {
    reason:
      'child-at-risk' | 'private-person' | 'not-genuine' | 'interest' | 'abusive' | 'off-topic' | 'unlawful';
    words: string;
  };
};
export type RespondToReviewApiResponse = /** status 200  */ ReviewReply;
export type RespondToReviewApiArg = {
  reviewId: number;
  body: {
    responseText: string;
  };
};
export type GetClubAdminSessionApiResponse = /** status 200  */ ClubAdminSessionResponse;
export type GetClubAdminSessionApiArg = void;
export type ListClubAdminSessionsApiResponse = /** status 200  */ OwnSession[];
export type ListClubAdminSessionsApiArg = void;
export type ListSessionsToTryApiResponse = /** status 200  */ OwnSessionToTry[];
export type ListSessionsToTryApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type AddSessionToTryApiResponse = /** status 201  */ OwnSessionToTry;
export type AddSessionToTryApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  body: {
    ageFrom?: number | null;
    ageTo?: number | null;
    bring?: string | null;
    /** Weeks of a weekly session that are called off, by their dates */
    calledOff?: string[];
    category: 'boys' | 'girls' | 'mixed' | 'disability';
    costPence: number;
    endTime: string;
    joining?: string | null;
    kind: 'taster' | 'trial' | 'open-day';
    link?: string | null;
    place?: string | null;
    postcode?: string | null;
    startTime: string;
    startsOn: string;
    state?: 'on' | 'called-off';
    title?: string | null;
    weeklyUntil?: string | null;
  };
};
export type DeleteSessionToTryApiResponse = unknown;
export type DeleteSessionToTryApiArg = {
  id: number;
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type ChangeSessionToTryApiResponse = /** status 200  */ OwnSessionToTry;
export type ChangeSessionToTryApiArg = {
  id: number;
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  body: {
    ageFrom?: number | null;
    ageTo?: number | null;
    bring?: string | null;
    /** Weeks of a weekly session that are called off, by their dates */
    calledOff?: string[];
    category: 'boys' | 'girls' | 'mixed' | 'disability';
    costPence: number;
    endTime: string;
    joining?: string | null;
    kind: 'taster' | 'trial' | 'open-day';
    link?: string | null;
    place?: string | null;
    postcode?: string | null;
    revision: number;
    startTime: string;
    startsOn: string;
    state?: 'on' | 'called-off';
    title?: string | null;
    weeklyUntil?: string | null;
  };
};
export type EndOtherClubAdminSessionsApiResponse = unknown;
export type EndOtherClubAdminSessionsApiArg = void;
export type EndClubAdminSessionApiResponse = unknown;
export type EndClubAdminSessionApiArg = {
  id: number;
};
export type SetClubAdminPasswordApiResponse =
  /** status 200  */ ClubAdminLoginResponse | /** status 202  */ ClubAdminSecondStep;
export type SetClubAdminPasswordApiArg = {
  /** Asks for an HttpOnly cookie instead of a token in the answer; for pages of the same origin */
  'X-Session'?: 'cookie';
  body: {
    password: string;
    token: string;
  };
};
export type GetOwnWarningApiResponse = /** status 200  */ OwnWarning;
export type GetOwnWarningApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
};
export type AppealAgainstWarningApiResponse = unknown;
export type AppealAgainstWarningApiArg = {
  /** Which of the clubs that the person manages; the first one, when none is named */
  clubId?: number;
  body: {
    text: string;
  };
};
export type OwnPasskey = {
  createdAt: string;
  id: number;
  lastUsedAt: string | null;
  name: string;
};
export type SecondFactorState = {
  /** False where the site has no host name, as browsers need for passkeys */
  arePasskeysPossible: boolean;
  /** Whether an authenticator app is set up */
  hasTotp: boolean;
  /** Whether the login must have a second factor */
  isSecondFactorRequired: boolean;
  passkeys: OwnPasskey[];
  /** How many recovery codes are unused */
  recoveryCodesLeft: number;
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
export type ClubAdminIdentity = {
  /** Null when it was encrypted with a DATA_KEY of the past */
  email: string | null;
  name: string;
};
export type ClubAdminLoginResponse = {
  admin: ClubAdminIdentity;
  /** When the token stops being valid */
  expiresAt: string;
  /** Goes into the header Authorization: Bearer {token}. Left out where a cookie was asked for, with X-Session: cookie */
  token?: string;
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
export type WelfareOfficerDto = {
  email: string | null;
  name: string;
  phone: string | null;
};
export type OwnClub = {
  aboutUs: string | null;
  accreditation: ('accredited' | '1-star' | '2-star' | '3-star') | null;
  /** One decimal; null without reviews */
  averageRating: number | null;
  clubLogo: string | null;
  /** For the site; the public never sees it */
  contactEmail: string | null;
  cost: ClubCostDto | null;
  description: string;
  facebook: string | null;
  firstAider: boolean | null;
  founded: number | null;
  /** What it has chosen from Active Places */
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
  instagram: string | null;
  membershipFees: string | null;
  name: string;
  photos: string[];
  siblingDiscount: string | null;
  /** Address of its page, /clubs/{slug} */
  slug: string;
  state: 'listed' | 'closed' | 'hidden' | 'merged';
  teamDetails: ClubTeamDto[];
  teams: string[];
  /** Publicly visible reviews: the families that have written */
  totalReviews: number;
  trainingGroundAddress: string | null;
  trainingSchedule: string | null;
  website: string | null;
  welfareOfficer: WelfareOfficerDto | null;
  xTwitter: string | null;
};
export type AwaitingModeration = {
  /** Publicly visible reviews that can’t be replied to yet */
  count: number;
  /** When the oldest came in */
  since: string | null;
  /** Half of the latest approvals took no longer */
  usualHours: number | null;
};
export type ClubReview = {
  /** "U7s" to "U18s" or "prefer not to disclose" */
  ageGroup: string;
  authorName: string;
  clubId: number;
  coachingRating: number;
  communicationRating: number;
  createdAt: string;
  facilitiesRating: number;
  id: number;
  inclusivityRating: number;
  isApproved: boolean;
  isVerified: boolean;
  /** Mean of the five ratings, one decimal */
  overallRating: string;
  respondedAt: string | null;
  /** The club's reply */
  responseText: string | null;
  reviewText: string;
  valueRating: number;
};
export type DashboardStats = {
  /** One decimal; null without reviews */
  averageRating: number | null;
  /** Approved reviews with a reply */
  responsesSent: number;
  /** Publicly visible reviews */
  totalFamilies: number;
  /** Approved reviews */
  totalReviews: number;
};
export type Dashboard = {
  awaitingModeration: AwaitingModeration;
  club: OwnClub;
  /** The newest approved reviews; further ones in runs */
  reviews: ClubReview[];
  stats: DashboardStats;
};
export type EnquiryList = 'waiting' | 'done';
export type ClubEnquiryState = 'waiting' | 'answered' | 'closed' | 'reported' | 'removed';
export type ClubEnquiry = {
  ageGroup: string | null;
  answer: string | null;
  answeredAt: string | null;
  /** The manager who answered, while they have a login */
  answeredBy: string | null;
  askedAt: string;
  clubId: number;
  id: number;
  list: EnquiryList;
  /** Null once a moderator has removed it */
  message: string | null;
  /** Why the club reported it */
  reportReason: ('child-at-risk' | 'abusive' | 'spam' | 'other') | null;
  reportedAt: string | null;
  state: ClubEnquiryState;
};
export type WaitingEnquiries = {
  /** There are more than are counted */
  hasMore: boolean;
  waiting: number;
};
export type WaitingReviews = {
  count: number;
  /** Whether there are more than were counted */
  hasMore: boolean;
};
export type ClubWeek = {
  /** Half of these replies came within so many hours of the review’s approval; null without replies */
  medianReplyHours: number | null;
  /** Reviews that were replied to; edits of replies don’t count */
  replies: number;
  /** How often a page of search results showed the club; null before counting began */
  shownInSearches: number | null;
  /** How often the club’s page was opened; null before counting began */
  views: number | null;
  /** The week’s Monday, by the clock in London */
  week: string;
};
export type ClubFigures = {
  /** The first day whose views and searches are kept, of any club; null before there is one */
  countedSince: string | null;
  /** The same median over all of these weeks */
  medianReplyHours: number | null;
  waiting: WaitingReviews;
  /** Oldest first; the last one is the present week */
  weeks: ClubWeek[];
};
export type ResetRequested = {
  /** Where the mail can be read; only while mails aren’t sent, and never in production */
  mailbox?: string;
  message: string;
};
export type NamedGround = {
  /** The site’s number in Active Places */
  id: number;
  name: string;
  postcode: string | null;
  town: string | null;
};
export type MonthlyRating = {
  /** Mean of all ratings, one decimal */
  averageRating: number;
  month: string;
  reviewCount: number;
};
export type ClubInsights = {
  /** Reviews whose overall rating rounds to 1, 2, 3, 4 and 5 stars */
  ratingCounts: number[];
  /** Months with reviews, oldest first; the last 24 of them */
  trend: MonthlyRating[];
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
export type InvitationFigures = {
  /** Public ones; null while there are few */
  invitedReviews: InvitedReviews | null;
  /** Invitations mailed in the last twelve months */
  mailed: number;
  /** Cards made in the last twelve months */
  printed: number;
  /** Reviews that came of them; null for fewer than 3 */
  reviews: number | null;
};
export type InvitationCards = {
  codes: string[];
  /** The last day on which they’re valid */
  lastDay: string;
};
export type MailedInvitations = {
  /** Different addresses */
  count: number;
};
export type SecondStep = {
  expiresAt: string;
  /** What the person has set up */
  methods: ('totp' | 'passkey' | 'recovery-code')[];
  /** Shown with the second factor; good for one login and a few minutes */
  ticket: string;
};
export type ClubAdminSecondStep = {
  secondStep: SecondStep;
};
export type PhotoKind = 'logo' | 'photo';
export type PhotoState = 'fetching' | 'unfetched' | 'held' | 'public' | 'refused' | 'taken-down';
export type OwnPhoto = {
  /** What it shows; "" where no one has said so */
  description: string;
  height: number;
  id: number;
  /** Names its files; null while there are none */
  key: string | null;
  kind: PhotoKind;
  /** Why it isn’t shown */
  reason: string | null;
  /** The public photo whose place it takes once it’s shown */
  replacesId: number | null;
  /** The address that was pasted */
  sourceUrl: string | null;
  state: PhotoState;
  /** Goes behind the addresses of its files while it isn’t public */
  suffix: string;
  /** Of the largest file, in pixels */
  width: number;
};
export type ClubReplyTemplate = {
  name: string;
  text: string;
};
export type ClubReplyTemplates = {
  templates: ClubReplyTemplate[];
  /** Names this list: whoever changes it sends it along */
  version: string;
};
export type ClubReport = {
  decidedAt: string | null;
  /** What the moderator says about the decision */
  decisionWords: string | null;
  number: string;
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
  reportedAt: string;
  reviewId: number;
  /** Null while no one can read the review */
  reviewText: string | null;
  state: 'open' | 'decided';
  /** What the reporter said */
  words: string;
};
export type ReviewReply = {
  /** Of the review */
  id: number;
  respondedAt: string;
  responseText: string;
};
export type ManagedClubSummary = {
  id: number;
  name: string;
  /** Address of its page, /clubs/{slug} */
  slug: string;
};
export type ClubAdminSessionResponse = {
  admin: ClubAdminIdentity;
  /** The clubs they manage; calls that name none are for the first */
  clubs: ManagedClubSummary[];
  expiresAt: string;
  role: 'site-admin' | 'club-admin';
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
export type OwnSessionToTry = {
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
  /** Counts its changes: whoever changes it sends it along */
  revision: number;
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
export type OwnWarning = {
  /** Null if there’s none */
  warning: ClubWarningRecord | null;
};
export const {
  useGetSecondFactorsForClubQuery,
  useAddPasskeyForClubMutation,
  useBeginPasskeyForClubMutation,
  useRemovePasskeyForClubMutation,
  useProveOwnPasswordForClubMutation,
  useProveOwnPasskeyForClubMutation,
  useBeginOwnPasskeyProofForClubMutation,
  useRenewRecoveryCodesForClubMutation,
  useRemoveTotpForClubMutation,
  useConfirmTotpForClubMutation,
  useBeginTotpForClubMutation,
  useChangeClubAdminPasswordMutation,
  useUpdateOwnClubMutation,
  useGetClubDashboardQuery,
  useListClubEnquiriesQuery,
  useCountWaitingEnquiriesQuery,
  useAnswerEnquiryMutation,
  useCloseEnquiryMutation,
  useReportEnquiryMutation,
  useGetClubFiguresQuery,
  useForgotClubAdminPasswordMutation,
  useListGroundsQuery,
  useGetClubInsightsQuery,
  useGetInvitationFiguresQuery,
  useMakeInvitationCardsMutation,
  useMailInvitationsMutation,
  useLoginClubAdminMutation,
  useLoginClubAdminWithCodeMutation,
  useLoginClubAdminWithPasskeyMutation,
  useBeginClubAdminPasskeyLoginMutation,
  useLogoutClubAdminMutation,
  useListOwnPhotosQuery,
  useAddOwnPhotoMutation,
  useDeleteOwnPhotoMutation,
  useChangeOwnPhotoMutation,
  useListReplyTemplatesQuery,
  useSaveReplyTemplatesMutation,
  useListClubReportsQuery,
  useListOwnReviewsQuery,
  useReportOwnReviewMutation,
  useRespondToReviewMutation,
  useGetClubAdminSessionQuery,
  useListClubAdminSessionsQuery,
  useListSessionsToTryQuery,
  useAddSessionToTryMutation,
  useDeleteSessionToTryMutation,
  useChangeSessionToTryMutation,
  useEndOtherClubAdminSessionsMutation,
  useEndClubAdminSessionMutation,
  useSetClubAdminPasswordMutation,
  useGetOwnWarningQuery,
  useAppealAgainstWarningMutation,
} = injectedRtkApi;
