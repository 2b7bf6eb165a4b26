/** A picture as rows of pixels, each of red, green and blue. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** How a picture differs from the one that was kept. */
export interface Difference {
  /** In words. */
  reason: string;
  /** The pixels that differ, from the top: their `x` and `y`. */
  places: readonly (readonly [x: number, y: number])[];
}

/** Up to so many levels of 255, neighbouring pixels are one surface. */
const SMOOTH = 6;
/** By more levels than that, a surface or a line has another colour. */
const OTHER_COLOUR = 2;
/** Pixels of a surface in another colour that are too many. */
const SURFACE_PIXELS = 24;
/** A row of equal pixels is a line if it goes on so far in both directions. Letters have no such rows. */
const LINE_REACH = 8;
/** By more than this share of the contrast at an edge, a pixel is on the other side of it. Smoothing stays below. */
const OTHER_SIDE = 0.4;
/** Contrast below which there's no edge worth the name. */
const FAINT = 10;
/** Pixels on the other side of their edge that are too many, in a picture. */
const EDGE_PIXELS = 6;
/** Side of the tiles whose average colours are compared. */
const TILE = 16;
/** By more levels than that, what a tile shows has another colour, such as words. */
const OTHER_AVERAGE = 3;

const CHANNELS = [0, 1, 2] as const;

/** The greatest difference of one pixel's channels from another's. */
const apart = (a: Picture, i: number, b: Picture, j: number) =>
  Math.max(...CHANNELS.map((channel) => Math.abs(a.pixels[i * 3 + channel]! - b.pixels[j * 3 + channel]!)));

/** The contrast around a pixel: how far apart its neighbours and itself are. */
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

/** Whether a pixel lies on a straight line or row of its own colour, across or down. */
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

/** Tiles whose average colours differ, by their upper left corners. */
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
 * Compares a picture with the one that was kept. Another version of the browser smooths edges and letters a little
 * differently, which doesn't count. What counts: another size, a surface or a line in another colour however slightly, edges
 * that have moved or are round in another way, and words that are lighter, darker or elsewhere.
 * @returns null if nothing counts
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
