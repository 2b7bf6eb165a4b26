import { TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { claimClubQuery } from '../../lib/claimed-club';
import { correctionLink } from '../../lib/suggestion-link';

const Line = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** Leads those who run a club to its claim. */
export function ClaimInvitation({ slug }: { slug: string }) {
  return (
    <Line>
      Do you run this club?{' '}
      <TextLink to={{ pathname: '/claim-club', search: claimClubQuery(slug) }}>Claim this club</TextLink> to
      keep its details up to date and reply to reviews.
    </Line>
  );
}

/** Leads anybody who finds a mistake to where it's put right. */
export function CorrectionInvitation({ slug }: { slug: string }) {
  return (
    <Line>
      Something wrong here? <TextLink to={correctionLink(slug)}>Tell us</TextLink>.
    </Line>
  );
}
