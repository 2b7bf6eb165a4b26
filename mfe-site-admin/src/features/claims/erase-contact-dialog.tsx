import { useEraseClaimContactMutation } from '../../api/site-admin-api';
import type { AdminClaim } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';

/** Asks before the claimant's name, contact details and texts are erased. */
export function EraseContactDialog({ claim, ...frame }: DecisionFrame & { claim: AdminClaim }) {
  const [eraseContact] = useEraseClaimContactMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Erase the contact details?"
      description="This permanently erases their name, position, email address and phone number, and everything they wrote about the club."
      warning={
        claim.clubLogins.length > 0
          ? 'The club’s logins stay. If this person wants theirs removed too, end it first.'
          : undefined
      }
      submitLabel="Erase details"
      pendingLabel="Erasing…"
      isDangerous
      messages={{ done: 'Contact details erased', failed: 'Failed to erase the contact details.' }}
      initialValues={{}}
      execute={() => eraseContact({ id: claim.id })}
    >
      <p>
        {claim.clubName}, claimed by {claim.contactName}. We keep which club was claimed and when, and how it
        was decided{claim.rejectionReason === null ? '' : ', with the reason for rejecting it'}.
      </p>
    </DecisionDialog>
  );
}
