import { IconButton } from '@club-reviews/shared-ui';
import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubSummary } from '../../api/types';
import { comparisonEntry } from './comparison-entry';
import { addToComparison, removeFromComparison, useComparison } from './use-comparison';

/* Without scripts it could do nothing. */
const Toggle = styled(IconButton)`
  @media (scripting: none) {
    display: none;
  }
`;

/** The heart on a club's card: adds the club to the comparison, or takes it out. */
export function CompareHeart({ club }: { club: ClubSummary }) {
  const isChosen = useComparison().some(({ id }) => id === club.id);
  return (
    <Toggle
      label={`Compare ${club.name}`}
      title={isChosen ? 'Remove from comparison' : 'Add to compare'}
      pressed={isChosen}
      onClick={() => (isChosen ? removeFromComparison(club.id) : addToComparison(comparisonEntry(club)))}
    >
      <Heart aria-hidden="true" />
    </Toggle>
  );
}
