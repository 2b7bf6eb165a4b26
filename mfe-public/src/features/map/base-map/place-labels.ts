import type { Label } from './base-map-data';

/** A label and its box, in world pixels of a zoom level. */
export interface PlacedLabel {
  label: Label;
  /** The point that the name stands below. */
  x: number;
  y: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From the point down to the name, clear of its dot; and the name's height. */
export const BELOW_POINT = 5;
const HEIGHT = 15;
/** Around a name, so that names don't run together. */
const GAP = { x: 10, y: 6 };

/**
 * Chooses the names that fit on the map at a zoom level. Earlier ones come first; a later one that would touch one of
 * them is left out. All tiles of a level share the choice, so names go on from one to the next.
 * @param widthOf a name's width in pixels
 */
export function placeLabels(
  labels: readonly Label[],
  zoom: number,
  widthOf: (label: Label) => number,
): PlacedLabel[] {
  const scale = 2 ** zoom;
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    if (label.from > zoom) continue;
    const [x, y] = [label.x * scale, label.y * scale];
    const half = widthOf(label) / 2;
    const box = {
      label,
      x,
      y,
      left: x - half,
      right: x + half,
      top: y - BELOW_POINT,
      bottom: y + BELOW_POINT + HEIGHT,
    };
    const isFree = placed.every(
      (other) =>
        other.left > box.right + GAP.x ||
        other.right < box.left - GAP.x ||
        other.top > box.bottom + GAP.y ||
        other.bottom < box.top - GAP.y,
    );
    if (isFree) placed.push(box);
  }
  return placed;
}
