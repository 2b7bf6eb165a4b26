import { useEndStaffMutation, useResetStaffSecondFactorsMutation } from '../../api/site-admin-api';
import type { StaffMember } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';

interface StaffDialogProps extends DecisionFrame {
  member: StaffMember;
}

/** Asks before somebody's access ends, or their invitation is withdrawn. */
export function EndStaffDialog({ member, ...frame }: StaffDialogProps) {
  const [end] = useEndStaffMutation();
  const isInvited = member.state === 'invited';
  const who = member.name ?? member.email ?? 'This person';
  return (
    <DecisionDialog
      {...frame}
      title={isInvited ? 'Withdraw the invitation?' : 'End access?'}
      description={
        isInvited
          ? `The link that was mailed to ${who} stops working.`
          : `${who} is logged out at once and hears of it by email. Their address, password and second factor are deleted; their name stays in the record.`
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

/** Asks before the second factors of somebody who has lost them are removed. */
export function ResetFactorsDialog({ member, ...frame }: StaffDialogProps) {
  const [reset] = useResetStaffSecondFactorsMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Reset second factor?"
      description={`For when ${member.name ?? 'somebody'} has lost their phone and their recovery codes. Make sure it’s really them who asks. They’re logged out, hear of it by email, and log in with their password alone until they set up another one.`}
      submitLabel="Reset"
      pendingLabel="Resetting…"
      isDangerous
      messages={{ done: 'Second factor reset', failed: 'Failed to reset the second factor.' }}
      initialValues={{}}
      execute={() => reset({ id: member.id })}
    />
  );
}
