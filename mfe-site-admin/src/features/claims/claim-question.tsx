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
  /** The question being asked, or null. */
  asked: ClaimQuestion | null;
}

/** The dialog for what a moderator is about to do. */
export function ClaimQuestionDialog({ asked, ...frame }: ClaimQuestionDialogProps) {
  if (asked === null) return null;
  switch (asked.action) {
    case 'approve':
      return <ApproveClaimDialog claim={asked.claim} {...frame} />;
    case 'reject':
      return <RejectClaimDialog claim={asked.claim} {...frame} />;
    case 'end-login':
      return <EndLoginDialog claim={asked.claim} login={asked.login} {...frame} />;
    case 'erase':
      return <EraseContactDialog claim={asked.claim} {...frame} />;
  }
}
