import {
  useApproveReviewMutation,
  useDeleteReviewMutation,
  useRemoveReplyMutation,
} from '../../api/site-admin-api';
import type { AdminReview } from '../../api/types';
import { reasonBody } from '../../lib/reason-form';
import type { ReasonValues } from '../../lib/reason-form';
import { tellOutcome } from '../../lib/tell-outcome';

/** The decisions about a review. Each yields null, or the words for why it failed. */
export function useModeration() {
  const [approveReview] = useApproveReviewMutation();
  const [deleteReview] = useDeleteReviewMutation();
  const [removeReply] = useRemoveReplyMutation();
  return {
    async approve({ id }: AdminReview, values: ReasonValues) {
      const { error } = await approveReview({ id, body: reasonBody(values) });
      return tellOutcome(error, 'Review Approved', 'Failed to approve review.');
    },
    async remove({ id }: AdminReview, values: ReasonValues) {
      const { error } = await deleteReview({ id, body: reasonBody(values) });
      return tellOutcome(error, 'Review Deleted', 'Failed to delete review.');
    },
    async removeReply({ id }: AdminReview, { reason }: ReasonValues) {
      const { error } = await removeReply({ id, body: { reason: reason.trim() } });
      return tellOutcome(error, 'Reply Removed', 'Failed to remove reply.');
    },
  };
}
