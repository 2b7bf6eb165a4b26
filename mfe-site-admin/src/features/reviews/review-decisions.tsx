import type { RefObject } from 'react';
import type { AdminReview } from '../../api/types';
import { holdSentence } from '../../lib/review-labels';
import { DecisionDialog } from './decision-dialog';
import { HistoryDialog } from './history-dialog';
import type { ReviewAction } from './review-card';
import type { useModeration } from './use-moderation';

interface ReviewDecisionsProps {
  /** What is being asked about, or null. */
  asked: { action: ReviewAction; review: AdminReview } | null;
  moderation: ReturnType<typeof useModeration>;
  /** Called once a decision was carried out, before the dialog goes. */
  onDecided: (action: ReviewAction, review: AdminReview) => void;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
}

/** The dialog for what a moderator is about to do with a review. */
export function ReviewDecisions({ asked, moderation, onDecided, onClose, focusAfter }: ReviewDecisionsProps) {
  if (asked === null) return null;
  const { action, review } = asked;
  if (action === 'history') return <HistoryDialog review={review} onClose={onClose} />;

  const decide = action === 'delete' ? moderation.remove : moderation.approve;
  const common = {
    review,
    focusAfter,
    onClose,
    async onDecide(values: { reason: string }) {
      const failure = await decide(review, values);
      if (failure === null) {
        onDecided(action, review);
        onClose();
      }
      return failure;
    },
  };
  return action === 'delete' ? (
    <DecisionDialog
      {...common}
      title="Delete this review?"
      consequence="It leaves every page, average and count at once and cannot be brought back."
      submitLabel="Delete review"
      pendingLabel="Deleting…"
      failureTitle="Failed to delete review."
      isDangerous
    />
  ) : (
    <DecisionDialog
      {...common}
      title="Approve a review on hold?"
      consequence="Approving publishes it as it is."
      warning={holdSentence(review.holdReasons)}
      submitLabel="Approve review"
      pendingLabel="Approving…"
      failureTitle="Failed to approve review."
    />
  );
}
