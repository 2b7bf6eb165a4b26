import { useEndStaffMutation, useResetStaffSecondFactorsMutation } from '../../api/site-admin-api';
import type { StaffMember } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ResetFactorsDialog } from '../../components/reset-factors-dialog';

interface StaffDialogProps extends DecisionFrame {
  member: StaffMember;
}

/** Asks before a person's access ends, or their invitation is withdrawn. */
export function EndStaffDialog({ member, ...frame }: StaffDialogProps) {
  const [end] = useEndStaffMutation();
  const isInvited = member.state === 'invited';
  const who = member.name ?? member.email ?? 'This person';
  return (
    <DecisionDialog
      {...frame}
      title={isInvited ? `Withdraw the invitation of ${who}?` : `End the access of ${who}?`}
      description={
        isInvited
          ? `The link we emailed to ${who} will stop working.`
          : `${who} will be logged out straight away, and we’ll email them. We’ll delete their address, password and second factor. Their name stays in the record.`
      }
      submitLabel={isInvited ? 'Withdraw' : 'End access'}
      pendingLabel={isInvited ? 'Withdrawing…' : 'Ending…'}
      isDangerous
      messages={
        isInvited
          ? { done: 'Invitation withdrawn', failed: 'Failed to withdraw the invitation.' }
          : { done: 'Access ended', failed: 'Failed to end the access.' }
      }
      initialValues={{}}
      execute={() => end({ id: member.id })}
    />
  );
}

/** Asks before removing a colleague's second factors. */
export function ResetStaffFactorsDialog({ member, ...frame }: StaffDialogProps) {
  const [reset] = useResetStaffSecondFactorsMutation();
  return <ResetFactorsDialog {...frame} name={member.name} reset={() => reset({ id: member.id })} />;
}
