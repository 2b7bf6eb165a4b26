import type { GroundAccess, GroundSurface } from '@club-reviews/domain/club-facts';
import type { Coordinates } from '../../postcodes/outward-code-centroids.js';
import type { RowFormat } from '../../../platform/text/csv-rows.js';
import { SourceFileError } from '../../../platform/text/csv-rows.js';
import { toWgs84 } from '../../postcodes/import/row-reader.js';

/** Columns by their names in Active Places' files: of its sites, of its facilities, and of its reports in one table. */
const COLUMNS = {
  id: ['site id'],
  name: ['site name'],
  town: ['town', 'post town'],
  postcode: ['postcode', 'post code'],
  eastings: ['easting', 'eastings'],
  northings: ['northing', 'northings'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'long'],
  closed: ['closure reason'],
  subtype: ['facility subtype', 'facility sub type', 'facility subtype (text)'],
  status: ['operational status', 'operational status (text)'],
  use: ['accessibility type group (text)', 'accessibility type group'],
  floodlights: ['artificial sports lighting', 'floodlit'],
  changingRooms: ['has changing rooms?', 'changing rooms'],
  carPark: ['car park capacity'],
  blueBadge: ['disability: parking'],
  toilets: ['disability: toilets'],
} as const;

type ColumnName = keyof typeof COLUMNS;

/** Kinds of football pitches, each as a number and as a name, and what they're made of. */
const SURFACES: Readonly<Record<string, GroundSurface>> = {
  ...toSurface('grass', [
    '5001',
    'adult football',
    '5002',
    'junior football 11v11',
    '5020',
    'mini soccer 7v7',
  ]),
  ...toSurface('grass', ['5022', 'junior football 9v9', '5023', 'mini soccer 5v5']),
  ...toSurface('astro', ['8001', 'sand filled', '8002', 'water based', '8004', 'sand dressed']),
  ...toSurface('3g', ['8003', 'long pile carpet']),
};

/** Statuses of pitches that can be played on; others are planned, closed or not marked out. */
const IN_USE = ['', '3', 'operational', '8', 'not known'];
const YES = ['1', 'yes', 'y', 'true'];

/** What one row says about a site; texts as they are, "" if it doesn't say. */
export interface GroundRow {
  id: number;
  name: string;
  town: string;
  postcode: string;
  place: Coordinates | null;
  isClosed: boolean;
  surface: GroundSurface | null;
  access: GroundAccess[];
}

/**
 * How to read a file with this header: each row says something, null if it's about something else, or what is wrong with
 * it. Throws SourceFileError if it isn't one of Active Places.
 */
export function recogniseFormat(header: readonly string[]): RowFormat<GroundRow | string | null> {
  const names = header.map((name) => name.trim().toLowerCase());
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).map(([key, aliases]) => [
      key,
      names.findIndex((name) => (aliases as readonly string[]).includes(name)),
    ]),
  ) as Record<ColumnName, number>;
  if (columns.id < 0) throw new SourceFileError('the header has no column “Site ID”');
  return { read: (row) => readRow((column) => (row[columns[column]] ?? '').trim()), hasHeader: true };
}

function readRow(get: (column: ColumnName) => string): GroundRow | string | null {
  const is = (column: ColumnName, words: readonly string[]) => words.includes(get(column).toLowerCase());
  const subtype = get('subtype').toLowerCase();
  const isClosed = get('closed') !== '';
  // A row without a kind of pitch is about the whole site.
  if (subtype !== '') {
    const isPlayed = !isClosed && is('status', IN_USE) && !is('use', ['private']);
    if (SURFACES[subtype] === undefined || !isPlayed) return null;
  }
  const id = get('id');
  if (!/^[1-9]\d{0,8}$/.test(id)) return `“${id}” isn’t the number of a site`;
  const place = getPlace(get);
  if (place === undefined) return 'the position isn’t in England';
  const access: [GroundAccess, boolean][] = [
    ['parking', Number(get('carPark')) > 0],
    ['blue-badge-parking', is('blueBadge', YES)],
    ['accessible-toilet', is('toilets', YES)],
    ['changing-rooms', is('changingRooms', YES)],
    ['floodlights', is('floodlights', YES)],
  ];
  return {
    ...{ id: Number(id), place, isClosed },
    ...{ name: get('name'), town: get('town'), postcode: get('postcode') },
    surface: SURFACES[subtype] ?? null,
    access: access.flatMap(([word, isThere]) => (isThere ? [word] : [])),
  };
}

/** Null if the row has no position, undefined if it's wrong. */
function getPlace(get: (column: ColumnName) => string): Coordinates | null | undefined {
  const [eastings, northings] = [Number(get('eastings')), Number(get('northings'))];
  const [latitude, longitude] = [Number(get('latitude')), Number(get('longitude'))];
  const isInGrid = eastings !== 0 && northings !== 0;
  if (!isInGrid && (latitude === 0 || (longitude === 0 && get('longitude') === ''))) return null;
  const place = isInGrid ? toWgs84(eastings, northings) : { latitude, longitude };
  const isInEngland =
    place.latitude > 49.8 && place.latitude < 55.9 && place.longitude > -6.5 && place.longitude < 1.9;
  return isInEngland ? place : undefined;
}

function toSurface(surface: GroundSurface, kinds: readonly string[]): Record<string, GroundSurface> {
  return Object.fromEntries(kinds.map((kind) => [kind, surface]));
}
