import { OUTWARD_CODE_CENTROID_TABLE } from './outward-code-centroid-table.js';

/** A point on the earth in degrees (WGS84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place, and whether a club there can be listed. */
export interface LocatedPlace extends Coordinates {
  inEngland: boolean;
}

let centroids: Map<string, Coordinates> | undefined;

/**
 * Finds the middle of an outward code of England.
 * @param outward for example "LS6"; case and surrounding spaces do not matter
 * @returns its average position, accurate to a kilometre or two, or null if it isn't in England
 */
export function outwardCodeCentroid(outward: string): Coordinates | null {
  const found = allCentroids().get(outward.trim().toUpperCase());
  return found === undefined ? null : { ...found };
}

/** Every outward code of England with a known middle, in table order. */
export function knownOutwardCodes(): string[] {
  return [...allCentroids().keys()];
}

/** The table is read once, at first use: most processes never need it. */
function allCentroids(): Map<string, Coordinates> {
  centroids ??= parseCentroidTable(OUTWARD_CODE_CENTROID_TABLE);
  return centroids;
}

/**
 * Reads a table of one line per postcode area.
 * @throws Error if an entry isn't `district latitude longitude`, or a code occurs twice
 */
export function parseCentroidTable(table: Readonly<Record<string, string>>): Map<string, Coordinates> {
  const parsed = new Map<string, Coordinates>();
  for (const [area, line] of Object.entries(table)) {
    for (const entry of line.split('|')) {
      const match = /^(\d{1,2}[A-Z]?) (-?\d+\.\d+) (-?\d+\.\d+)$/.exec(entry);
      if (match === null || parsed.has(area + match[1])) {
        throw new Error(`Not an entry of the outward code table: ${area} "${entry}"`);
      }
      parsed.set(area + match[1], { latitude: Number(match[2]), longitude: Number(match[3]) });
    }
  }
  return parsed;
}
