import { useEraseClaimContactMutation } from '../../api/site-admin-api';
import type { AdminClaim } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { tellOutcome } from '../../lib/tell-outcome';

const FAILED = 'Failed to erase the contact details.';

interface EraseContactDialogProps extends DecisionFrame {
  claim: AdminClaim;
  /** Called once it was carried out, before the dialog goes. */
  onDecided: () => void;
}

/** Asks before who claimed a club, and what they wrote, is erased. */
export function EraseContactDialog({ claim, onDecided, onClose, focusAfter }: EraseContactDialogProps) {
  const [eraseContact] = useEraseClaimContactMutation();

  async function erase() {
    const { error } = await eraseContact({ id: claim.id });
    const failure = tellOutcome(error, 'Contact details erased', FAILED);
    if (failure === null) {
      onDecided();
      onClose();
    }
    return failure;
  }

  return (
    <DecisionDialog
      focusAfter={focusAfter}
      onClose={onClose}
      onDecide={erase}
      title="Erase the contact details?"
      consequence="Name, position, email address, phone number and all that they wrote about the club are erased for good."
      warning={
        claim.clubLogins.length > 0
          ? 'Logins of the club stay. End a login first if its person asks for that as well.'
          : undefined
      }
      reasonFor="none"
      submitLabel="Erase details"
      pendingLabel="Erasing…"
      failureTitle={FAILED}
      isDangerous
    >
      <p>
        {claim.clubName}, claimed by {claim.contactName}. What stays is which club was claimed and when, and
        how it was decided{claim.rejectionReason === null ? '' : ', with the reason for rejecting'}.
      </p>
    </DecisionDialog>
  );
}
