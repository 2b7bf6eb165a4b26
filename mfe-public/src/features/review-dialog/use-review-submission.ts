import { showRefusal } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, isApiError, showToast, trackEvent } from '@club-reviews/shared-ui/platform';
import type { FormikHelpers } from 'formik';
import { useSubmitReviewMutation } from '../../api/personal-api';
import { useState } from 'react';
import { offeredClubName } from '../../components/club-choice';
import { mailboxLink } from '../../lib/mailbox-link';
import { removeDraft, writeDraft } from './review-draft';
import type { ReviewFormValues } from './review-form.schema';
import type { SentReview } from './sent-review';
import { offerUnsentWhenBack } from './unsent-offer';

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

/** Keeps a review that didn't get through, to offer it again. Returns the message for it. */
function keepUnsent(values: ReviewFormValues): string {
  offerUnsentWhenBack();
  return writeDraft(values, offeredClubName(values.clubId))
    ? 'There’s no connection. Your review is kept on this device, without your email address, and you can send it later.'
    : 'There’s no connection. Please keep this page open, and send it once you’re back online.';
}

/**
 * Sends a review. Success resets the form and calls `onSubmitted` with where the link went; after a refusal, shown by
 * {@link showRefusal}, everything typed is kept. A review that doesn't get through is kept, and offered again.
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
    showRefusal(form, values, { error, reason: hasNotArrived(error) ? keepUnsent(values) : reason });
  };
}
