import { milesBetween } from './distance.ts';

const LEEDS = { latitude: 53.8008, longitude: -1.5491 };

describe('the distance between two points', () => {
  it('is that of a great circle', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    expect(milesBetween(LEEDS, london)).toBeCloseTo(169.5, 0);
    expect(milesBetween(london, LEEDS)).toBeCloseTo(milesBetween(LEEDS, london), 9);
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      12436.8,
      0,
    );
  });

  it('is zero from a point to itself', () => expect(milesBetween(LEEDS, LEEDS)).toBe(0));
});
