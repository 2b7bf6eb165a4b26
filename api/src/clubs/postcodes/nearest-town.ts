import type { Coordinates } from './outward-code-centroids.js';
import type { Town } from './towns.js';
import { TOWNS, townLabel } from './towns.js';

/** How people there would describe a place's location. */
export interface PlaceName {
  location: string;
  county: string;
  region: string;
}

const KILOMETRES_PER_DEGREE = 111.2;
/** Within this distance a place is in the district itself. */
const DISTRICT_KILOMETRES = 2.5;
/** Within this distance a place is in the town, or in the city that the district belongs to. */
const TOWN_KILOMETRES = 8;

/** Names a place after the nearest town: "Headingley, Leeds", "Leeds", or "near Otley" when it's far from any. */
export function placeNameAt(place: Coordinates): PlaceName {
  const [nearest, ...others] = TOWNS;
  if (!nearest) throw new Error('no towns are known');
  let found = { town: nearest, distance: kilometresBetween(place, nearest) };
  for (const town of others) {
    const distance = kilometresBetween(place, town);
    if (distance < found.distance) found = { town, distance };
  }
  const { county, region } = found.town;
  return { location: locationAt(found.town, found.distance), county, region };
}

function locationAt(town: Town, kilometres: number): string {
  if (kilometres <= DISTRICT_KILOMETRES) return townLabel(town);
  const name = town.city ?? town.name;
  return kilometres <= TOWN_KILOMETRES ? name : `near ${name}`;
}

/** The distance between two places, on a flat map: exact enough between neighbours. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const northwards = one.latitude - other.latitude;
  const eastwards = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(northwards, eastwards) * KILOMETRES_PER_DEGREE;
}
