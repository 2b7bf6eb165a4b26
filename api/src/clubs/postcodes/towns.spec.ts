import { outwardCodeCentroid } from './outward-code-centroids.js';
import { parseTowns, TOWNS, townLabel } from './towns.js';

const KILOMETRES_PER_DEGREE = 111.3;

/** Flat-earth distance: exact enough over a few kilometres. */
function kilometresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const northwards = a.latitude - b.latitude;
  const eastwards = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(northwards, eastwards) * KILOMETRES_PER_DEGREE;
}

describe('the sample towns', () => {
  it('are many, in all nine regions, and each listed once', () => {
    expect(TOWNS.length).toBeGreaterThanOrEqual(320);
    expect(new Set(TOWNS.map((town) => town.region)).size).toBe(9);
    expect(new Set(TOWNS.map((town) => `${townLabel(town)}, ${town.county}`)).size).toBe(TOWNS.length);
  });

  it('cover every region from the start of the list', () => {
    expect(new Set(TOWNS.slice(0, 9).map((town) => town.region)).size).toBe(9);
  });

  it('are within 8 kilometres of the middle of their outward code', () => {
    const misplaced = TOWNS.filter((town) => {
      const centre = outwardCodeCentroid(town.outwardCode);
      return centre === null || kilometresBetween(town, centre) > 8;
    });
    expect(misplaced).toEqual([]);
  });

  it('only have full postcodes within their outward code', () => {
    const contradicting = TOWNS.filter(
      ({ postcode, outwardCode }) =>
        postcode !== null && !new RegExp(`^${outwardCode} \\d[A-Z]{2}$`).test(postcode),
    );
    expect(contradicting).toEqual([]);
  });

  it('give a search around LS6 several places within three miles', () => {
    const centre = outwardCodeCentroid('LS6') ?? { latitude: 0, longitude: 0 };
    const near = TOWNS.filter((town) => kilometresBetween(town, centre) < 3 * 1.609);
    expect(near.length).toBeGreaterThanOrEqual(8);
  });

  it('are refused if a line isn’t complete', () => {
    expect(() => parseTowns('North East', 'Blyth||Northumberland|55.1|-1.5|NE24')).toThrow('Not a town');
    expect(() => parseTowns('North East', 'Blyth||Northumberland|north|-1.5|NE24||Quay')).toThrow(
      'Not a town',
    );
  });
});
