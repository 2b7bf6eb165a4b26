import { MAX_REJECTION_LENGTH } from '@club-reviews/domain/decision-reasons';
import {
  useEndClubLoginMutation,
  useEraseClaimContactMutation,
  useResetClubSecondFactorsMutation,
  useUpdateClaimMutation,
} from '../../../../api/site-admin-api';
import type { AdminClaim, ClubLogin } from '../../../../api/types';
import { DecisionDialog } from '../../../../components/decision-dialog';
import type { DecisionFrame } from '../../../../components/decision-dialog';
import { ResetFactorsDialog } from '../../../../components/reset-factors-dialog';
import { ReasonField } from '../../../../components/reason-field';
import { mailedReasonSchema, NO_REASON } from '../../../../lib/reason-form';
import { ALREADY_MANAGED, ClubChoice, clubChoiceBody, clubChoiceSchema, NO_CHOICE } from './club-choice';
import { rejectionSchema } from './rejection';

/** The toast's message after a decision on a claim. */
const CLAIM_UPDATE_MESSAGES = {
  done: 'Claim status updated',
  failed: 'Failed to update claim status.',
};

/** What a moderator is about to do with a claim, or with a login for the claimed club. */
export type ClaimQuestion =
  | { action: 'approve' | 'reject' | 'erase'; claim: AdminClaim }
  | { action: 'end-login' | 'reset-factors'; claim: AdminClaim; login: ClubLogin };

interface ClaimQuestionDialogProps extends DecisionFrame {
  /** What to decide; null while there’s nothing. */
  request: ClaimQuestion | null;
}

/** The dialog for what a moderator is about to do. */
export function ClaimQuestionDialog({ request, ...frame }: ClaimQuestionDialogProps) {
  if (request === null) return null;
  switch (request.action) {
    case 'approve':
      return <ApproveClaimDialog claim={request.claim} {...frame} />;
    case 'reject':
      return <RejectClaimDialog claim={request.claim} {...frame} />;
    case 'end-login':
      return <EndLoginDialog claim={request.claim} login={request.login} {...frame} />;
    case 'reset-factors':
      return <ResetLoginDialog login={request.login} {...frame} />;
    case 'erase':
      return <EraseContactDialog claim={request.claim} {...frame} />;
  }
}

/** Asks before a claim is approved and, if it isn't clear, which club it's for. */
function ApproveClaimDialog({ claim, ...frame }: DecisionFrame & { claim: AdminClaim }) {
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

/** Asks for the reason before a claim is rejected. */
function RejectClaimDialog({ claim, ...frame }: DecisionFrame & { claim: AdminClaim }) {
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

interface EndLoginDialogProps extends DecisionFrame {
  /** The claim for the club that the login is for. */
  claim: AdminClaim;
  login: ClubLogin;
}

/** Asks before a person loses access to a club's page, and for the reason. They keep their other clubs. */
function EndLoginDialog({ claim, login, ...frame }: EndLoginDialogProps) {
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

/** Asks before the second factors of a club's person are removed. */
function ResetLoginDialog({ login, ...frame }: DecisionFrame & { login: ClubLogin }) {
  const [reset] = useResetClubSecondFactorsMutation();
  return <ResetFactorsDialog {...frame} name={login.name} reset={() => reset({ id: login.id })} />;
}

/** Asks before the claimant's name, contact details and texts are erased. */
function EraseContactDialog({ claim, ...frame }: DecisionFrame & { claim: AdminClaim }) {
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
