import { In } from 'typeorm';
import type { ClubPlace } from '../../model/clubs/club-listing.js';
import type { Database } from '../../platform/database/database.js';
import { placeNameAt } from '../postcodes/nearest-town.js';
import type { LocatedPlace } from '../postcodes/outward-code-centroids.js';
import { outwardCodeCentroid } from '../postcodes/outward-code-centroids.js';
import { OutwardCode, Postcode } from '../postcodes/postcode.entity.js';
import { postcodeKey, readPostcode } from '../postcodes/postcode-text.js';

/**
 * Where many postcodes are: from the imported table, otherwise the middle of their outward code. No external service is
 * queried for thousands of them. The result leaves out postcodes outside England.
 */
export async function getPlaces(
  { reader }: Database,
  postcodes: readonly string[],
): Promise<Map<string, ClubPlace>> {
  const wanted = [...new Set(postcodes)].flatMap((text) => {
    const read = readPostcode(text);
    return read?.kind === 'full' ? [{ postcode: read.postcode, outwardCode: read.outwardCode }] : [];
  });
  const [known, middles] = await Promise.all([
    reader.findBy(Postcode, { postcode: In(wanted.map(({ postcode }) => postcodeKey(postcode))) }),
    reader.findBy(OutwardCode, {
      outwardCode: In([...new Set(wanted.map(({ outwardCode }) => outwardCode))]),
    }),
  ]);
  const byPostcode = new Map<string, LocatedPlace>(known.map((found) => [found.postcode, found]));
  const byOutwardCode = new Map<string, LocatedPlace>(middles.map((found) => [found.outwardCode, found]));
  const places = new Map<string, ClubPlace>();
  for (const { postcode, outwardCode } of wanted) {
    const known = byPostcode.get(postcodeKey(postcode)) ?? byOutwardCode.get(outwardCode);
    const coordinates = known?.inEngland === false ? null : (known ?? outwardCodeCentroid(outwardCode));
    if (!coordinates) continue;
    const { latitude, longitude } = coordinates;
    places.set(postcode, { ...placeNameAt(coordinates), postcode, outwardCode, latitude, longitude });
  }
  return places;
}
