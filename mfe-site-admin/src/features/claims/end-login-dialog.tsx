import { useEndClubLoginMutation } from '../../api/site-admin-api';
import type { AdminClaim, ClubLogin } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ReasonField } from '../../components/reason-field';
import { mailedReasonSchema, NO_REASON } from '../../lib/reason-form';

interface EndLoginDialogProps extends DecisionFrame {
  /** The claim for the club that the login is for. */
  claim: AdminClaim;
  login: ClubLogin;
}

/** Asks before a person loses access to a club's page, and for the reason. They keep their other clubs. */
export function EndLoginDialog({ claim, login, ...frame }: EndLoginDialogProps) {
  const [endLogin] = useEndClubLoginMutation();
  return (
    <DecisionDialog
      {...frame}
      title="End this login?"
      description={getConsequence(claim, login)}
      submitLabel="End login"
      pendingLabel="Ending…"
      isDangerous
      messages={{ done: 'Login ended', failed: 'Failed to end the login.' }}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) =>
        endLogin({ id: login.id, body: { reason: reason.trim(), clubId: claim.clubId } })
      }
    >
      <ReasonField hint="Kept in the audit log, and emailed to them." />
    </DecisionDialog>
  );
}

function getConsequence({ clubName }: AdminClaim, { name, email, clubCount }: ClubLogin): string {
  const who = `${name} (${email ?? 'email address no longer readable'})`;
  return clubCount > 1
    ? `${who} will no longer be able to manage the page of ${clubName}. They can still log in and manage their other clubs. This club can be claimed again.`
    : `${who} will be logged out straight away and can no longer manage the page of ${clubName}. We’ll delete the login and its address. The club can be claimed again.`;
}
