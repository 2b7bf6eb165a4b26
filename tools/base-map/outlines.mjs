/** Geometry for the base map: cuts outlines to a box and leaves out points that nobody would miss. */

/** Degrees of longitude are shorter than those of latitude; in England by this much. */
const SHORTER = Math.cos((53 * Math.PI) / 180);

/**
 * Cuts a closed outline to a box, one side after the other (Sutherland and Hodgman).
 * @param {number[][]} points
 * @param {number[]} box west, south, east, north
 */
export function clipOutline(points, [west, south, east, north]) {
  const sides = [
    [0, west, 1],
    [1, south, 1],
    [0, east, -1],
    [1, north, -1],
  ];
  return sides.reduce((kept, [axis, limit, sign]) => {
    const isInside = (point) => sign * (point[axis] - limit) >= 0;
    return kept.flatMap((point, index) => {
      const before = kept.at(index - 1);
      if (isInside(point) === isInside(before)) return isInside(point) ? [point] : [];
      const crossing = between(before, point, (limit - before[axis]) / (point[axis] - before[axis]));
      return isInside(point) ? [crossing, point] : [crossing];
    });
  }, points);
}

/**
 * Cuts a line to the parts that touch a box.
 * @param {number[][]} points
 * @param {number[]} box west, south, east, north
 */
export function clipLine(points, [west, south, east, north]) {
  const isInside = ([x, y]) => x >= west && x <= east && y >= south && y <= north;
  const parts = [];
  points.forEach((point, index) => {
    if (!isInside(point)) return;
    if (index > 0 && isInside(points[index - 1])) parts.at(-1).push(point);
    else parts.push([point]);
  });
  return parts.filter((part) => part.length > 1);
}

/**
 * Leaves out points that are close to the line without them (Douglas and Peucker).
 * @param {number[][]} points
 * @param {(point: number[]) => number} toleranceAt how close, in degrees of latitude
 */
export function simplify(points, toleranceAt) {
  const kept = new Set([0, points.length - 1]);
  const spans = [[0, points.length - 1]];
  while (spans.length > 0) {
    const [first, last] = spans.pop();
    let [furthest, most] = [0, 1];
    for (let index = first + 1; index < last; index += 1) {
      const deviation =
        distanceToSegment(points[index], points[first], points[last]) / toleranceAt(points[index]);
      if (deviation > most) [furthest, most] = [index, deviation];
    }
    if (furthest === 0) continue;
    kept.add(furthest);
    spans.push([first, furthest], [furthest, last]);
  }
  return points.filter((_, index) => kept.has(index));
}

const between = (from, to, share) => from.map((value, axis) => value + (to[axis] - value) * share);

function distanceToSegment(point, from, to) {
  const [x, y] = [(to[0] - from[0]) * SHORTER, to[1] - from[1]];
  const [px, py] = [(point[0] - from[0]) * SHORTER, point[1] - from[1]];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return Math.hypot(px - share * x, py - share * y);
}
