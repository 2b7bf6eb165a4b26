import type { MapConfig } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { parseAttribution } from './attribution';
import type { MapCircle } from './draw-map';
import { LeafletMap } from './leaflet-map';
import type { MapPin } from './leaflet-map';
import { LeafletStyles, MapFoot, MapFrame, MapNote } from './map-frame';

interface ClubMapProps {
  map: MapConfig;
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
  /** Where to look if the map's images don't load. */
  alternative: string;
}

/** A map in its frame, with its attribution, and a message if its tiles do not load. */
export function ClubMap({
  map,
  label,
  pins,
  circle = null,
  pointedId = null,
  onPoint,
  note,
  alternative,
}: ClubMapProps) {
  const [areTilesMissing, setAreTilesMissing] = useState(false);
  return (
    <MapFrame>
      <LeafletStyles />
      <ErrorBoundary fallback={<p role="alert">The map can’t be shown. {alternative}</p>}>
        <LeafletMap
          label={label}
          tilesUrl={map.tilesUrl}
          pins={pins}
          circle={circle}
          pointedId={pointedId}
          onPoint={onPoint}
          onTiles={(haveArrived) => setAreTilesMissing(!haveArrived)}
        />
        <div role="status">{areTilesMissing && <MapNote>The map didn’t load. {alternative}</MapNote>}</div>
      </ErrorBoundary>
      <MapFoot>
        {note !== '' && <p>{note}</p>}
        <p>
          {parseAttribution(map.attribution).map(({ text, href }, index) =>
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
