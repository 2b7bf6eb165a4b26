import type { AdminClaim, ClubLogin } from '../../api/types';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ClaimDecisionDialog } from './claim-decision-dialog';
import type { ClaimAction } from './claim-decision-form';
import { EndLoginDialog } from './end-login-dialog';
import { EraseContactDialog } from './erase-contact-dialog';

/** What a moderator is about to do with a claim, or with a login that came of one. */
export type ClaimQuestion =
  | { action: ClaimAction | 'erase'; claim: AdminClaim }
  | { action: 'end-login'; claim: AdminClaim; login: ClubLogin };

interface ClaimQuestionDialogProps extends DecisionFrame {
  /** What is being asked about, or null. */
  asked: ClaimQuestion | null;
  /** Called once it was carried out, before the dialog goes. */
  onDecided: () => void;
}

/** The dialog for what a moderator is about to do. */
export function ClaimQuestionDialog({ asked, ...frame }: ClaimQuestionDialogProps) {
  if (asked === null) return null;
  switch (asked.action) {
    case 'end-login':
      return <EndLoginDialog claim={asked.claim} login={asked.login} {...frame} />;
    case 'erase':
      return <EraseContactDialog claim={asked.claim} {...frame} />;
    default:
      return <ClaimDecisionDialog action={asked.action} claim={asked.claim} {...frame} />;
  }
}
