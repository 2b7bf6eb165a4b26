import { DomUtil, GridLayer } from 'leaflet';
import type { Map as Leaflet } from 'leaflet';
import { FetchSource, PMTiles } from 'pmtiles';
import type { RangeResponse } from 'pmtiles';
import { namedFlavor } from '@protomaps/basemaps';
import { labelRules, leafletLayer, paintRules } from 'protomaps-leaflet';
import { getColours } from './theme';

/** Reads an archive by byte ranges, and tells whether they arrive. */
class WatchedSource extends FetchSource {
  constructor(
    url: string,
    private readonly tell: (haveArrived: boolean) => void,
  ) {
    super(url);
  }

  override async getBytes(...range: Parameters<FetchSource['getBytes']>): Promise<RangeResponse> {
    try {
      const bytes = await super.getBytes(...range);
      this.tell(true);
      return bytes;
    } catch (error) {
      // After a zoom, the library cancels what it no longer needs.
      if ((error as Error).name !== 'AbortError') this.tell(false);
      throw error;
    }
  }
}

/** The colours of streets for a light or a dark page. Names are in the page's own, as the library's are hard to read. */
function getFlavour(isDark: boolean, colour: (role: string) => string) {
  return {
    ...namedFlavor(isDark ? 'dark' : 'light'),
    city_label: colour('ink'),
    roads_label_major: colour('ink-soft'),
    roads_label_minor: colour('ink-soft'),
  };
}

/**
 * Opens an archive of streets.
 * @param tell called with whether its parts arrive
 * @returns a function that draws them on a map, for a light or a dark page; the last drawing is replaced
 */
export async function openStreets(url: string, tell: (haveArrived: boolean) => void) {
  // The library expects Leaflet here.
  Object.assign(window, { L: { DomUtil, GridLayer } });
  const archive = new PMTiles(new WatchedSource(url, tell));
  const { minLat, minLon, maxLat, maxLon, maxZoom } = await archive.getHeader();
  let shown: ReturnType<typeof leafletLayer> | undefined;
  return (map: Leaflet, pane: string, isDark: boolean) => {
    shown?.remove();
    const flavour = getFlavour(isDark, getColours(map.getContainer()));
    // Without a background: where the archive has nothing, the base map stays visible.
    const layer = leafletLayer({
      url: archive,
      pane,
      paintRules: paintRules(flavour),
      labelRules: labelRules(flavour, 'en'),
      lang: 'en',
      maxDataZoom: maxZoom,
      bounds: [
        [minLat, minLon],
        [maxLat, maxLon],
      ],
    });
    map.addLayer(layer as unknown as GridLayer);
    shown = layer;
  };
}
