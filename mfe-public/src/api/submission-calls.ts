import { generatedApi as before } from './generated';

export interface ReviewSubmission {
  clubId: number;
  authorEmail: string;
  reviewText: string;
  ageGroup: string;
  coachingRating: number;
  communicationRating: number;
  facilitiesRating: number;
  inclusivityRating: number;
  valueRating: number;
  website?: string;
}
export const generatedApi = before.injectEndpoints({
  endpoints: (build) => ({
    submitReview: build.mutation<
      { id: number; message: string; mailbox?: string },
      { body: ReviewSubmission }
    >({ query: (arg) => ({ url: '/reviews', method: 'POST', body: arg.body }) }),
    getWritingRules: build.query<{ minLength: number; maxLength: number; safeguardingWords: string[] }, void>(
      { query: () => ({ url: '/reviews/writing-rules' }) },
    ),
    verifyReview: build.mutation<
      { status: 'verified' | 'already-verified'; clubSlug: string; clubName: string; isHeld: boolean },
      { body: { token: string } }
    >({ query: (arg) => ({ url: '/reviews/verify', method: 'POST', body: arg.body }) }),
    resendVerification: build.mutation<{ message: string; mailbox?: string }, { body: { token: string } }>({
      query: (arg) => ({ url: '/reviews/verify/resend', method: 'POST', body: arg.body }),
    }),
  }),
});
