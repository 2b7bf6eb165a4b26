import { EARTH_RADIUS_MILES } from '@club-reviews/domain/distance';
import type { Coordinates } from './postcodes/outward-code-centroids.js';

export { EARTH_RADIUS_MILES };

const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * How near a point is to a centre, growing with their distance: the square of the sine of half the angle between them,
 * the inner part of the haversine formula. That is enough for sorting and comparing.
 */
export function getNearness(miles: number): number {
  return Math.sin(miles / EARTH_RADIUS_MILES / 2) ** 2;
}

/** A place as a point on a sphere of radius 1. */
export interface SpherePoint {
  x: number;
  y: number;
  z: number;
}

/** Where a place is on the sphere. */
export function spherePoint({ latitude, longitude }: Coordinates): SpherePoint {
  const [north, east] = [latitude * RADIANS_PER_DEGREE, longitude * RADIANS_PER_DEGREE];
  return {
    x: Math.cos(north) * Math.cos(east),
    y: Math.cos(north) * Math.sin(east),
    z: Math.sin(north),
  };
}

/** The nearness for the distance between two points: a quarter of their chord's square. */
export function nearnessBetween(one: SpherePoint, other: SpherePoint): number {
  return ((one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2) / 4;
}

/** The distance for a nearness: the haversine formula's outer part. */
export function toMiles(nearness: number): number {
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(nearness));
}

/** Bounds in degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** A box that holds every point within `miles` of `centre`; for places away from the poles and the date line. */
export function boxAround({ latitude, longitude }: Coordinates, miles: number): Box {
  const angle = miles / EARTH_RADIUS_MILES;
  const height = angle / RADIANS_PER_DEGREE;
  // The circle is widest a little polewards of its centre: asin(sin d / cos lat), not d / cos lat.
  const width = Math.asin(Math.sin(angle) / Math.cos(latitude * RADIANS_PER_DEGREE)) / RADIANS_PER_DEGREE;
  return {
    south: latitude - height,
    north: latitude + height,
    west: longitude - width,
    east: longitude + width,
  };
}
