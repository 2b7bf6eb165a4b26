import { TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { claimClubQuery } from '../../lib/claimed-club';
import { correctionLink } from '../../lib/suggestion-link';

const Line = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** Invites those who run a club to claim it. */
export function ClaimInvitation({ slug }: { slug: string }) {
  return (
    <Line>
      Do you run this club?{' '}
      <TextLink to={{ pathname: '/claim-club', search: claimClubQuery(slug) }}>Claim this club</TextLink> to
      keep its details up to date and reply to reviews.
    </Line>
  );
}

/** Tells anyone who finds a mistake where to get it corrected. */
export function CorrectionInvitation({ slug }: { slug: string }) {
  return (
    <Line>
      Something wrong here? <TextLink to={correctionLink(slug)}>Tell us</TextLink>.
    </Line>
  );
}
