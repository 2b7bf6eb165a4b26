import {
  boxAround,
  EARTH_RADIUS_MILES,
  toMiles,
  nearnessBetween,
  getNearness,
  spherePoint,
} from './great-circle.js';

const RADIANS = Math.PI / 180;

describe('boxAround', () => {
  it.each([50.0, 53.8, 55.8])('holds the whole circle at %d degrees north, and little more', (latitude) => {
    const centre = { latitude, longitude: -1.5 };
    const miles = 5;
    const box = boxAround(centre, miles);
    for (let bearing = 0; bearing < 360; bearing += 1) {
      const edge = destination(centre, miles, bearing * RADIANS);
      expect(edge.latitude).toBeLessThanOrEqual(box.north + 1e-9);
      expect(edge.latitude).toBeGreaterThanOrEqual(box.south - 1e-9);
      expect(edge.longitude).toBeLessThanOrEqual(box.east + 1e-9);
      expect(edge.longitude).toBeGreaterThanOrEqual(box.west - 1e-9);
    }
    expect((box.north - box.south) * 69.09).toBeCloseTo(10, 1);
    expect((box.east - box.west) * 69.09 * Math.cos(latitude * RADIANS)).toBeCloseTo(10, 1);
  });
});

describe('nearnessOf', () => {
  it.each([0, 0.01, 1, 5, 300])('is the one for %d miles', (miles) => {
    expect(toMiles(getNearness(miles))).toBeCloseTo(miles, 9);
  });
});

describe('the nearness of two places', () => {
  it.each([0.01, 1, 5, 50, 300])('is the one for the %d miles between them', (miles) => {
    const leeds = { latitude: 53.8, longitude: -1.55 };
    const reached = destination(leeds, miles, 1);
    expect(toMiles(nearnessBetween(spherePoint(leeds), spherePoint(reached)))).toBeCloseTo(miles, 6);
  });
});

// The point reached from `start` on the sphere (direct problem, spherical law of sines and cosines).
function destination(start: { latitude: number; longitude: number }, miles: number, bearing: number) {
  const angle = miles / EARTH_RADIUS_MILES;
  const latitude = start.latitude * RADIANS;
  const reached = Math.asin(
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing),
  );
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * Math.sin(reached),
  );
  return { latitude: reached / RADIANS, longitude: start.longitude + turn / RADIANS };
}
