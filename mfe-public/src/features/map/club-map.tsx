import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { parseAttribution } from './attribution';
import type { MapCircle } from './draw-map';
import { LeafletMap } from './leaflet-map';
import type { MapPin } from './leaflet-map';
import { LeafletStyles, MapFoot, MapFrame, MapNote } from './map-frame';

/** Whom the base map is owed to. */
const BASE_MAP_ATTRIBUTION = 'Map: [Natural Earth](https://www.naturalearthdata.com/)';

interface ClubMapProps {
  /** What the map shows, for screen readers. */
  label: string;
  /** The same array as long as the pins are the same. */
  pins: readonly MapPin[];
  circle?: MapCircle | null;
  /** The pin to highlight, and who is notified of the one under the pointer. */
  pointedId?: number | null;
  onPoint?: (id: number | null) => void;
  /** What the map leaves out; empty if it shows everything. */
  note: string;
  /** Where to look if the map can't be drawn. */
  alternative: string;
}

/**
 * A map in its frame, with its attribution. It's the product's own map; streets cover it if the operator has a file or a
 * server of them, and a message says so if they don't load.
 */
export function ClubMap({
  label,
  pins,
  circle = null,
  pointedId = null,
  onPoint,
  note,
  alternative,
}: ClubMapProps) {
  const { map: streets = null } = useRemoteContext().config;
  const [areStreetsMissing, setAreStreetsMissing] = useState(false);
  return (
    <MapFrame>
      <LeafletStyles />
      <ErrorBoundary fallback={<p role="alert">The map can’t be shown. {alternative}</p>}>
        <LeafletMap
          label={label}
          streets={streets}
          pins={pins}
          circle={circle}
          pointedId={pointedId}
          onPoint={onPoint}
          onStreets={(haveArrived) => setAreStreetsMissing(!haveArrived)}
        />
        <div role="status">
          {areStreetsMissing && <MapNote>Streets didn’t load: this map only has towns.</MapNote>}
        </div>
      </ErrorBoundary>
      <MapFoot>
        {note !== '' && <p>{note}</p>}
        <p>
          {parseAttribution(streets?.attribution ?? BASE_MAP_ATTRIBUTION).map(({ text, href }, index) =>
            href === null ? (
              text
            ) : (
              <a key={index} href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ),
          )}
        </p>
      </MapFoot>
    </MapFrame>
  );
}
