import { useRestoreReviewMutation, useTurnDownAppealMutation } from '../../api/site-admin-api';
import type { RemovedReview } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { mailedReasonSchema, NO_REASON } from '../../lib/reason-form';
import { HistoryDialog } from '../reviews/history-dialog';
import { ReviewQuote } from '../reviews/review-quotes';
import type { RemovedAction } from './removed-card';

interface RemovedDecisionsProps extends DecisionFrame {
  /** What to decide; null while there’s nothing. */
  request: { action: RemovedAction; review: RemovedReview } | null;
}

type RemovedDialogProps = DecisionFrame & { review: RemovedReview };

/** The dialog for what a moderator is about to do with a removed review. */
export function RemovedDecisions({ request, ...frame }: RemovedDecisionsProps) {
  if (request === null) return null;
  const { action, review } = request;
  switch (action) {
    case 'history':
      return <HistoryDialog review={review} onClose={frame.onClose} />;
    case 'restore':
      return <RestoreDialog {...frame} review={review} />;
    case 'turn-down':
      return <TurnDownDialog {...frame} review={review} />;
  }
}

function RestoreDialog({ review, ...frame }: RemovedDialogProps) {
  const [restore] = useRestoreReviewMutation();
  const answersAppeal = review.appeal?.outcome === null;
  return (
    <DecisionDialog
      {...frame}
      title="Restore this review?"
      description={`It goes back as it was, with its ratings and the club’s reply${answersAppeal ? '. This grants the appeal' : ''}.`}
      submitLabel="Restore review"
      pendingLabel="Restoring…"
      messages={{ done: 'Review restored', failed: 'Failed to restore review.' }}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) => restore({ id: review.id, body: { reason: reason.trim() } })}
    >
      <ReviewQuote review={review} />
      <ReasonField hint="Kept in the review’s history, and emailed to its author." />
    </DecisionDialog>
  );
}

function TurnDownDialog({ review, ...frame }: RemovedDialogProps) {
  const [turnDown] = useTurnDownAppealMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Turn this appeal down?"
      description="The review stays removed. Its author can’t appeal again, and has at least a week to read your answer."
      submitLabel="Turn down"
      pendingLabel="Turning down…"
      isDangerous
      messages={{ done: 'Appeal turned down', failed: 'Failed to turn the appeal down.' }}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) => turnDown({ id: review.id, body: { reason: reason.trim() } })}
    >
      <ReviewQuote review={review} />
      <ReasonField hint="Kept in the review’s history, and emailed to its author." />
    </DecisionDialog>
  );
}
