import type { AdminClaim, ClubLogin } from '../../api/types';
import type { DecisionFrame } from '../../components/decision-dialog';
import { ApproveClaimDialog } from './approve-claim-dialog';
import { EndLoginDialog } from './end-login-dialog';
import { EraseContactDialog } from './erase-contact-dialog';
import { RejectClaimDialog } from './reject-claim-dialog';

/** What a moderator is about to do with a claim, or with a login for the claimed club. */
export type ClaimQuestion =
  | { action: 'approve' | 'reject' | 'erase'; claim: AdminClaim }
  | { action: 'end-login'; claim: AdminClaim; login: ClubLogin };

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
    case 'erase':
      return <EraseContactDialog claim={request.claim} {...frame} />;
  }
}
