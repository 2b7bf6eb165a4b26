/** A point on the screen, in pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Pins closer together than this would overlap: a little less than their width and height. */
const NEAR = { x: 34, y: 30 };

/**
 * Groups pins that would overlap.
 * @param points where the pins are, in the order of the list
 * @returns the indexes of each group's pins; a pin with room around it is a group of one
 */
export function groupPins(points: readonly ScreenPoint[]): number[][] {
  const groups: number[][] = [];
  points.forEach((point, index) => {
    const group = groups.find(([first]) => {
      const { x, y } = points[first!]!;
      return Math.abs(x - point.x) < NEAR.x && Math.abs(y - point.y) < NEAR.y;
    });
    if (group === undefined) groups.push([index]);
    else group.push(index);
  });
  return groups;
}
