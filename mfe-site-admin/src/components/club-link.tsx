import { TextLink } from '@club-reviews/shared-ui';
import type { ClaimCandidate } from '../api/types';
import { CLUB_STATE_LABELS } from '../lib/club-labels';

interface ClubLinkProps {
  club: Pick<ClaimCandidate, 'id' | 'name' | 'location' | 'postcode' | 'state'>;
}

/** A link to a club's entry in the directory, where the club is, and its state unless it's listed. */
export function ClubLink({ club: { id, name, location, postcode, state } }: ClubLinkProps) {
  return (
    <>
      <TextLink to={`/admin/clubs/${id}`}>{name}</TextLink>
      {`, ${location}${postcode === null ? '' : ` ${postcode}`}`}
      {state !== 'listed' && ` (${CLUB_STATE_LABELS[state].toLowerCase()})`}
    </>
  );
}
