import { Panel } from '@club-reviews/shared-ui';
import { skipToken } from '@club-reviews/shared-ui/platform';
import { useCheckInvitationQuery } from '../../api/personal-api';
import { useInvitation } from './use-invitation';

interface InvitationNoteProps {
  /** The chosen club; 0 for none yet. */
  clubId: number;
}

/** Says what a club's invitation means for the review, or that it's no longer valid. */
export function InvitationNote({ clubId }: InvitationNoteProps) {
  const invitation = useInvitation(clubId);
  const isChecked = invitation !== null && clubId > 0;
  const { currentData } = useCheckInvitationQuery(isChecked ? { body: { clubId, invitation } } : skipToken);
  if (currentData === undefined) return null;
  return currentData.isOpen ? (
    <Panel role="status" title="The club has invited you">
      Say what you think, good or bad. Your review will say “Invited by the club”, unless this invitation has
      been used before. The club isn’t told that you wrote it.
    </Panel>
  ) : (
    <Panel role="status" title="This invitation is no longer valid">
      It was for another club or has expired. You can still write a review: it counts as unprompted.
    </Panel>
  );
}
