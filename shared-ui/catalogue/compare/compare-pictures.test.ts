import { comparePictures } from './compare-pictures';
import type { Picture } from './compare-pictures';

type Colour = readonly [red: number, green: number, blue: number];

const WHITE: Colour = [255, 255, 255];
const GREEN: Colour = [11, 95, 56];
const PALE: Colour = [244, 246, 241];

const SIZE = 120;

/** How much of a pixel is inside a box with round corners, from 0 to 1. */
function cover(x: number, y: number, side: number, radius: number): number {
  const parts = [0.125, 0.375, 0.625, 0.875];
  const away = (at: number) => Math.max(radius - at, at - (side - radius), 0);
  const isInside = (px: number, py: number) =>
    px >= 0 && py >= 0 && px <= side && py <= side && Math.hypot(away(px), away(py)) <= radius;
  const inside = parts.flatMap((dy) => parts.filter((dx) => isInside(x + dx, y + dy)));
  return inside.length / parts.length ** 2;
}

interface Drawing {
  ground?: Colour;
  fill?: Colour;
  radius?: number;
  /** Position of the box's top left corner. */
  at?: number;
  /** Shifts the result of smoothing a pixel. */
  smooth?: (covered: number, x: number, y: number) => number;
}

/** A 60 px box with round corners. */
function draw({
  ground = PALE,
  fill = GREEN,
  radius = 8,
  at = 20,
  smooth = (covered) => covered,
}: Drawing): Picture {
  const pixels = new Uint8Array(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const covered = cover(x - at, y - at, 60, radius);
      const share = covered === 0 || covered === 1 ? covered : smooth(covered, x, y);
      ground.forEach((level, channel) => {
        pixels[(y * SIZE + x) * 3 + channel] = level + (fill[channel]! - level) * share;
      });
    }
  }
  return { width: SIZE, height: SIZE, pixels };
}

const kept = draw({});

describe('comparing pictures', () => {
  it('finds nothing in the same picture', () => {
    expect(comparePictures(kept, draw({}))).toBeNull();
  });

  it('ignores different smoothing of edges in another browser', () => {
    const jagged = draw({
      smooth: (covered, x, y) => covered + ((x + y) % 2 === 0 ? 0.2 : -0.2) * (1 - covered),
    });
    const darker = draw({ smooth: (covered) => covered ** 0.7 });
    expect(jagged.pixels).not.toEqual(kept.pixels);
    expect(comparePictures(kept, jagged)).toBeNull();
    expect(comparePictures(kept, darker)).toBeNull();
  });

  it('detects another size', () => {
    expect(comparePictures(kept, { ...kept, height: 119 })?.reason).toContain('120 by 119 px');
  });

  it.each([
    ['surface', { fill: [14, 95, 56] }],
    ['ground', { ground: [244, 246, 238] }],
  ] as const)('detects a %s whose colour is three levels off', (_, change) => {
    expect(comparePictures(kept, draw(change))?.reason).toContain('surfaces or lines');
  });

  it.each([6, 10, 14])('distinguishes corners of %d px from those of 8', (radius) => {
    expect(comparePictures(kept, draw({ radius }))).not.toBeNull();
  });

  it('detects round corners on a background of nearly the same colour', () => {
    const faint = { ground: PALE, fill: WHITE };
    expect(comparePictures(draw(faint), draw({ ...faint, radius: 14 }))).not.toBeNull();
  });

  it('detects what has moved by a pixel, and where', () => {
    expect(comparePictures(kept, draw({ at: 21 }))?.places).toContainEqual([20, 50]);
  });

  it('distinguishes a line in another colour from one in another place', () => {
    const withLine = (colour: Colour) => {
      const picture = draw({});
      for (let x = 0; x < SIZE; x++) picture.pixels.set(colour, (100 * SIZE + x) * 3);
      return picture;
    };
    expect(comparePictures(withLine([211, 219, 209]), withLine([205, 213, 203]))?.reason).toContain('lines');
  });

  it('detects text in another colour, although none of its pixels is a surface', () => {
    const withWords = (colour: Colour) => {
      const picture = draw({});
      for (let y = 85; y < 118; y++) {
        for (let x = y % 2; x < SIZE; x += 4) picture.pixels.set(colour, (y * SIZE + x) * 3);
      }
      return picture;
    };
    expect(comparePictures(withWords([71, 87, 90]), withWords([13, 28, 31]))?.reason).toContain('words');
  });
});
