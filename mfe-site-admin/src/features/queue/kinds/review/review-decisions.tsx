import { RESTORABLE_DAYS } from '@club-reviews/domain/review-appeals';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import {
  useApproveReviewEditMutation,
  useApproveReviewMutation,
  useDeleteReviewMutation,
  useDropReviewEditMutation,
  useRemoveReplyMutation,
} from '../../../../api/site-admin-api';
import type { AdminReview } from '../../../../api/types';
import { DecisionDialog } from '../../../../components/decision-dialog';
import type { DecisionFrame } from '../../../../components/decision-dialog';
import { RemovalFields } from '../../../../components/removal-fields';
import { ReasonField } from '../../../../components/reason-field';
import { NO_REMOVAL, removalBody, removalSchema } from '../../../../lib/removal-form';
import { mailedReasonSchema, NO_REASON, reasonBody, recordedReasonSchema } from '../../../../lib/reason-form';
import { holdSentence } from './review-labels';
import { ClusterDecisionDialog } from './cluster-decision-dialog';
import { HistoryDialog } from './history-dialog';
import type { ReviewAction } from './review-card';
import { ReplyQuote, ReviewQuote } from './review-quotes';

interface ReviewDecisionsProps extends Omit<DecisionFrame, 'onDecided'> {
  /** What to decide; null while there’s nothing. */
  request: { action: ReviewAction; review: AdminReview } | null;
  /** Called once a decision has been carried out, before the dialog closes. */
  onDecided: () => void;
}

type ReviewDialogProps = DecisionFrame & { review: AdminReview };

/** The toast's message after an approval. */
export const APPROVAL_MESSAGES = { done: 'Review Approved', failed: 'Failed to approve review.' };

const RECORDED_REASON_HINT = 'Kept in the review’s history. Only moderators can see this.';

/** The dialog for what a moderator is about to do with a review. */
export function ReviewDecisions({ request, onDecided, onClose, focusAfter }: ReviewDecisionsProps) {
  if (request === null) return null;
  const { action, review } = request;
  const frame = { review, focusAfter, onClose, onDecided };
  switch (action) {
    case 'history':
      return <HistoryDialog review={review} onClose={onClose} />;
    case 'approve':
      return <ApproveReviewDialog {...frame} />;
    case 'approve-edit':
      return <ApproveEditDialog {...frame} />;
    case 'drop-edit':
      return <DropEditDialog {...frame} />;
    case 'delete':
      return <DeleteReviewDialog {...frame} />;
    case 'approve-cluster':
    case 'delete-cluster':
      return (
        <ClusterDecisionDialog {...frame} decision={action === 'approve-cluster' ? 'approve' : 'delete'} />
      );
    case 'remove-reply':
      return <RemoveReplyDialog {...frame} />;
  }
}

function ApproveReviewDialog({ review, ...frame }: ReviewDialogProps) {
  const [approveReview] = useApproveReviewMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Approve a review on hold?"
      description="Approving publishes it as it is."
      warning={holdSentence(review.holdReasons)}
      submitLabel="Approve review"
      pendingLabel="Approving…"
      messages={APPROVAL_MESSAGES}
      initialValues={NO_REASON}
      validationSchema={recordedReasonSchema}
      execute={(values) =>
        approveReview({ id: review.id, body: { ...reasonBody(values), reviewText: review.reviewText } })
      }
    >
      <ReviewQuote review={review} />
      <ReasonField isOptional hint={RECORDED_REASON_HINT} />
    </DecisionDialog>
  );
}

function ApproveEditDialog({ review, ...frame }: ReviewDialogProps) {
  const [approveEdit] = useApproveReviewEditMutation();
  const reviewText = review.waitingEdit?.reviewText;
  return (
    <DecisionDialog
      {...frame}
      title="Publish this edit?"
      description="It replaces the old text straight away, and the review counts as approved."
      submitLabel="Publish the edit"
      pendingLabel="Publishing…"
      messages={{ done: 'Edit published', failed: 'Failed to publish the edit.' }}
      initialValues={NO_REASON}
      validationSchema={recordedReasonSchema}
      execute={(values) =>
        approveEdit({
          id: review.id,
          body: { ...reasonBody(values), ...(reviewText === undefined ? {} : { reviewText }) },
        })
      }
    >
      <ReviewQuote review={{ ...review, ...review.waitingEdit }} />
      <ReasonField isOptional hint={RECORDED_REASON_HINT} />
    </DecisionDialog>
  );
}

function DropEditDialog({ review, ...frame }: ReviewDialogProps) {
  const [dropEdit] = useDropReviewEditMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Keep the old text?"
      description="The edit is dropped, and the review stays as it is. Its author can send another one."
      submitLabel="Keep the old text"
      pendingLabel="Dropping…"
      isDangerous
      messages={{ done: 'Edit dropped', failed: 'Failed to drop the edit.' }}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) => dropEdit({ id: review.id, body: { reason: reason.trim() } })}
    >
      <ReviewQuote review={{ ...review, ...review.waitingEdit }} />
      <ReasonField hint="Kept in the review’s history, and emailed to its author." />
    </DecisionDialog>
  );
}

function DeleteReviewDialog({ review, ...frame }: ReviewDialogProps) {
  const [deleteReview] = useDeleteReviewMutation();
  const { removedReviewDays = RESTORABLE_DAYS } = useRemoteContext().config;
  return (
    <DecisionDialog
      {...frame}
      title="Delete this review?"
      description={`It comes off the site and out of the ratings straight away. Its author can appeal, and you can restore it for ${removedReviewDays} days.`}
      submitLabel="Delete review"
      pendingLabel="Deleting…"
      isDangerous
      messages={{ done: 'Review Deleted', failed: 'Failed to delete review.' }}
      initialValues={NO_REMOVAL}
      validationSchema={removalSchema}
      execute={(values) => deleteReview({ id: review.id, body: removalBody(values) })}
    >
      <ReviewQuote review={review} />
      <RemovalFields hint="Kept in the review’s history, and emailed to its author with the reason." />
    </DecisionDialog>
  );
}

function RemoveReplyDialog({ review, ...frame }: ReviewDialogProps) {
  const [removeReply] = useRemoveReplyMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Remove this reply?"
      description="It comes off the site straight away, and you can’t bring it back. The review stays, and the club can write another reply."
      submitLabel="Remove reply"
      pendingLabel="Removing…"
      isDangerous
      messages={{ done: 'Reply removed', failed: 'Failed to remove reply.' }}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) => removeReply({ id: review.id, body: { reason: reason.trim() } })}
    >
      <ReplyQuote review={review} />
      <ReasonField hint="Kept in the review’s history, and emailed to the people who manage the club." />
    </DecisionDialog>
  );
}
