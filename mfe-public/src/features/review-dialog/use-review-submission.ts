import { apiErrorMessage, showToast, trackEvent } from '@club-reviews/shared-ui/platform';
import type { FormikHelpers } from 'formik';
import type { ReviewFormValues } from './review-form.schema';
import { useSubmitReviewMutation } from './review-submission.api';
import { serverFieldErrors } from './server-field-errors';

/**
 * Sends a review. Success resets the form and calls `onSubmitted`; a refusal leaves everything typed as it is, ties
 * the server's words to the fields they are about, and else puts them into the form's status.
 * @returns Formik's submit handler
 */
export function useReviewSubmission(onSubmitted: () => void) {
  const [submitReview] = useSubmitReviewMutation();

  return async (values: ReviewFormValues, form: FormikHelpers<ReviewFormValues>) => {
    form.setStatus(undefined);
    const { error } = await submitReview(values);
    if (error === undefined) {
      showToast({
        title: 'Anonymous Review Submitted!',
        description: 'Please check your email to verify your review.',
        tone: 'success',
      });
      trackEvent('review_submitted', { clubId: values.clubId });
      form.resetForm();
      onSubmitted();
      return;
    }
    const reason = apiErrorMessage(error, 'Failed to submit review.');
    showToast({ title: 'Error', description: reason, tone: 'error' });
    const fieldErrors = serverFieldErrors(reason);
    form.setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length === 0) form.setStatus(reason);
  };
}
