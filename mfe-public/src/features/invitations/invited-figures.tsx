import { SoftText, TextLink } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { ClubPageFacts } from '../../api/types';

const Line = styled(SoftText)`
  margin-block-start: var(--space-4);
`;

/** How a club's reviews by invitation compare with the others; nothing while there are few of either. */
export function InvitedFigures({ reviews }: { reviews: ClubPageFacts['invitedReviews'] | undefined }) {
  if (!reviews) return null;
  const { invited, unprompted } = reviews;
  return (
    <Line>
      {invited.count} of {invited.count + unprompted.count} reviews came by{' '}
      <TextLink to="/how-reviews-work#invitations">invitation</TextLink>, average {invited.rating.toFixed(1)};
      unprompted {unprompted.rating.toFixed(1)}.
    </Line>
  );
}
