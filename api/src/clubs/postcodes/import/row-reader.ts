import proj4 from 'proj4';
import type { Coordinates, LocatedPlace } from '../outward-code-centroids.js';
import { isValid } from 'postcode';
import type { RowFormat } from '../../../platform/text/csv-rows.js';
import { SourceFileError } from '../../../platform/text/csv-rows.js';

// EPSG:27700 with the Helmert shift from OSGB36 to WGS84 (Ordnance Survey), accurate to about five metres.
const NATIONAL_GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.1502,0.247,0.8421,-20.4894 +units=m +no_defs';

const converter = proj4(NATIONAL_GRID, 'WGS84');

/** Converts metres of the British National Grid to degrees. */
export function toWgs84(eastings: number, northings: number): Coordinates {
  const [longitude, latitude] = converter.forward([eastings, northings]) as [number, number];
  return { latitude: round(latitude), longitude: round(longitude) };
}

// Six decimals are a tenth of a metre.
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** A postcode in use and where it is. */
export interface LocatedPostcode extends LocatedPlace {
  postcode: string;
}

/** Parses a postcode from a row; null for one that is terminated, has no position, or isn't ours to use. */
type RowReader = (row: readonly string[]) => LocatedPostcode | null;

const CODE_POINT_COLUMNS = 10;
const CODE_POINT = { postcode: 0, eastings: 2, northings: 3, country: 4 } as const;
const NOWHERE_LATITUDE = 99;
/** England's code in every file; Wales has W92000004. */
const ENGLAND = 'E92000001';

/**
 * Recognises a file by its first row: the header of an ONS Postcode Directory or NSPL of either generation, or a
 * row of Code-Point Open, which has none. Throws SourceFileError for anything else.
 */
export function recogniseFormat(firstRow: readonly string[]): RowFormat<LocatedPostcode | null> {
  const names = firstRow.map((name) => name.trim().toLowerCase());
  if (names.some((name) => name === 'pcds' || name === 'pcd' || name === 'pcd7')) {
    return { read: directoryReader(names), hasHeader: true };
  }
  if (firstRow.length === CODE_POINT_COLUMNS && isValid(firstRow[CODE_POINT.postcode]?.trim() ?? '')) {
    return { read: readCodePointRow, hasHeader: false };
  }
  throw new SourceFileError(
    'the first row is neither a header of ONSPD or NSPL nor a row of Code-Point Open with ten columns',
  );
}

// Column names change with the year of their codes ("ctry", "ctry25cd"), so columns are found by name.
function directoryReader(names: string[]): RowReader {
  const column = (what: string, ...aliases: string[]): number => {
    const index = aliases.map((alias) => names.indexOf(alias)).find((found) => found >= 0);
    if (index === undefined)
      throw new SourceFileError(`the header has no column for the ${what} (${aliases.join(' or ')})`);
    return index;
  };
  const postcode = column('postcode', 'pcds', 'pcd8', 'pcd2', 'pcd7', 'pcd');
  const country = names.findIndex((name) => /^ctry(?:\d\dcd)?$/.test(name));
  if (country < 0) throw new SourceFileError('the header has no column for the country (ctry)');
  const terminated = column('date of termination', 'doterm');
  const eastings = column('eastings', 'east1m', 'oseast1m');
  const latitude = column('latitude', 'lat');
  const longitude = column('longitude', 'long');
  return (row) => {
    if (row[terminated]?.trim() || !row[eastings]?.trim()) return null;
    const place = { latitude: Number(row[latitude] || NaN), longitude: Number(row[longitude] || NaN) };
    return located(row[postcode], place, row[country]);
  };
}

function readCodePointRow(row: readonly string[]): LocatedPostcode | null {
  const eastings = Number(row[CODE_POINT.eastings]);
  const northings = Number(row[CODE_POINT.northings]);
  // Both are 0 if the position isn't known.
  if (!(eastings > 0) || !(northings > 0)) return null;
  return located(row[CODE_POINT.postcode], toWgs84(eastings, northings), row[CODE_POINT.country]);
}

function located(
  text: string | undefined,
  { latitude, longitude }: Coordinates,
  country: string | undefined,
): LocatedPostcode | null {
  const postcode = (text ?? '').replace(/\s+/g, '').toUpperCase();
  // Northern Irish postcodes need their own licence for commercial use.
  if (!/^[A-Z][A-Z0-9]{4,6}$/.test(postcode) || postcode.startsWith('BT')) return null;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude) || latitude >= NOWHERE_LATITUDE) return null;
  return { postcode, latitude, longitude, inEngland: country?.trim() === ENGLAND };
}
