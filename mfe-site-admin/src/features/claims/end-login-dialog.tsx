import { useEndClubLoginMutation } from '../../api/site-admin-api';
import type { AdminClaim, ClubLogin } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import type { ReasonValues } from '../../lib/reason-form';
import { tellOutcome } from '../../lib/tell-outcome';

const FAILED = 'Failed to end the login.';

interface EndLoginDialogProps extends DecisionFrame {
  /** The claim of the club whose login it is. */
  claim: AdminClaim;
  login: ClubLogin;
  /** Called once it was carried out, before the dialog goes. */
  onDecided: () => void;
}

/**
 * Asks before a person's access to a club's page ends, and for the reason, which they read. Other clubs that they manage
 * stay theirs.
 */
export function EndLoginDialog({ claim, login, onDecided, onClose, focusAfter }: EndLoginDialogProps) {
  const [endLogin] = useEndClubLoginMutation();

  async function end({ reason }: ReasonValues) {
    const { error } = await endLogin({
      id: login.id,
      body: { reason: reason.trim(), clubId: claim.clubId },
    });
    const failure = tellOutcome(error, 'Login ended', FAILED);
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
      onDecide={end}
      title="End this login?"
      consequence={consequenceOf(claim, login)}
      reasonFor="mail"
      reasonHint="Kept in the audit log. They read it in an email."
      submitLabel="End login"
      pendingLabel="Ending…"
      failureTitle={FAILED}
      isDangerous
    />
  );
}

function consequenceOf({ clubName }: AdminClaim, { name, email, clubCount }: ClubLogin): string {
  const who = `${name} (${email ?? 'email address no longer readable'})`;
  return clubCount > 1
    ? `${who} can no longer manage the page of ${clubName}. They can still log in and manage their other clubs. This club can be claimed again.`
    : `${who} is logged out at once and can no longer manage the page of ${clubName}. The login is deleted with the address; the club can be claimed again.`;
}
