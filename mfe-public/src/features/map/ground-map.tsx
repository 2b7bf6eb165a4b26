import { Goal } from 'lucide-react';
import { useMemo } from 'react';
import type { ClubDetail, Coordinates } from '../../api/types';
import { ClubMap } from './club-map';
import type { MapPin } from './leaflet-map';

/** A club whose location is known. */
export interface ShownGround {
  club: ClubDetail & Coordinates;
}

/** Where a club plays. */
export default function GroundMap({ club }: ShownGround) {
  const { id, name, homeGround, latitude, longitude } = club;
  const pins = useMemo<MapPin[]>(
    () => [
      {
        id,
        position: { latitude, longitude },
        label: homeGround ?? name,
        face: <Goal aria-hidden="true" />,
      },
    ],
    [id, name, homeGround, latitude, longitude],
  );
  return (
    <ClubMap
      label={`Map of where ${name} plays`}
      pins={pins}
      note={club.postcode === null ? '' : `The pin marks the postcode ${club.postcode}.`}
      alternative="The address is above."
    />
  );
}
