import { useSubmit } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, isApiError, showToast, trackEvent } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { useSubmitReviewMutation } from '../../api/personal-api';
import { mailboxLink } from '../../lib/mailbox-link';
import { removeDraft } from './review-draft';
import type { ReviewFormValues } from './review-form.schema';
import type { SentReview } from './sent-review';
import { forgetInvitation, useFindInvitation } from './use-invitation';

/** The review as the api takes it. The honeypot is only sent if something filled it in. */
function asSubmission(
  { website, ...review }: ReviewFormValues,
  { openedAt, invitation }: { openedAt: number; invitation: string | null },
) {
  return {
    ...review,
    authorEmail: review.authorEmail.trim(),
    reviewText: review.reviewText.trim(),
    secondsToWrite: Math.round((performance.now() - openedAt) / 1000),
    ...(invitation !== null && { invitation }),
    ...(website === '' ? {} : { website }),
  };
}

/** Whether there was no response: the review wasn't refused, it just didn't get through. */
const hasNotArrived = (error: unknown) =>
  isApiError(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');

const FAILED = 'Failed to submit review.';
const NO_CONNECTION = 'There’s no connection. Please send your review once you’re back online.';

interface SubmissionParts {
  onSubmitted: (sent: SentReview) => void;
  /** Called if the review doesn't get through. */
  onFailed: () => void;
}

/**
 * Formik's submit handler that sends a review. Success resets the form and calls `onSubmitted` with where the link went.
 */
export function useReviewSubmission({ onSubmitted, onFailed }: SubmissionParts) {
  const [submitReview] = useSubmitReviewMutation();
  const [openedAt] = useState(() => performance.now());
  const findInvitation = useFindInvitation();

  return useSubmit(
    (values: ReviewFormValues) => {
      const invitation = findInvitation(values.clubId);
      return submitReview({ body: asSubmission(values, { openedAt, invitation }) });
    },
    {
      onDone({ receipt, mailbox }, { clubId, authorEmail }, form) {
        showToast({
          title: 'Anonymous Review Submitted!',
          description: 'Please check your email to verify your review.',
          tone: 'success',
          link: mailboxLink(mailbox),
        });
        trackEvent('review_submitted', { clubId });
        removeDraft(clubId);
        forgetInvitation(clubId);
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
    },
  );
}
