import { IconButton } from '@club-reviews/shared-ui';
import { Heart } from 'lucide-react';
import type { ClubSummary } from '../../api/types';
import { comparisonEntry } from './comparison-entry';
import { addToComparison, removeFromComparison, useComparison } from './use-comparison';

/** The heart on a club's card: adds the club to the comparison, or takes it out. */
export function CompareHeart({ club }: { club: ClubSummary }) {
  const isChosen = useComparison().some(({ id }) => id === club.id);
  return (
    <IconButton
      label={`Compare ${club.name}`}
      title={isChosen ? 'Remove from comparison' : 'Add to compare'}
      pressed={isChosen}
      onClick={() => (isChosen ? removeFromComparison(club.id) : addToComparison(comparisonEntry(club)))}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  );
}
