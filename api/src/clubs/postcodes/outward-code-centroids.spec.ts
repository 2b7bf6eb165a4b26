import { knownOutwardCodes, outwardCodeCentroid, parseCentroidTable } from './outward-code-centroids.js';

const ENGLAND = { south: 49.86, north: 55.82, west: -6.45, east: 1.77 };

describe('outwardCodeCentroid', () => {
  it('knows where LS6 is', () => {
    expect(outwardCodeCentroid('LS6')).toEqual({ latitude: 53.819, longitude: -1.567 });
  });

  it.each([' ls6', 'Ls6 '])('accepts %j in any spelling', (typed) => {
    expect(outwardCodeCentroid(typed)).toEqual(outwardCodeCentroid('LS6'));
  });

  it.each(['', 'LS', 'LS99', 'EH1', 'CF10', 'ZZ1', 'LS6 3BU', 'constructor'])(
    'finds nothing for %j',
    (typed) => {
      expect(outwardCodeCentroid(typed)).toBeNull();
    },
  );

  it('protects its table from changes by callers', () => {
    const found = outwardCodeCentroid('LS6');
    if (found !== null) found.latitude = 0;
    expect(outwardCodeCentroid('LS6')?.latitude).toBe(53.819);
  });
});

describe('the table of outward codes', () => {
  it('covers the districts of England', () => {
    expect(knownOutwardCodes().length).toBeGreaterThan(2_050);
  });

  it('has only positions in England', () => {
    const outside = knownOutwardCodes().filter((code) => {
      const { latitude, longitude } = outwardCodeCentroid(code) ?? { latitude: 0, longitude: 0 };
      return (
        latitude < ENGLAND.south ||
        latitude > ENGLAND.north ||
        longitude < ENGLAND.west ||
        longitude > ENGLAND.east
      );
    });
    expect(outside).toEqual([]);
  });

  it('refuses a malformed or repeated entry', () => {
    expect(() => parseCentroidTable({ LS: '6 53.8' })).toThrow('LS "6 53.8"');
    expect(() => parseCentroidTable({ LS: '6 53.8 -1.5|6 53.9 -1.6' })).toThrow('LS "6 53.9 -1.6"');
  });
});
