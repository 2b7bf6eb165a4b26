import { SoftText, TextLink } from '@club-reviews/shared-ui';
import { claimClubQuery } from '../../lib/claimed-club';
import { correctionLink } from '../../lib/suggestion-link';

/** Invites those who run a club to claim it. */
export function ClaimInvitation({ slug }: { slug: string }) {
  return (
    <SoftText>
      Do you run this club?{' '}
      <TextLink to={{ pathname: '/claim-club', search: claimClubQuery(slug) }}>Claim this club</TextLink> to
      keep its details up to date and reply to reviews.
    </SoftText>
  );
}

/** Tells anyone who finds a mistake where to get it corrected. */
export function CorrectionInvitation({ slug }: { slug: string }) {
  return (
    <SoftText>
      Something wrong here? <TextLink to={correctionLink(slug)}>Tell us</TextLink>.
    </SoftText>
  );
}
