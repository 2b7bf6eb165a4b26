import {
  Cluster,
  milesLabel,
  plural,
  ratingLabel,
  Stack,
  StarRating,
  TextLink,
} from '@club-reviews/shared-ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ClubSummary, Coordinates } from '../../api/types';
import { withChildContext } from '../../lib/child-context';
import { clubPath } from '../../lib/club-address';
import { useChildContext } from '../../lib/use-child-context';
import { ClubMap } from './club-map';
import type { MapCircle } from './draw-map';
import type { MapPin } from './leaflet-map';
import { isPlaced } from './places';

type MappedClub = ClubSummary & {
  latitude: number | null;
  longitude: number | null;
  distanceMiles: number | null;
};

/** The map of a search: one page of results and the search area. */
export interface ShownResults {
  clubs: readonly MappedClub[];
  centre: Coordinates | null;
  radiusMiles: number;
  /** The club whose row is under the pointer. */
  pointedId?: number | null;
  /** Called with the club whose pin has the pointer or the focus, and with null afterwards. */
  onPoint?: (id: number | null) => void;
}

/* Beside the button that closes the popup. */
const Name = styled(TextLink)`
  margin-inline-end: 2.25rem;
  padding-block: 0.15rem;
  font-size: var(--text-m);
  line-height: 1.25;
`;

function ratingWords({ overallRating, reviewCount }: MappedClub): string {
  if (reviewCount === 0) return 'no reviews yet';
  return `${ratingLabel(overallRating)} out of 5 from ${plural(reviewCount, 'review')}`;
}

function Details({ club }: { club: MappedClub }) {
  const child = useChildContext();
  return (
    <Stack data-gap="tight">
      <Name to={withChildContext(clubPath(club.slug), child)}>{club.name}</Name>
      {club.reviewCount === 0 ? (
        <p>No reviews yet</p>
      ) : (
        <Cluster data-gap="small">
          <StarRating value={club.overallRating} size="small" showValue />
          {plural(club.reviewCount, 'review')}
        </Cluster>
      )}
      {club.distanceMiles !== null && <p>{milesLabel(club.distanceMiles)} away</p>}
    </Stack>
  );
}

function toPin(club: MappedClub & Coordinates): MapPin {
  const away = club.distanceMiles === null ? '' : `, ${milesLabel(club.distanceMiles)} away`;
  return {
    id: club.id,
    position: { latitude: club.latitude, longitude: club.longitude },
    label: `${club.name}, ${ratingWords(club)}${away}`,
    face: club.reviewCount === 0 ? '–' : ratingLabel(club.overallRating),
    details: { title: club.name, content: <Details club={club} /> },
  };
}

/** A search's clubs on a map, each with its rating, and the search area. */
export default function ResultsMap({ clubs, centre, radiusMiles, pointedId = null, onPoint }: ShownResults) {
  const pins = useMemo(() => clubs.filter((club) => isPlaced(club)).map(toPin), [clubs]);
  const circle = useMemo<MapCircle | null>(
    () => (centre === null ? null : { ...centre, radiusMiles }),
    [centre, radiusMiles],
  );
  const missing = clubs.length - pins.length;
  return (
    <ClubMap
      label="Map of the clubs found"
      pins={pins}
      circle={circle}
      pointedId={pointedId}
      onPoint={onPoint}
      note={
        missing === 0
          ? ''
          : `Not on the map, because we don’t know where they play: ${plural(missing, 'club')}.`
      }
      alternative="The list has every club."
    />
  );
}
