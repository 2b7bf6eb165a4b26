import { useSubmit } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, isApiError, showToast, trackEvent } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { useSubmitReviewMutation } from '../../api/personal-api';
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

const FAILED = 'Failed to submit review.';
const NO_CONNECTION = 'There’s no connection. Please send your review once you’re back online.';

/**
 * Formik's submit handler that sends a review. Success resets the form and calls `onSubmitted` with where the link went.
 * `onFailed` hears of a review that doesn't get through.
 */
export function useReviewSubmission(onSubmitted: (sent: SentReview) => void, onFailed: () => void) {
  const [submitReview] = useSubmitReviewMutation();
  const [openedAt] = useState(() => performance.now());

  return useSubmit((values: ReviewFormValues) => submitReview({ body: asSubmission(values, openedAt) }), {
    onDone({ receipt, mailbox }, { clubId, authorEmail }, form) {
      showToast({
        title: 'Anonymous Review Submitted!',
        description: 'Please check your email to verify your review.',
        tone: 'success',
        link: mailboxLink(mailbox),
      });
      trackEvent('review_submitted', { clubId });
      removeDraft(clubId);
      form.resetForm();
      onSubmitted({
        ...{ receipt, mailbox, sentAt: Date.now(), isClosed: false },
        email: authorEmail.trim(),
      });
    },
    reason: (error) => (hasNotArrived(error) ? NO_CONNECTION : apiErrorMessage(error, FAILED)),
    onRefused(reason, error) {
      const isUnsent = hasNotArrived(error);
      showToast({ title: 'Error', description: isUnsent ? FAILED : reason, tone: 'error' });
      if (isUnsent) onFailed();
    },
  });
}
