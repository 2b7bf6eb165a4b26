import { TileLayer } from 'leaflet';
import type { Map as Leaflet } from 'leaflet';
import type { MapConfig } from '@club-reviews/shared-ui/platform';
import { BASE_MAP_PANE } from './base-map/base-map-layer';
import { isDark, onThemeChange } from './theme';

/** Adds streets from an archive, whose code is fetched first. */
function addArchive(map: Leaflet, url: string, tell: (haveArrived: boolean) => void): () => void {
  let end: (() => void) | null = () => undefined;
  void import(/* webpackChunkName: "streets" */ './archive-layer')
    .then(async ({ openStreets }) => {
      const draw = await openStreets(url, tell);
      if (end === null) return;
      // Not among the library's tiles: those are inverted at night.
      const show = () => draw(map, BASE_MAP_PANE, isDark());
      show();
      end = onThemeChange(show);
    })
    .catch(() => tell(false));
  return () => {
    end?.();
    end = null;
  };
}

/**
 * Adds streets to a map, above the base map.
 * @param onTiles called once some have arrived, and when some failed before any arrived
 * @returns a function that ends following the theme
 */
export function addStreets(
  map: Leaflet,
  { archiveUrl, tilesUrl }: MapConfig,
  maxZoom: number,
  onTiles: (haveArrived: boolean) => void,
): () => void {
  let haveArrived = false;
  const tell = (arrived: boolean) => {
    if (haveArrived) return;
    haveArrived = arrived;
    onTiles(arrived);
  };
  if (archiveUrl !== undefined) return addArchive(map, archiveUrl, tell);
  if (tilesUrl !== undefined)
    new TileLayer(tilesUrl, { maxZoom })
      .on('tileload', () => tell(true))
      .on('tileerror', () => tell(false))
      .addTo(map);
  return () => undefined;
}
