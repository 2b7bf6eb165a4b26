import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { MAX_REJECTION_LENGTH, REASON_MESSAGES } from '@club-reviews/domain/decision-reasons';
import { object, string } from 'yup';
import { useUpdateClaimMutation } from '../../api/site-admin-api';
import type { AdminClaim } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { NO_REASON } from '../../lib/reason-form';

/** The toast's message after a decision on a claim. */
export const CLAIM_UPDATE_MESSAGES = {
  done: 'Claim status updated',
  failed: 'Failed to update claim status.',
};

/** A rejection needs a reason. */
export const rejectionSchema = object({
  reason: string()
    .trim()
    .max(MAX_REJECTION_LENGTH, tooLongMessage('The reason', MAX_REJECTION_LENGTH))
    .required(REASON_MESSAGES.rejection),
});

/** Asks for the reason before a claim is rejected. */
export function RejectClaimDialog({ claim, ...frame }: DecisionFrame & { claim: AdminClaim }) {
  const [updateClaim] = useUpdateClaimMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Reject this claim?"
      description={`${claim.clubName}, claimed by ${claim.contactName}`}
      submitLabel="Reject claim"
      pendingLabel="Rejecting…"
      isDangerous
      messages={CLAIM_UPDATE_MESSAGES}
      initialValues={NO_REASON}
      validationSchema={rejectionSchema}
      fieldNames={{ rejectionReason: 'reason' }}
      execute={({ reason }) =>
        updateClaim({ id: claim.id, body: { status: 'rejected', rejectionReason: reason.trim() } })
      }
    >
      <ReasonField hint="We’ll email this to the claimant." maxLength={MAX_REJECTION_LENGTH} />
    </DecisionDialog>
  );
}
