import { CRS, LatLng } from 'leaflet';
import data from './base-map.json';

/** A line or outline in world pixels at zoom 0, x and y in turn, and the box around it. */
export interface Shape {
  points: Float64Array;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A name on the map. */
export interface Label {
  name: string;
  /** In world pixels at zoom 0. */
  x: number;
  y: number;
  /** The zoom level it's shown from. */
  from: number;
}

const toPixels = (longitude: number, latitude: number) =>
  CRS.EPSG3857.latLngToPoint(new LatLng(latitude / data.perDegree, longitude / data.perDegree), 0);

/** A shape from its first point and the steps to the next ones. */
function toShape(steps: readonly number[]): Shape {
  const points = new Float64Array(steps.length);
  const shape = { points, minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  let [longitude, latitude] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    longitude += steps[index]!;
    latitude += steps[index + 1]!;
    const { x, y } = toPixels(longitude, latitude);
    points[index] = x;
    points[index + 1] = y;
    shape.minX = Math.min(shape.minX, x);
    shape.minY = Math.min(shape.minY, y);
    shape.maxX = Math.max(shape.maxX, x);
    shape.maxY = Math.max(shape.maxY, y);
  }
  return shape;
}

/** Everything on the base map, see tools/base-map. */
export function readBaseMap() {
  return {
    land: data.land.map(toShape),
    built: data.built.map(toShape),
    rivers: data.rivers.map(toShape),
    borders: data.borders.map(toShape),
    labels: data.labels.flatMap(({ from, names, at }) =>
      names.map((name, index): Label => {
        const { x, y } = toPixels(at[2 * index]!, at[2 * index + 1]!);
        return { name, from, x, y };
      }),
    ),
  };
}
