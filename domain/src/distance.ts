/** Mean radius of the earth (IUGG, 6371.0088 km) in miles. */
export const EARTH_RADIUS_MILES = 3958.7613;

/** A point on the earth, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance between two points, in miles. */
export function milesBetween(a: Point, b: Point): number {
  const nearness =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(nearness)));
}
