import { styled } from 'styled-components';
import { MapToggle } from './map-toggle';
import type { ShownResults } from './results-map';

const loadMap = () => import(/* webpackChunkName: "map" */ './results-map');

const AboveResults = styled.div`
  margin-block-end: var(--space-5);
`;

/** The map of a search's results, on demand. */
export function ResultsMapToggle(shown: ShownResults) {
  return (
    <AboveResults>
      <MapToggle load={loadMap} shown={shown} />
    </AboveResults>
  );
}
