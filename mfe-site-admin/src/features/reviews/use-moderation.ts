import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { useApproveReviewMutation, useDeleteReviewMutation } from '../../api/site-admin-api';
import type { AdminReview } from '../../api/types';
import { reasonBody } from './reason-form';
import type { ReasonValues } from './reason-form';

const NO_ANSWER = 'The server could not be reached. Please try again in a moment.';

/** Tells how a decision ended, in a toast and to the caller: null when it was carried out, else why it was not. */
function tell(error: unknown, done: string, failed: string): string | null {
  if (error === undefined) {
    showToast({ title: done, tone: 'success' });
    return null;
  }
  const reason = apiErrorMessage(error, NO_ANSWER);
  showToast({ title: failed, description: reason, tone: 'error' });
  return reason;
}

/** The two decisions about a review. Each yields null, or the words for why it failed. */
export function useModeration() {
  const [approveReview] = useApproveReviewMutation();
  const [deleteReview] = useDeleteReviewMutation();
  return {
    async approve({ id }: AdminReview, values: ReasonValues) {
      const { error } = await approveReview({ id, body: reasonBody(values) });
      return tell(error, 'Review Approved', 'Failed to approve review.');
    },
    async remove({ id }: AdminReview, values: ReasonValues) {
      const { error } = await deleteReview({ id, body: reasonBody(values) });
      return tell(error, 'Review Deleted', 'Failed to delete review.');
    },
  };
}
