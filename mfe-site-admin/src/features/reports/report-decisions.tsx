import { RESTORABLE_DAYS } from '@club-reviews/domain/review-appeals';
import { useDecideReportedReviewMutation } from '../../api/site-admin-api';
import type { AdminReview, ReportedReview } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { RemovalFields } from '../../components/removal-fields';
import { mailedReasonSchema, NO_REASON } from '../../lib/reason-form';
import { NO_REMOVAL, removalSchema } from '../../lib/removal-form';
import { HistoryDialog } from '../reviews/history-dialog';
import { ReviewQuote } from '../reviews/review-quotes';
import type { ReportAction } from './report-card';

interface ReportDecisionsProps extends DecisionFrame {
  /** What to decide; null while there’s nothing. */
  request: { action: ReportAction; reported: ReportedReview } | null;
}

type ReportDialogProps = DecisionFrame & { reported: ReportedReview; review: AdminReview };

/** The form's name for the api's `words`. */
const FIELD_NAMES = { words: 'reason' } as const;

/** The dialog for what a moderator is about to do with a reported review. */
export function ReportDecisions({ request, ...frame }: ReportDecisionsProps) {
  if (request === null) return null;
  const { action, reported } = request;
  const { review } = reported;
  if (review === null) return null;
  if (action === 'history') return <HistoryDialog review={review} onClose={frame.onClose} />;
  const Dialog = action === 'remove' ? RemoveDialog : StandDialog;
  return <Dialog {...frame} reported={reported} review={review} />;
}

function RemoveDialog({ reported, review, ...frame }: ReportDialogProps) {
  const [decide] = useDecideReportedReviewMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Remove this review?"
      description={`It’ll be gone from every page, average and count straight away. Its author can appeal, and you can restore it for ${RESTORABLE_DAYS} days. We’ll email everyone who reported it.`}
      submitLabel="Remove the review"
      pendingLabel="Removing…"
      isDangerous
      messages={{ done: 'Review removed', failed: 'Failed to remove the review.' }}
      initialValues={NO_REMOVAL}
      validationSchema={removalSchema}
      fieldNames={FIELD_NAMES}
      execute={({ reasonCode, reason }) =>
        decide({
          id: reported.id,
          body: {
            decision: 'remove',
            ...(reasonCode === '' ? {} : { reasonCode }),
            words: reason.trim() || null,
          },
        })
      }
    >
      <ReviewQuote review={review} />
      <RemovalFields hint="We’ll email this to its author and everyone who reported it, with the reason." />
    </DecisionDialog>
  );
}

function StandDialog({ reported, review, ...frame }: ReportDialogProps) {
  const [decide] = useDecideReportedReviewMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Let this review stand?"
      description={
        review.isHeld
          ? 'It goes back to where it was, and no other report can hide it again.'
          : 'It stays as it is. We’ll email everyone who reported it.'
      }
      submitLabel="Let it stand"
      pendingLabel="Deciding…"
      messages={{ done: 'Review stands', failed: 'Failed to decide.' }}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      fieldNames={FIELD_NAMES}
      execute={({ reason }) => decide({ id: reported.id, body: { decision: 'stand', words: reason.trim() } })}
    >
      <ReviewQuote review={review} />
      <ReasonField hint="We’ll email this to everyone who reported it, but not to its author." />
    </DecisionDialog>
  );
}
