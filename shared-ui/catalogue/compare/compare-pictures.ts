/** A picture as rows of pixels, with red, green and blue for each. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** How a picture differs from the kept one. */
export interface Difference {
  /** In words. */
  reason: string;
  /** The pixels that differ, from top to bottom. */
  places: readonly (readonly [x: number, y: number])[];
}

/** Neighbouring pixels count as one surface up to this many levels (of 255) apart. */
const SMOOTH = 6;
/** Beyond this many levels, a surface or line has changed colour. */
const OTHER_COLOUR = 2;
/** More surface pixels than this in another colour are too many. */
const SURFACE_PIXELS = 24;
/** A row of equal pixels counts as a line if it extends this far both ways. Letters don't have such rows. */
const LINE_REACH = 8;
/** Beyond this share of the contrast at an edge, a pixel has moved to its other side. Smoothing stays below it. */
const OTHER_SIDE = 0.4;
/** Below this contrast, there's no edge to speak of. */
const FAINT = 10;
/**
 * More pixels than this on the other side of their edge are too many for a picture: one letter that moves has more.
 * Letters of another machine with the same browser had 8.
 */
const EDGE_PIXELS = 16;
/** Side of the tiles whose average colours are compared. */
const TILE = 16;
/** Beyond this many levels, something in a tile has changed colour, such as its text. */
const OTHER_AVERAGE = 3;

const CHANNELS = [0, 1, 2] as const;

/** The largest difference between two pixels in any channel. */
const apart = (a: Picture, i: number, b: Picture, j: number) =>
  Math.max(...CHANNELS.map((channel) => Math.abs(a.pixels[i * 3 + channel]! - b.pixels[j * 3 + channel]!)));

/** The contrast around a pixel, including itself and its neighbours. */
function contrast({ width, height, pixels }: Picture, x: number, y: number): number {
  let widest = 0;
  for (const channel of CHANNELS) {
    let least = 255;
    let most = 0;
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
        const level = pixels[(row * width + column) * 3 + channel]!;
        least = Math.min(least, level);
        most = Math.max(most, level);
      }
    }
    widest = Math.max(widest, most - least);
  }
  return widest;
}

/** Whether a pixel is on a straight line of its own colour, horizontally or vertically. */
function isOnLine(picture: Picture, x: number, y: number): boolean {
  const { width, height } = picture;
  const here = y * width + x;
  const across = x >= LINE_REACH && x < width - LINE_REACH;
  const down = y >= LINE_REACH && y < height - LINE_REACH;
  const isEven = (step: number) => {
    for (let away = -LINE_REACH; away <= LINE_REACH; away++) {
      if (apart(picture, here, picture, here + away * step) > OTHER_COLOUR) return false;
    }
    return true;
  };
  return (across && isEven(1)) || (down && isEven(width));
}

/** The top left corners of tiles whose average colours differ. */
function tilesApart(kept: Picture, now: Picture): [x: number, y: number][] {
  const { width, height } = kept;
  const columns = Math.ceil(width / TILE);
  const sums = new Int32Array(columns * Math.ceil(height / TILE) * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tile = Math.floor(y / TILE) * columns + Math.floor(x / TILE);
      const pixel = (y * width + x) * 3;
      for (const channel of CHANNELS) {
        sums[tile * 3 + channel]! += now.pixels[pixel + channel]! - kept.pixels[pixel + channel]!;
      }
    }
  }
  const found: [number, number][] = [];
  for (let tile = 0; tile < sums.length / 3; tile++) {
    if (CHANNELS.some((channel) => Math.abs(sums[tile * 3 + channel]!) > OTHER_AVERAGE * TILE * TILE)) {
      found.push([(tile % columns) * TILE, Math.floor(tile / columns) * TILE]);
    }
  }
  return found;
}

/**
 * Compares a picture with the kept one. Another browser version smooths edges and letters a little differently, which doesn't
 * count. These do: a different size, even a slight change to a surface's or line's colour, edges that have moved or are
 * rounded differently, and text that's lighter, darker or in another place.
 * @returns null if there's no difference that counts
 */
export function comparePictures(kept: Picture, now: Picture): Difference | null {
  if (kept.width !== now.width || kept.height !== now.height) {
    const [was, is] = [kept, now].map(({ width, height }) => `${width} by ${height} px`);
    return { reason: `it's ${is}, and was ${was}`, places: [] };
  }
  const surfaces: [number, number][] = [];
  const edges: [number, number][] = [];
  for (let y = 0; y < kept.height; y++) {
    for (let x = 0; x < kept.width; x++) {
      const pixel = y * kept.width + x;
      const by = apart(kept, pixel, now, pixel);
      if (by <= OTHER_COLOUR) continue;
      const around = Math.max(contrast(kept, x, y), contrast(now, x, y));
      if (around <= SMOOTH || (isOnLine(kept, x, y) && isOnLine(now, x, y))) surfaces.push([x, y]);
      else if (by > Math.max(FAINT, around * OTHER_SIDE)) edges.push([x, y]);
    }
  }
  if (surfaces.length > SURFACE_PIXELS) {
    return { reason: `surfaces or lines have another colour (${surfaces.length} px)`, places: surfaces };
  }
  if (edges.length > EDGE_PIXELS) {
    return { reason: `edges or words are elsewhere (${edges.length} px)`, places: edges };
  }
  const tiles = tilesApart(kept, now);
  if (tiles.length > 0) return { reason: 'words or fine lines have another colour', places: tiles };
  return null;
}
