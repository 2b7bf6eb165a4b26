import { VisuallyHidden } from '@club-reviews/shared-ui';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import type { ClubDetail } from '../../api/types';
import { MapToggle } from './map-toggle';
import { isPlaced, openStreetMapAddress } from './places';

const loadMap = () => import(/* webpackChunkName: "map" */ './ground-map');

const Outside = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: 1.5rem;
  font-weight: 600;

  & > svg {
    width: 0.95em;
    height: 0.95em;
  }
`;

interface ClubGroundProps {
  club: ClubDetail;
  /** Shows the map without being asked, once it's in view. */
  opensByItself?: boolean;
}

/** The way to a club's ground: a link to OpenStreetMap, and a map on demand. Empty if its location isn't known. */
export function ClubGround({ club, opensByItself = false }: ClubGroundProps) {
  if (!isPlaced(club)) return null;
  return (
    <MapToggle
      load={loadMap}
      shown={{ club }}
      opensByItself={opensByItself}
      aside={
        <Outside href={openStreetMapAddress(club)} target="_blank" rel="noopener noreferrer">
          Open in OpenStreetMap
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          <ExternalLink aria-hidden="true" />
        </Outside>
      }
    />
  );
}
