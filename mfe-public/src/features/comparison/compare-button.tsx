import { Button } from '@club-reviews/shared-ui';
import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { comparisonEntry } from './comparison-entry';
import { addToComparison, removeFromComparison, useComparison } from './use-comparison';

const Toggle = styled(Button)`
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The compare button of a club's own page. */
export function CompareButton({ club }: { club: ClubDetail }) {
  const isChosen = useComparison().some(({ id }) => id === club.id);
  return (
    <>
      <Toggle
        variant="secondary"
        aria-pressed={isChosen}
        onClick={() => (isChosen ? removeFromComparison(club.id) : addToComparison(comparisonEntry(club)))}
      >
        <Heart aria-hidden="true" />
        Compare
      </Toggle>
      <noscript>
        <p>Comparing clubs needs JavaScript.</p>
      </noscript>
    </>
  );
}
