import { useUpdateClaimMutation } from '../../api/site-admin-api';
import type { AdminClaim } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ALREADY_MANAGED, ClubChoice, clubChoiceBody, clubChoiceSchema, NO_CHOICE } from './club-choice';
import { CLAIM_UPDATE_MESSAGES } from './reject-claim-dialog';

/** Asks before a claim is approved and, if it isn't clear, which club it's for. */
export function ApproveClaimDialog({ claim, ...frame }: DecisionFrame & { claim: AdminClaim }) {
  const [updateClaim] = useUpdateClaimMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Approve this claim?"
      description={`${claim.clubName}, claimed by ${claim.contactName}`}
      warning={claim.isClubManaged ? ALREADY_MANAGED : undefined}
      submitLabel="Approve claim"
      pendingLabel="Approving…"
      messages={CLAIM_UPDATE_MESSAGES}
      initialValues={NO_CHOICE}
      validationSchema={clubChoiceSchema(claim)}
      execute={(choice) =>
        updateClaim({ id: claim.id, body: { status: 'approved', ...clubChoiceBody(choice) } })
      }
    >
      <p>
        {claim.contactName} will become an administrator of the club. We’ll email{' '}
        {claim.contactEmail ?? 'them'}, with an invitation unless they already have a login.
      </p>
      <ClubChoice claim={claim} />
    </DecisionDialog>
  );
}
