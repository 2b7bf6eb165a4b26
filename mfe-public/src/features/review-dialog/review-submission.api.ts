import { publicApi } from '../../api/public-api';
import type { ReviewFormValues } from './review-form.schema';

/**
 * Written by hand because the contract does not have the call yet: it comes with the server's side of submitting,
 * and the generated endpoint takes its place then. No tags: a new review is visible to nobody before its address
 * is verified, so no answer that the pages hold becomes stale.
 */
const submissionApi = publicApi.injectEndpoints({
  endpoints: (build) => ({
    submitReview: build.mutation<unknown, ReviewFormValues>({
      query: (review) => ({
        url: '/reviews',
        method: 'POST',
        body: { ...review, authorEmail: review.authorEmail.trim(), reviewText: review.reviewText.trim() },
      }),
    }),
  }),
});

export const { useSubmitReviewMutation } = submissionApi;
