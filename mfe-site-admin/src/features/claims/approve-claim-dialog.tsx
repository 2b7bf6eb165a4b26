import { FormSelect } from '@club-reviews/shared-ui/forms';
import { useUpdateClaimMutation } from '../../api/site-admin-api';
import type { AdminClaim } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { CLAIM_UPDATE_MESSAGES } from './reject-claim-dialog';

interface ApprovalValues {
  /** Which club an unlisted one turned out to be; "" for the listed club with that name, if any. */
  club: '' | 'listed' | 'new';
}

const INITIAL: ApprovalValues = { club: '' };

/** The choice of a club if the claimant didn't find it. */
export const CLUB_CHOICES = {
  label: 'Which club is it?',
  hint: 'The claimant didn’t find it in the directory. A new club would be listed with the details in the claim.',
  placeholder: 'The listed club with this name, or a new one if there isn’t one',
  options: [
    { value: 'listed', label: 'The listed club with this name' },
    { value: 'new', label: 'A new club, even if one with this name is listed' },
  ],
};

/** Asks before a claim is approved and, if it isn't clear, which club it's for. */
export function ApproveClaimDialog({ claim, ...frame }: DecisionFrame & { claim: AdminClaim }) {
  const [updateClaim] = useUpdateClaimMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Approve this claim?"
      description={`${claim.clubName}, claimed by ${claim.contactName}`}
      warning={
        claim.isClubManaged
          ? 'This club already has an administrator. If you approve this claim, it will have another one.'
          : undefined
      }
      submitLabel="Approve claim"
      pendingLabel="Approving…"
      messages={CLAIM_UPDATE_MESSAGES}
      initialValues={INITIAL}
      execute={({ club }) =>
        updateClaim({ id: claim.id, body: { status: 'approved', ...(club === '' ? {} : { club }) } })
      }
    >
      <p>
        {claim.contactName} will become an administrator of the club. We’ll email{' '}
        {claim.contactEmail ?? 'them'}, with an invitation unless they already have a login.
      </p>
      {claim.clubId === null && <FormSelect name="club" {...CLUB_CHOICES} />}
    </DecisionDialog>
  );
}
