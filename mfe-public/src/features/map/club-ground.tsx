import type { ClubDetail } from '../../api/types';
import { MapToggle } from './map-toggle';
import { OpenStreetMapLink } from './open-street-map-link';
import { isPlaced } from './places';

const loadMap = () => import(/* webpackChunkName: "map" */ './ground-map');

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
      aside={<OpenStreetMapLink at={club} />}
    />
  );
}
