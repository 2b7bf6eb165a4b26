import proj4 from 'proj4';
import type { Coordinates } from '../outward-code-centroids.js';

// EPSG:27700 with the Helmert shift from OSGB36 to WGS84 (Ordnance Survey), right to about five metres.
const NATIONAL_GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.1502,0.247,0.8421,-20.4894 +units=m +no_defs';

const converter = proj4(NATIONAL_GRID, 'WGS84');

/** Converts metres of the British national grid to degrees. */
export function toWgs84(eastings: number, northings: number): Coordinates {
  const [longitude, latitude] = converter.forward([eastings, northings]) as [number, number];
  return { latitude: round(latitude), longitude: round(longitude) };
}

// Six decimals are a tenth of a metre.
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
