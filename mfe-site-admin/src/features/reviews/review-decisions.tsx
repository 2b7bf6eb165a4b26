import type { AdminReview } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import type { ReasonValues } from '../../lib/reason-form';
import { holdSentence } from '../../lib/review-labels';
import { HistoryDialog } from './history-dialog';
import type { ReviewAction } from './review-card';
import { ReplyQuote, ReviewQuote } from './review-quotes';
import type { useModeration } from './use-moderation';

interface ReviewDecisionsProps extends DecisionFrame {
  /** What is being asked about, or null. */
  asked: { action: ReviewAction; review: AdminReview } | null;
  moderation: ReturnType<typeof useModeration>;
  /** Called once a decision was carried out, before the dialog goes. */
  onDecided: (action: ReviewAction, review: AdminReview) => void;
}

const FOR_THE_RECORD = {
  reasonFor: 'record',
  reasonHint: 'Kept in the review’s history. Only moderators can see this.',
} as const;

/** The dialog for what a moderator is about to do with a review. */
export function ReviewDecisions({ asked, moderation, onDecided, onClose, focusAfter }: ReviewDecisionsProps) {
  if (asked === null) return null;
  const { action, review } = asked;
  const frame = { focusAfter, onClose };

  /** Carries a decision out and, once that went well, closes the dialog. */
  const by = (decide: (review: AdminReview, values: ReasonValues) => Promise<string | null>) => ({
    async onDecide(values: ReasonValues) {
      const failure = await decide(review, values);
      if (failure === null) {
        onDecided(action, review);
        onClose();
      }
      return failure;
    },
  });

  switch (action) {
    case 'history':
      return <HistoryDialog review={review} onClose={onClose} />;
    case 'delete':
      return (
        <DecisionDialog
          {...frame}
          {...by(moderation.remove)}
          {...FOR_THE_RECORD}
          title="Delete this review?"
          consequence="It leaves every page, average and count at once and cannot be brought back."
          submitLabel="Delete review"
          pendingLabel="Deleting…"
          failureTitle="Failed to delete review."
          isDangerous
        >
          <ReviewQuote review={review} />
        </DecisionDialog>
      );
    case 'remove-reply':
      return (
        <DecisionDialog
          {...frame}
          {...by(moderation.removeReply)}
          title="Remove this reply?"
          consequence="It leaves every page at once and cannot be brought back. The review stays, and the club may write another reply."
          reasonFor="mail"
          reasonHint="Kept in the review’s history. Whoever manages the club reads it in an email."
          submitLabel="Remove reply"
          pendingLabel="Removing…"
          failureTitle="Failed to remove reply."
          isDangerous
        >
          <ReplyQuote review={review} />
        </DecisionDialog>
      );
    case 'approve':
      return (
        <DecisionDialog
          {...frame}
          {...by(moderation.approve)}
          {...FOR_THE_RECORD}
          title="Approve a review on hold?"
          consequence="Approving publishes it as it is."
          warning={holdSentence(review.holdReasons)}
          submitLabel="Approve review"
          pendingLabel="Approving…"
          failureTitle="Failed to approve review."
        >
          <ReviewQuote review={review} />
        </DecisionDialog>
      );
  }
}
