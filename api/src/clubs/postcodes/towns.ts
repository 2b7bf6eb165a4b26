import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { EAST_MIDLANDS } from './towns/east-midlands.js';
import { EAST_OF_ENGLAND } from './towns/east-of-england.js';
import { LONDON } from './towns/london.js';
import { NORTH_EAST } from './towns/north-east.js';
import { NORTH_WEST } from './towns/north-west.js';
import { SOUTH_EAST } from './towns/south-east.js';
import { SOUTH_WEST } from './towns/south-west.js';
import { WEST_MIDLANDS } from './towns/west-midlands.js';
import { YORKSHIRE_AND_THE_HUMBER } from './towns/yorkshire-and-the-humber.js';

/** A real town of England, or a real district of one of its cities. */
export interface Town {
  name: string;
  /** The city a district belongs to; null for an independent town. */
  city: string | null;
  county: string;
  region: string;
  latitude: number;
  longitude: number;
  outwardCode: string;
  /** The postcode of a public place there, where one is known for certain. */
  postcode: string | null;
  /** Local names for parts of the town; invented clubs are named after them. */
  localNames: readonly string[];
}

const REGIONS: Readonly<Record<string, string>> = {
  'Yorkshire and the Humber': YORKSHIRE_AND_THE_HUMBER,
  'North East': NORTH_EAST,
  'North West': NORTH_WEST,
  'East Midlands': EAST_MIDLANDS,
  'West Midlands': WEST_MIDLANDS,
  'East of England': EAST_OF_ENGLAND,
  London: LONDON,
  'South East': SOUTH_EAST,
  'South West': SOUTH_WEST,
};

/**
 * Reads one region's list of `name|city|county|latitude|longitude|outward code|postcode|local names`.
 * @throws Error if a line doesn't have eight fields or its coordinates aren't numbers
 */
export function parseTowns(region: string, list: string): Town[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const fields = line.split('|');
      const [
        name = '',
        city = '',
        county = '',
        latitude,
        longitude,
        outwardCode = '',
        postcode = '',
        localNames = '',
      ] = fields;
      if (fields.length !== 8 || Number.isNaN(Number(latitude)) || Number.isNaN(Number(longitude))) {
        throw new Error(`Not a town: "${line}"`);
      }
      return {
        name,
        city: city === '' ? null : city,
        county,
        region,
        latitude: Number(latitude),
        longitude: Number(longitude),
        outwardCode,
        postcode: postcode === '' ? null : postcode,
        localNames: localNames.split(','),
      };
    });
}

/** All sample towns, the regions taken in turn, so that the first few already cover all of England. */
export const TOWNS: readonly Town[] = takeInTurn(
  Object.entries(REGIONS).map(([region, list]) => parseTowns(region, list)),
);

const townsByName = new Map(TOWNS.map((town) => [normaliseSearchText(town.name), town]));

/** The town with a name, as searched for; undefined if it isn't in the lists. */
export function findTown(name: string): Town | undefined {
  return townsByName.get(name);
}

/** What a club there gives as its location: "Headingley, Leeds", or "Otley". */
export function townLabel(town: Town): string {
  return town.city === null ? town.name : `${town.name}, ${town.city}`;
}

function takeInTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => turn);
  return turns.flatMap((turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
}
