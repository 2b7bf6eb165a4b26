import { NotLoaded } from '@club-reviews/shared-ui';
import { useDecideReviewClusterMutation, useListReviewClusterQuery } from '../../../../api/site-admin-api';
import type { AdminReview } from '../../../../api/types';
import { DecisionDialog } from '../../../../components/decision-dialog';
import type { DecisionFrame } from '../../../../components/decision-dialog';
import { RemovalFields } from '../../../../components/removal-fields';
import { ReasonField } from '../../../../components/reason-field';
import { NO_REMOVAL, removalBody, removalSchema } from '../../../../lib/removal-form';
import type { RemovalValues } from '../../../../lib/removal-form';
import { reasonBody, recordedReasonSchema } from '../../../../lib/reason-form';
import { clusterLabel } from './signal-labels';
import { ReviewQuote } from './review-quotes';

interface ClusterDecisionDialogProps extends DecisionFrame {
  review: AdminReview;
  decision: 'approve' | 'delete';
}

const TEXTS = {
  approve: {
    title: 'Approve all of these reviews?',
    submitLabel: 'Approve all',
    pendingLabel: 'Approving…',
    messages: { done: 'Reviews approved', failed: 'Failed to approve the reviews.' },
  },
  delete: {
    title: 'Delete all of these reviews?',
    submitLabel: 'Delete all',
    pendingLabel: 'Deleting…',
    messages: { done: 'Reviews deleted', failed: 'Failed to delete the reviews.' },
  },
} as const;

/** Shows the reviews that seem to come from the same person, and asks before all of them are approved or deleted. */
export function ClusterDecisionDialog({ review, decision, ...frame }: ClusterDecisionDialogProps) {
  const query = useListReviewClusterQuery({ id: review.id });
  const { data: members } = query;
  const [decideCluster] = useDecideReviewClusterMutation();
  const isRemoval = decision === 'delete';
  const reviewIds = members?.map(({ id }) => id) ?? [];

  async function execute(values: RemovalValues) {
    const why = isRemoval ? removalBody(values) : reasonBody(values);
    const outcome = await decideCluster({ id: review.id, body: { decision, reviewIds, ...why } });
    const skipped = outcome.data?.skipped.length ?? 0;
    return {
      error: outcome.error,
      note:
        skipped === 0 ? undefined : `Not changed, because they’re no longer in the same state: ${skipped}.`,
    };
  }

  return (
    <DecisionDialog
      {...frame}
      {...TEXTS[decision]}
      description={review.cluster === null ? undefined : clusterLabel(review.cluster)}
      isDangerous={isRemoval}
      initialValues={NO_REMOVAL}
      validationSchema={isRemoval ? removalSchema : recordedReasonSchema}
      execute={execute}
    >
      {members === undefined && (
        <NotLoaded call={query} failed="The reviews didn’t load" loading="Loading the reviews" />
      )}
      {members?.map((member) => (
        <ReviewQuote key={member.id} review={member} />
      ))}
      {isRemoval ? (
        <RemovalFields hint="Kept in the reviews’ history, and emailed with the reason to each author of a confirmed review." />
      ) : (
        <ReasonField isOptional hint="Kept in the reviews’ history. Only moderators can see this." />
      )}
    </DecisionDialog>
  );
}
