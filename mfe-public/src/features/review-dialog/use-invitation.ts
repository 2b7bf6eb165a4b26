import { INVITATION_PARAMETER } from '@club-reviews/domain/review-invitations';
import { readStored, useLocation, writeStored } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';

/** The key in session storage, which is cleared when the tab closes. */
const getKey = (clubId: number) => `${INVITATION_PARAMETER}:${clubId}`;

/** Finds the code of a club's invitation: that in the address, or that this tab was opened with; null without one. */
export function useFindInvitation(): (clubId: number) => string | null {
  const { hash } = useLocation();
  const inAddress = new URLSearchParams(hash.slice(1)).get(INVITATION_PARAMETER);
  return (clubId) => inAddress ?? readStored('session', getKey(clubId));
}

/** The same for the chosen club, 0 for none yet; kept for as long as the tab is open. */
export function useInvitation(clubId: number): string | null {
  const found = useFindInvitation()(clubId);
  // Closing the form takes the code out of the address, and the invitation must outlive that.
  useEffect(() => {
    if (clubId > 0 && found !== null) writeStored('session', getKey(clubId), found);
  }, [clubId, found]);
  return found;
}

/** Forgets the code, once a review was sent with it. */
export function forgetInvitation(clubId: number): void {
  writeStored('session', getKey(clubId), null);
}
