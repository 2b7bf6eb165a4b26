import { showRefusal } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, showToast, trackEvent } from '@club-reviews/shared-ui/platform';
import type { FormikHelpers } from 'formik';
import { useSubmitReviewMutation } from '../../api/personal-api';
import { useState } from 'react';
import { mailboxLink } from '../../lib/mailbox-link';
import { removeDraft } from './review-draft';
import type { ReviewFormValues } from './review-form.schema';
import type { SentReview } from './sent-review';

/** The review as the api takes it. The honeypot is sent only when something filled it in. */
function asSubmission({ website, ...review }: ReviewFormValues, openedAt: number) {
  return {
    ...review,
    authorEmail: review.authorEmail.trim(),
    reviewText: review.reviewText.trim(),
    secondsToWrite: Math.round((performance.now() - openedAt) / 1000),
    ...(website === '' ? {} : { website }),
  };
}

/**
 * Sends a review. Success resets the form and calls `onSubmitted` with where the link went; a refusal leaves everything typed as it is and is
 * shown by {@link showRefusal}.
 * @returns Formik's submit handler
 */
export function useReviewSubmission(onSubmitted: (sent: SentReview) => void) {
  const [submitReview] = useSubmitReviewMutation();
  const [openedAt] = useState(() => performance.now());

  return async (values: ReviewFormValues, form: FormikHelpers<ReviewFormValues>) => {
    form.setStatus(undefined);
    const { data, error } = await submitReview({ body: asSubmission(values, openedAt) });
    if (error === undefined) {
      showToast({
        title: 'Anonymous Review Submitted!',
        description: 'Please check your email to verify your review.',
        tone: 'success',
        link: mailboxLink(data.mailbox),
      });
      trackEvent('review_submitted', { clubId: values.clubId });
      removeDraft(values.clubId);
      form.resetForm();
      const { receipt, mailbox } = data;
      onSubmitted({
        ...{ receipt, mailbox, sentAt: Date.now(), isClosed: false },
        email: values.authorEmail.trim(),
      });
      return;
    }
    const reason = apiErrorMessage(error, 'Failed to submit review.');
    showToast({ title: 'Error', description: reason, tone: 'error' });
    showRefusal(form, values, { error, reason });
  };
}
