import { showRefusal } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, isApiError, showToast, trackEvent } from '@club-reviews/shared-ui/platform';
import type { FormikHelpers } from 'formik';
import { useSubmitReviewMutation } from '../../api/personal-api';
import { useState } from 'react';
import { mailboxLink } from '../../lib/mailbox-link';
import { removeDraft } from './review-draft';
import type { ReviewFormValues } from './review-form.schema';
import type { SentReview } from './sent-review';

/** The review as the api takes it. The honeypot is only sent if something filled it in. */
function asSubmission({ website, ...review }: ReviewFormValues, openedAt: number) {
  return {
    ...review,
    authorEmail: review.authorEmail.trim(),
    reviewText: review.reviewText.trim(),
    secondsToWrite: Math.round((performance.now() - openedAt) / 1000),
    ...(website === '' ? {} : { website }),
  };
}

/** Whether there was no response: the review wasn't refused, it just didn't get through. */
const hasNotArrived = (error: unknown) =>
  isApiError(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');

const NO_CONNECTION = 'There’s no connection. Please send your review once you’re back online.';

/**
 * Sends a review. Success resets the form and calls `onSubmitted` with where the link went; after a refusal, shown by
 * {@link showRefusal}, everything typed stays in the form. `onFailed` hears of a review that doesn't get through.
 * @returns Formik's submit handler
 */
export function useReviewSubmission(onSubmitted: (sent: SentReview) => void, onFailed: () => void) {
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
    if (hasNotArrived(error)) onFailed();
    showRefusal(form, values, { error, reason: hasNotArrived(error) ? NO_CONNECTION : reason });
  };
}
