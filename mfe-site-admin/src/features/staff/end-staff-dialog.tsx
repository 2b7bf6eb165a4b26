import { useEndStaffMutation, useResetStaffSecondFactorsMutation } from '../../api/site-admin-api';
import type { StaffMember } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';

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

/** Asks before removing the second factors of a person who has lost them. */
export function ResetFactorsDialog({ member, ...frame }: StaffDialogProps) {
  const [reset] = useResetStaffSecondFactorsMutation();
  return (
    <DecisionDialog
      {...frame}
      title={`Reset the second factor of ${member.name ?? 'this person'}?`}
      description={`For when ${member.name ?? 'someone'} has lost their phone and their recovery codes. Make sure it’s really them asking. We’ll log them out and email them, and they can log in with just their password until they set up another one.`}
      submitLabel="Reset"
      pendingLabel="Resetting…"
      isDangerous
      messages={{ done: 'Second factor reset', failed: 'Failed to reset the second factor.' }}
      initialValues={{}}
      execute={() => reset({ id: member.id })}
    />
  );
}
